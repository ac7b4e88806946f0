import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { codesOf, entitiesOf } from '#scripts/config/read/codes.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, lenderRule, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

/** Something that belongs to one lender alone, where its file says it, and what it is known by. */
type Claim = { lender: Lender; pointer: string; said: string | number; key: string | number };

/** Reports in both files what two lenders claim: the editor may be looking at either. */
function* shared(
  claims: readonly Claim[],
  fileOf: (lender: Lender) => string,
  sentence: (said: string, other: Claim) => string,
  expected: string,
): Generator<RuleFinding> {
  for (const group of groupBy(claims, ({ key }) => key).values()) {
    for (const claim of group.length > 1 ? group : []) {
      const is = sentence(quoted(claim.said), group.find((one) => one !== claim) as Claim);
      yield {
        ...fault(claim.pointer, is, expected, 'corregilo en uno de los dos'),
        file: fileOf(claim.lender),
      };
    }
  }
}

/** A code of the BCRA belongs to one lender; the fault is reported in both files. */
export const lenderCodes = rule('lender-codes', ['lenders'], ({ lenders }, { fileOf }) => {
  const claims = lenders.flatMap((lender): Claim[] =>
    lender.bcraCodes.map((said, index) => ({ lender, pointer: `/bcraCodes/${index}`, said, key: said })),
  );
  const sentence = (said: string, { lender }: Claim): string =>
    `dice ${said}, que también figura en ${fileOf(lender)}`;
  return shared(claims, fileOf, sentence, 'un código de este banco solo');
});

/** A lender's codes are ones that the central bank has given, to an entity with one of its legal names. */
export const givenCode = lenderRule(
  'given-codes',
  ['entities', 'catalogue'],
  function* ({ bcraCodes, legalNames }, lists) {
    const keys = legalNames.map(matchKey);
    const [right] = codesOf(lists, legalNames).filter((code) => !bcraCodes.includes(code));
    const repair = { action: 'corregilo', ...(right !== undefined && { value: right }) };
    for (const [index, code] of bcraCodes.entries()) {
      const [name, ...others] = entitiesOf(lists, code);
      if ([name, ...others].some((one) => one !== undefined && keys.includes(matchKey(one)))) continue;
      const given =
        name === undefined ? 'un código que el BCRA no le dio a nadie' : `el código de ${quoted(name)}`;
      // The record alone may call an entity by another name.
      const report = name === undefined ? fault : warning;
      yield report(`/bcraCodes/${index}`, `dice ${code}, ${given}`, 'el de su nombre legal', repair);
    }
  },
);

/** Offers are recognised by match key, so a key belongs to one lender only; and no two lenders are shown alike. */
export const lenderNames = rule('lender-names', ['lenders'], function* ({ lenders }, { fileOf }) {
  const claim = (lender: Lender, pointer: string, said: string): Claim => ({
    lender,
    pointer,
    said,
    key: matchKey(said),
  });
  const names = lenders.flatMap((lender) => {
    const claims = [
      ...lender.legalNames.map((said, index) => claim(lender, `/legalNames/${index}`, said)),
      claim(lender, '/forcedSlug', lender.forcedSlug),
    ];
    return claims.filter(({ key }, at) => key === '' || claims.findIndex((one) => one.key === key) === at);
  });
  for (const { lender, pointer, said } of names.filter(({ key }) => key === ''))
    yield { ...illegible(pointer, said, 'el nombre como lo escribe el BCRA'), file: fileOf(lender) };
  const sentence = (words: string) => (said: string, other: Claim) =>
    `${said} ${words} ${quoted(other.said)} de ${fileOf(other.lender)}`;
  const expected = 'un nombre de este banco solo';
  const legible = names.filter(({ key }) => key !== '');
  yield* shared(legible, fileOf, sentence('se reconoce igual que'), expected);
  const shown = lenders.map((lender) => claim(lender, '/name', lender.name));
  yield* shared(shown, fileOf, sentence('se muestra igual que'), expected);
});

const illegible = (pointer: string, name: string | number, expected: string): RuleFinding =>
  fault(pointer, `${quoted(name)} no tiene letras ni números`, expected, 'corregilo');

/** Names of one table that are recognised as the same name: only the last would count. */
function* duplicateKeyFindings(names: readonly string[], member: string): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const pointer = `/names/${index}/${member}`;
    const first = seen.get(matchKey(name));
    seen.set(matchKey(name), first ?? name);
    if (matchKey(name) === '') yield illegible(pointer, name, 'un nombre que se pueda reconocer');
    else if (first !== undefined) {
      const is = `${quoted(name)} se reconoce igual que ${quoted(first)}`;
      yield fault(pointer, is, 'cada entidad una vez', 'borrá uno');
    }
  }
}

/** An excluded entity has a known reason, stands in the table once, and is not one of our own lenders that are shown. */
export const excludedNames = rule(
  'excluded-names',
  ['exclusions', 'lenders'],
  function* ({ exclusions: { reasons, names }, lenders }, { fileOf }) {
    const codes = new Set(reasons.map(({ code }) => code));
    const owners = new Map(
      lenders
        .filter(({ hidden }) => !hidden)
        .flatMap((lender) =>
          [...matchKeysOf(lender), matchKey(lender.name)].map((key) => [key, fileOf(lender)]),
        ),
    );
    yield* duplicateKeyFindings(
      names.map(({ name }) => name),
      'name',
    );
    for (const [index, { name, reason }] of names.entries()) {
      if (!codes.has(reason)) {
        const action = didYouMean('corregilo o sumalo a reasons', reason, codes);
        const is = `dice ${quoted(reason)} y ese motivo no existe`;
        yield fault(`/names/${index}/reason`, is, 'un código de reasons', action);
      }
      const owner = owners.get(matchKey(name));
      if (owner === undefined) continue;
      const is = `${quoted(name)} es un nombre de ${owner}`;
      const expected = 'que ningún banco que el sitio muestra esté excluido';
      yield fault(`/names/${index}/name`, is, expected, 'sacalo de esta tabla');
    }
  },
);

/** A name is shown one way, not at all when it is left out, and never as a lender that it is not. */
export const shownNames = rule(
  'shown-names',
  ['displayNames', 'exclusions', 'lenders'],
  function* ({ displayNames: { names }, exclusions, lenders }, { fileOf }) {
    const excluded = new Set(exclusions.names.map(({ name }) => matchKey(name)));
    yield* duplicateKeyFindings(
      names.map(({ legal }) => legal),
      'legal',
    );
    const byName = new Map(lenders.map((lender) => [matchKey(lender.name), lender]));
    for (const [index, { legal, shown }] of names.entries()) {
      const alike = byName.get(matchKey(shown));
      if (alike && !matchKeysOf(alike).includes(matchKey(legal))) {
        const is = `${quoted(legal)} se mostraría como ${quoted(alike.name)}, de ${fileOf(alike)}`;
        const action = 'cambialo, o sumá el nombre legal a ese banco';
        yield fault(`/names/${index}/shown`, is, 'un nombre que no sea de otro', action);
      }
      if (!excluded.has(matchKey(legal))) continue;
      const is = `${quoted(legal)} está también en config/tables/exclusions.json`;
      yield fault(`/names/${index}/legal`, is, 'que esté en una sola tabla', 'borralo de una');
    }
  },
);
