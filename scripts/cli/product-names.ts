import { readFileSync } from 'node:fs';
import { BENEFICIARIES } from '#scripts/catalogue/vocabulary.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { nameTable } from '#scripts/catalogue/name-table.ts';
import { defineCommand } from '#scripts/cli/command.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';

const USAGE = `Uso: npm run catalogue -- names

Lista cada préstamo del catálogo con para quién se declara, qué se decidió y por qué (config/tables/products.json).
Primero los que nadie leyó, que quedan en duda.
  --help     muestra esta ayuda`;

const DECISIONS = {
  cuenta_sueldo: 'cobrar ahí',
  cliente: 'ser cliente',
  otra: '',
  en_duda: 'en duda',
} as const;

const BY_WORDS = 'solo palabras que no piden nada, o que dicen lo que pide';

/** Lists every loan of the catalogue with the decision on its name. Exit code 1 while one is unread. */
export const productNames = defineCommand({
  usage: USAGE,
  language: 'es',
  run: ({ root, output }) => {
    const read = <File>(name: string) => JSON.parse(readFileSync(diskPath(root, name), 'utf8')) as File;
    const catalogue = read<Catalogue>('config/catalogue.json');
    const sort = sorterOf(read<ProductSorting>('config/tables/products.json'));
    const table = nameTable(catalogue.products, sort);
    for (const { code, entity, product, ...reading } of table) {
      const asks =
        reading.requirement ?? (reading.condition ? DECISIONS[reading.condition] : 'se ofrece como declara');
      const who = reading.beneficiaries.map((one) => BENEFICIARIES[one]).join(', ');
      const why =
        reading.unread.length > 0 ? `nadie leyó: ${reading.unread.join(', ')}` : reading.reason || BY_WORDS;
      output.log(`${code} ${entity}, «${product}» (${who}): ${asks}. ${why}`);
    }
    return table.some(({ unread }) => unread.length > 0) ? 1 : 0;
  },
});
