import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { didYouMean, folded, quoted } from '#scripts/config/read/wording.ts';
import { exceptableRule, fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';

/** Something that belongs to one lender alone, and where its file says it. */
type Claim = { lender: Lender; pointer: string; said: string | number };

function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** Tells both files of what two lenders claim: the editor may be looking at either. */
function* shared(
  groups: ReadonlyMap<unknown, readonly Claim[]>,
  fileOf: (lender: Lender) => string,
  sentence: (said: string, other: Claim) => string,
  expected: string,
): Generator<RuleFinding> {
  for (const group of groups.values()) {
    for (const claim of group.length > 1 ? group : []) {
      const is = sentence(quoted(claim.said), group.find((one) => one !== claim) as Claim);
      yield {
        ...fault(claim.pointer, is, expected, 'corregilo en uno de los dos'),
        file: fileOf(claim.lender),
      };
    }
  }
}

/** A code of the BCRA belongs to one lender; both files are told. */
export const lenderCodes = rule('lender-codes', ['lenders'], ({ lenders }, { fileOf }) => {
  const byCode = new Map<number, Claim[]>();
  for (const lender of lenders) {
    for (const [index, said] of lender.bcraCodes.entries())
      addTo(byCode, said, { lender, pointer: `/bcraCodes/${index}`, said });
  }
  const sentence = (said: string, { lender }: Claim): string =>
    `dice ${said}, que también figura en ${fileOf(lender)}`;
  return shared(byCode, fileOf, sentence, 'un código de este banco solo');
});

const namesOf = (lender: Lender): Claim[] => [
  ...lender.legalNames.map((said, index) => ({ lender, pointer: `/legalNames/${index}`, said })),
  { lender, pointer: '/forcedSlug', said: lender.forcedSlug },
];

/** Offers are recognised by match key, so a key belongs to one lender only; and no two lenders are shown alike. */
export const lenderNames = rule('lender-names', ['lenders'], function* ({ lenders }, { fileOf }) {
  const byKey = new Map<string, Claim[]>();
  const byName = new Map<string, Claim[]>();
  for (const lender of lenders) {
    addTo(byName, matchKey(lender.name), { lender, pointer: '/name', said: lender.name });
    for (const claim of namesOf(lender)) {
      const key = matchKey(String(claim.said));
      if (key === '')
        yield {
          ...illegible(claim.pointer, claim.said, 'el nombre como lo escribe el BCRA'),
          file: fileOf(lender),
        };
      else if (byKey.get(key)?.at(-1)?.lender !== lender) addTo(byKey, key, claim);
    }
  }
  const sentence = (words: string) => (said: string, other: Claim) =>
    `${said} ${words} ${quoted(other.said)} de ${fileOf(other.lender)}`;
  yield* shared(byKey, fileOf, sentence('se reconoce igual que'), 'un nombre de este banco solo');
  yield* shared(byName, fileOf, sentence('se muestra igual que'), 'un nombre de este banco solo');
});

const illegible = (pointer: string, name: string | number, expected: string): RuleFinding =>
  fault(pointer, `${quoted(name)} no tiene letras ni números`, expected, 'corregilo');

/** Names of one table that are recognised as the same name: only the last would count. */
function* duplicateKeyFindings(names: readonly string[], member: string): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const pointer = `/names/${index}/${member}`;
    const key = matchKey(name);
    const first = seen.get(key);
    if (key === '') yield illegible(pointer, name, 'un nombre que se pueda reconocer');
    else if (first === undefined) seen.set(key, name);
    else {
      const is = `${quoted(name)} se reconoce igual que ${quoted(first)}`;
      yield fault(pointer, is, 'cada entidad una vez', 'borrá uno');
    }
  }
}

/** An excluded entity has a known reason, stands in the table once, and is not one of our own lenders. */
export const excludedNames = rule(
  'excluded-names',
  ['exclusions', 'lenders'],
  function* ({ exclusions: { reasons, names }, lenders }, { fileOf }) {
    const codes = new Set(reasons.map(({ code }) => code));
    const owners = new Map(
      lenders.flatMap((lender) =>
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
      const expected = 'que ningún banco del sitio esté excluido';
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

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** An entity that is shown, and the lender it is, if it is one of ours. */
type Known = { name: string; lender?: Lender };

/** The texts of a lender and of its sheet name no other lender, as those of a copied file would. */
export const otherLenders = exceptableRule(
  'other-lenders',
  ['lenders', 'bankDetails', 'displayNames'],
  function* ({ lenders, bankDetails, displayNames }, { fileOf }) {
    const ours = new Set(lenders.flatMap(matchKeysOf));
    const others = displayNames.names.filter(({ legal }) => !ours.has(matchKey(legal)));
    const known: Known[] = [
      ...others.map(({ shown }) => ({ name: shown })),
      ...lenders.map((lender) => ({ name: lender.name, lender })),
    ];
    const byName = new Map(known.map((one) => [folded(wordsOf(one.name).join(' ')), one]));
    const longest = new Map<string, number>();
    for (const words of [...byName.keys()].map((name) => name.split(' ')))
      longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 0, words.length));
    const byId = new Map(lenders.map((lender) => [lender.id, lender]));
    const faultsIn = (own: Lender, said: object): RuleFinding[] => {
      const faults: RuleFinding[] = [];
      visitStrings(said, (text, path) => {
        const other = otherIn(text, own, byName, longest);
        if (!other) return;
        const is = `nombra a ${quoted(other.name)}, que es otra entidad`;
        faults.push(fault(within('', ...path), is, `que hable de ${quoted(own.name)}`, 'cambiá el nombre'));
      });
      return faults;
    };
    for (const own of lenders) {
      const { directory, page } = own;
      yield* inFile(fileOf(own), faultsIn(own, { directory, page }));
    }
    for (const detail of bankDetails) {
      const own = byId.get(detail.lenderId);
      if (own) yield* inFile(fileOf(detail), faultsIn(own, detail));
    }
  },
);

/**
 * Another entity that a text names in capitals: 'Moni', not 'moni' in a web address. `longest` holds, by first word, how
 * many words a name has at most.
 */
function otherIn(
  text: string,
  own: Lender,
  byName: ReadonlyMap<string, Known>,
  longest: ReadonlyMap<string, number>,
): Known | undefined {
  const words = wordsOf(text);
  const isOwn = (name: string): boolean => folded([own.name, ...own.legalNames].join(' ')).includes(name);
  for (const [from, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word)) continue;
    for (let length = longest.get(folded(word)) ?? 0; length > 0; length -= 1) {
      const name = folded(words.slice(from, from + length).join(' '));
      const other = byName.get(name);
      if (other && other.lender !== own && !isOwn(name)) return other;
    }
  }
  return undefined;
}
