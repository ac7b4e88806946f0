import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { duplicateKeyFindings } from '#scripts/config/rules/id-list.ts';
import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/tables/display-names.json';

/** A name is shown one way, not at all when it is left out, and never as a lender that it is not. */
export const shownNames = rule({
  id: 'shown-names',
  needs: ['displayNames', 'exclusions', 'lenders'],
  *check({ displayNames: { names }, exclusions, lenders }, { fileOf }) {
    const excluded = new Set(exclusions.names.map(({ name }) => matchKey(name)));
    yield* duplicateKeyFindings(
      FILE,
      names.map(({ legal }, index) => ({ pointer: `/names/${index}/legal`, name: legal })),
    );
    const byName = new Map(lenders.map((lender) => [matchKey(lender.name), lender]));
    for (const [index, { legal, shown }] of names.entries()) {
      const alike = byName.get(matchKey(shown));
      if (alike && !matchKeysOf(alike).includes(matchKey(legal))) {
        yield {
          file: FILE,
          pointer: `/names/${index}/shown`,
          is: `${quoted(legal)} se mostraría como ${quoted(alike.name)}, de ${fileOf(alike)}`,
          expected: 'un nombre que no sea de otro',
          action: 'cambialo, o sumá el nombre legal a ese banco',
        };
      }
      if (!excluded.has(matchKey(legal))) continue;
      const is = `${quoted(legal)} está también en config/tables/exclusions.json`;
      yield {
        file: FILE,
        pointer: `/names/${index}/legal`,
        is,
        expected: 'que esté en una sola tabla',
        action: 'borralo de una',
      };
    }
  },
});
