import { matchKey } from '#domain/match-key.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { duplicateKeyFindings } from '#scripts/config/rules/name-table.ts';
import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/tables/display-names.json';

/** A name is shown one way, and not at all when it is left out. */
export const shownNames = rule({
  id: 'shown-names',
  needs: ['displayNames', 'exclusions'],
  *check({ displayNames: { names }, exclusions }) {
    const excluded = new Set(exclusions.names.map(({ name }) => matchKey(name)));
    yield* duplicateKeyFindings(
      FILE,
      names.map(({ legal }, index) => ({ pointer: `/names/${index}/legal`, name: legal })),
    );
    for (const [index, { legal }] of names.entries()) {
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
