import { lenderFormKey, loanFormKey } from '#domain/stored-keys.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Something that belongs to one alone: where a file says it, and what it is known by. */
type Claim = { file: string; pointer: string; said: string | number; key: string };

/** Reports in each file what another claims too, as the editor may be looking at either. */
function* shared(claims: readonly Claim[]): Generator<RuleFinding> {
  for (const group of groupBy(claims, (claim) => claim.key).values())
    for (const claim of group) {
      const { file, pointer, said } = claim;
      const other = group.find((one) => one !== claim);
      if (other && file !== HOME) {
        const is = `${quoted(said)} es lo mismo que ${quoted(other.said)} de ${other.file}`;
        yield { ...fault(pointer, is, 'que sea de uno solo', 'corregilo en uno de los dos'), file };
      }
    }
}

/** The page that keeps what visitors typed under a key that no file says. */
const HOME = 'la página de inicio';

const claim = (pointer: string, said: string | number, key = String(said)): Omit<Claim, 'file'> => ({
  pointer,
  said,
  key,
});

/** The names by which a lender's offers are recognised, each key once. */
function nameClaims({ legalNames, forcedSlug }: Lender): Omit<Claim, 'file'>[] {
  const names = [
    ...legalNames.map((name, index) => claim(`/legalNames/${index}`, name, matchKey(name))),
    claim('/forcedSlug', forcedSlug, matchKey(forcedSlug)),
  ];
  return names.filter(({ key }, at) => names.findIndex((one) => one.key === key) === at);
}

/** A code of the BCRA, a name to be recognised or shown by, and the key of what visitors typed belong to one lender alone. */
export const ofOneLender = rule('of-one-lender', ['lenders'], function* ({ lenders }, { fileOf }) {
  const each = (claimsOf: (lender: Lender) => Omit<Claim, 'file'>[]): Claim[] =>
    lenders.flatMap((lender) => claimsOf(lender).map((one) => ({ ...one, file: fileOf(lender) })));
  const home = { file: HOME, ...claim('', loanFormKey('homepage')) };
  yield* shared(each(({ bcraCodes }) => bcraCodes.map((code, index) => claim(`/bcraCodes/${index}`, code))));
  yield* shared(each(nameClaims));
  yield* shared(each(({ name }) => [claim('/name', name, matchKey(name))]));
  const keyOf = (lender: Lender) => claim(lender.storageKey ? '/storageKey' : '/id', lenderFormKey(lender));
  yield* shared([home, ...each((lender) => [keyOf(lender)])]);
});

/** An entity stands once in the tables of names, is excluded for a known reason, and is none of our lenders that are shown. */
export const tableNames = rule(
  'table-names',
  ['exclusions', 'displayNames', 'lenders'],
  function* ({ exclusions, displayNames, lenders }, { fileOf }) {
    const codes = new Set(exclusions.reasons.map(({ code }) => code));
    const owners = new Map(
      lenders
        .filter(({ hidden }) => !hidden)
        .flatMap((lender) => [...matchKeysOf(lender), matchKey(lender.name)].map((key) => [key, lender])),
    );
    const rows = [
      ...claimsOf(exclusions, exclusions.names, 'name', fileOf),
      ...claimsOf(displayNames, displayNames.names, 'legal', fileOf),
    ];
    yield* shared(rows);
    for (const [index, { name, reason }] of exclusions.names.entries()) {
      const pointer = `/names/${index}`;
      const owner = owners.get(matchKey(name));
      const action = didYouMean('corregilo o sumalo a reasons', reason, codes);
      const is = `dice ${quoted(reason)} y ese motivo no existe`;
      if (!codes.has(reason)) yield fault(`${pointer}/reason`, is, 'un código de reasons', action);
      if (owner) yield ofOurs(`${pointer}/name`, name, fileOf(owner));
    }
  },
);

const claimsOf = <Key extends string>(
  table: object,
  names: readonly Readonly<Record<Key, string>>[],
  key: Key,
  fileOf: (part: object) => string,
): Claim[] =>
  names.map((row, index) => ({
    file: fileOf(table),
    pointer: `/names/${index}/${key}`,
    said: row[key],
    key: matchKey(row[key]),
  }));

const ofOurs = (pointer: string, name: string, file: string): RuleFinding =>
  fault(
    pointer,
    `${quoted(name)} es un nombre de ${file}`,
    'que ningún banco que el sitio muestra esté excluido',
    'sacalo de esta tabla',
  );

/** No entity is shown as a lender that it is not. */
export const shownNames = rule(
  'shown-names',
  ['displayNames', 'lenders'],
  function* ({ displayNames: { names }, lenders }, { fileOf }) {
    const byName = new Map(lenders.map((lender) => [matchKey(lender.name), lender]));
    for (const [index, { legal, shown }] of names.entries()) {
      const alike = byName.get(matchKey(shown));
      if (!alike || matchKeysOf(alike).includes(matchKey(legal))) continue;
      const is = `${quoted(legal)} se mostraría como ${quoted(alike.name)}, de ${fileOf(alike)}`;
      const action = 'cambialo, o sumá el nombre legal a ese banco';
      yield fault(`/names/${index}/shown`, is, 'un nombre que no sea de otro', action);
    }
  },
);
