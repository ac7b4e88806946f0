import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { duplicateKeyFindings } from '#scripts/config/rules/id-list.ts';
import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/tables/exclusions.json';

/** An excluded entity has a known reason, stands in the table once, and is not one of our own lenders. */
export const excludedNames = rule({
  id: 'excluded-names',
  needs: ['exclusions', 'lenders'],
  *check({ exclusions: { reasons, names }, lenders }, { fileOf }) {
    const codes = new Set(reasons.map(({ code }) => code));
    const owners = new Map(
      lenders.flatMap((lender) =>
        [...matchKeysOf(lender), matchKey(lender.name)].map((key) => [key, fileOf(lender)]),
      ),
    );
    yield* duplicateKeyFindings(
      FILE,
      names.map(({ name }, index) => ({ pointer: `/names/${index}/name`, name })),
    );
    for (const [index, { name, reason }] of names.entries()) {
      if (!codes.has(reason)) {
        const action = didYouMean('corregilo o sumalo a reasons', reason, codes);
        const is = `dice ${quoted(reason)} y ese motivo no existe`;
        yield { file: FILE, pointer: `/names/${index}/reason`, is, expected: 'un código de reasons', action };
      }
      const owner = owners.get(matchKey(name));
      if (owner !== undefined) {
        const is = `${quoted(name)} es un nombre de ${owner}`;
        const expected = 'que ningún banco del sitio esté excluido';
        yield { file: FILE, pointer: `/names/${index}/name`, is, expected, action: 'sacalo de esta tabla' };
      }
    }
  },
});
