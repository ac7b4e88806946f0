import { lenderFormKey } from '#domain/stored-keys.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Something that belongs to one alone: where a file says it, what it is known by, and whose it is. */
type Claim = { file: string; pointer: string; said: string | number; key: string; owner: string };

/** Reports in each file what another claims too, as the editor may be looking at either. */
function* shared(claims: readonly Claim[]): Generator<RuleFinding> {
  for (const group of groupBy(claims, (claim) => claim.key).values())
    for (const [index, claim] of group.entries()) {
      const other = group.find(({ owner }) => owner !== claim.owner);
      const isFirst = group.findIndex(({ owner }) => owner === claim.owner) === index;
      if (!other || !isFirst) continue;
      const is = `${quoted(claim.said)} es lo mismo que ${quoted(other.said)} de ${other.file}`;
      yield fault(claim, is, 'que sea de uno solo', 'corregilo en uno de los dos');
    }
}

/** What a lender alone may have: a code, the names of its offers, a name to be shown by, the key of what visitors typed. */
function claimsOf(lender: Lender, file: string): Claim[] {
  const { bcraCodes, legalNames, forcedSlug, name, storageKey } = lender;
  const claim = (kind: string, pointer: string, said: string | number, key = said): Claim => {
    return { file, pointer, said, key: `${kind} ${key}`, owner: file };
  };
  const formKey = lenderFormKey(lender);
  return [
    ...bcraCodes.map((code, index) => claim('code', `/bcraCodes/${index}`, code)),
    ...legalNames.map((one, index) => claim('offers', `/legalNames/${index}`, one, matchKey(one))),
    claim('offers', '/forcedSlug', forcedSlug, matchKey(forcedSlug)),
    claim('shown', '/name', name, matchKey(name)),
    claim('form', storageKey ? '/storageKey' : '/id', formKey),
  ];
}

/** A code of the BCRA, a name to be recognised or shown by, and the key of what visitors typed belong to one lender alone. */
export const ofOneLender = rule('of-one-lender', ['lenders'], ({ lenders }, { fileOf }) =>
  shared(lenders.flatMap((lender) => claimsOf(lender, fileOf(lender)))),
);

/** An entity stands once in the tables of names, is excluded for a known reason, and is none of our lenders that are shown. */
export const tableNames = rule(
  'table-names',
  ['exclusions', 'displayNames', 'lenders'],
  function* ({ exclusions, displayNames, lenders }, { fileOf }) {
    const codes = new Set(exclusions.reasons.map(({ code }) => code));
    const shown = lenders.filter(({ hidden }) => !hidden);
    const owners = new Map(
      shown.flatMap((one) => [...matchKeysOf(one), matchKey(one.name)].map((key) => [key, fileOf(one)])),
    );
    const claim = (said: string, file: string, pointer: string): Claim => {
      return { file, pointer, said, key: matchKey(said), owner: file + pointer };
    };
    const [excluding, showing] = [fileOf(exclusions), fileOf(displayNames)];
    yield* shared([
      ...exclusions.names.map(({ name }, index) => claim(name, excluding, `/names/${index}/name`)),
      ...displayNames.names.map(({ legal }, index) => claim(legal, showing, `/names/${index}/legal`)),
    ]);
    for (const [index, { name, reason }] of exclusions.names.entries()) {
      const owner = owners.get(matchKey(name));
      const action = didYouMean('corregilo o sumalo a reasons', reason, codes);
      const is = `dice ${quoted(reason)} y ese motivo no existe`;
      if (!codes.has(reason)) yield fault(`/names/${index}/reason`, is, 'un código de reasons', action);
      const expected = 'que ningún banco que el sitio muestra esté excluido';
      const ofOurs = `${quoted(name)} es un nombre de ${owner}`;
      if (owner) yield fault(`/names/${index}/name`, ofOurs, expected, 'sacalo de esta tabla');
    }
  },
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
