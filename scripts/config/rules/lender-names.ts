import { matchKey } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

type Claim = { lender: Lender; pointer: string; name: string };

const claimsOf = (lender: Lender): Claim[] => [
  ...lender.legalNames.map((name, index) => ({ lender, pointer: `/legalNames/${index}`, name })),
  { lender, pointer: '/forcedSlug', name: lender.forcedSlug },
];

/**
 * Offers are recognised by match key, so a key belongs to one lender only; and no two lenders are shown alike. Both
 * files are told: the editor may be looking at either.
 */
export const lenderNames = rule({
  id: 'lender-names',
  needs: ['lenders'],
  *check({ lenders }, { fileOf }) {
    const byKey = new Map<string, Claim[]>();
    const byName = new Map<string, Claim[]>();
    for (const lender of lenders) {
      add(byName, matchKey(lender.name), { lender, pointer: '/name', name: lender.name });
      for (const claim of claimsOf(lender)) {
        const key = matchKey(claim.name);
        if (key === '') yield unreadable(fileOf(lender), claim);
        else if (byKey.get(key)?.at(-1)?.lender !== lender) add(byKey, key, claim);
      }
    }
    yield* shared(byKey, fileOf, 'se reconoce igual que');
    yield* shared(byName, fileOf, 'se muestra igual que');
  },
});

function add(claims: Map<string, Claim[]>, key: string, claim: Claim): void {
  const list = claims.get(key);
  if (list) list.push(claim);
  else claims.set(key, [claim]);
}

const unreadable = (file: string, { pointer, name }: Claim): RuleFinding => ({
  file,
  pointer,
  is: `${quoted(name)} no tiene letras ni números`,
  expected: 'el nombre como lo escribe el BCRA',
  action: 'corregilo',
});

function* shared(
  claims: ReadonlyMap<string, readonly Claim[]>,
  fileOf: (lender: Lender) => string,
  words: string,
): Generator<RuleFinding> {
  for (const list of claims.values()) {
    for (const { lender, pointer, name } of list.length > 1 ? list : []) {
      const other = list.find((one) => one.lender !== lender) as Claim;
      const is = `${quoted(name)} ${words} ${quoted(other.name)} de ${fileOf(other.lender)}`;
      const expected = 'un nombre de este banco solo';
      yield { file: fileOf(lender), pointer, is, expected, action: 'corregilo en uno de los dos' };
    }
  }
}
