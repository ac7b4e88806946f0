import { rowChecksum } from '#scripts/config/read/row-checksum.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** Every row of the catalogue is as the import wrote it: its figures are declared, and nobody else may set them. */
export const catalogueRows = rule({
  id: 'catalogue-rows',
  needs: ['catalogue'],
  *check({ catalogue: { products, checksums = '' } }) {
    const known = new Set(checksums.split(' '));
    for (const [index, row] of products.entries()) {
      if (known.has(rowChecksum(row))) continue;
      yield {
        file: 'config/catalogue.json',
        pointer: `/products/${index}`,
        is: `el renglón de ${quoted(row.entity)} no es el que dejó la importación`,
        expected: 'los datos tal como los declaró la entidad',
        action: 'deshacé el cambio, o importá el catálogo de nuevo',
      };
    }
  },
});
