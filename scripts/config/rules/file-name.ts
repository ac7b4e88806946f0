import { idOf } from '#scripts/config/read/kinds.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

/** The file's name is the address of the page, so the id inside must say the same. */
export const fileName = rule({
  id: 'file-name',
  needs: ['lenders', 'bankDetails'],
  check: ({ lenders, bankDetails }, { fileOf }) => [
    ...lenders.flatMap((lender) => mismatch(fileOf(lender), '/id', lender.id)),
    ...bankDetails.flatMap((detail) => mismatch(fileOf(detail), '/slug', detail.slug)),
  ],
});

function mismatch(file: string, pointer: string, id: string): RuleFinding[] {
  const name = idOf(file);
  if (name === id) return [];
  const expected = `${quoted(name)}, como el nombre del archivo`;
  return [{ file, pointer, is: `dice ${quoted(id)}`, expected, action: 'cambialo o renombrá el archivo' }];
}
