import type { Catalogue } from '#generated/types.ts';
import { rule } from '#scripts/config/rules/rule.ts';

type Product = Catalogue['products'][number];
type Fault = {
  key: keyof Product;
  severity?: 'warning';
  isWrong: (product: Product, asOf: string) => boolean;
  is: (product: Product) => string;
  expected: (product: Product, asOf: string) => string;
};

const FILE = 'config/catalogue.json';
/** No personal loan runs longer. */
const LONGEST_TERM = 120;
/** Where the registry's old field ended: 999.99 stands for 'more than that'. */
const OLD_LIMIT = 999.99;

const FAULTS: readonly Fault[] = [
  {
    key: 'cftea',
    isWrong: ({ cftea, tea }) => cftea < tea,
    is: ({ cftea }) => `dice ${cftea} de CFT`,
    expected: ({ tea }) => `al menos la TEA, ${tea}`,
  },
  {
    key: 'cftea',
    isWrong: ({ cftea, tea }) => cftea <= 0 || tea <= 0,
    is: ({ cftea, tea }) => `dice TEA ${tea} y CFT ${cftea}`,
    expected: () => 'tasas informadas de verdad',
  },
  {
    key: 'cftea',
    severity: 'warning',
    isWrong: ({ cftea }) => cftea === OLD_LIMIT,
    is: ({ cftea }) => `dice ${cftea}, el tope del formulario viejo del BCRA`,
    expected: () => 'el CFT verdadero, que puede ser mayor',
  },
  {
    key: 'maxTerm',
    isWrong: ({ maxTerm }) => maxTerm < 1 || maxTerm > LONGEST_TERM,
    is: ({ maxTerm }) => `dice ${maxTerm} meses`,
    expected: () => `de 1 a ${LONGEST_TERM}`,
  },
  {
    key: 'maxAmount',
    isWrong: ({ minAmount, maxAmount }) => maxAmount < minAmount || maxAmount <= 0,
    is: ({ maxAmount }) => `dice ${maxAmount}`,
    expected: ({ minAmount }) => `al menos el mínimo, ${minAmount}`,
  },
  {
    key: 'maxAge',
    isWrong: ({ maxAge }) => maxAge !== 0 && maxAge < 18,
    is: ({ maxAge }) => `dice ${maxAge} años`,
    expected: () => '18 o más, o 0 si no hay límite',
  },
  {
    key: 'maxIncomeShare',
    isWrong: ({ maxIncomeShare }) => maxIncomeShare > 0 && maxIncomeShare < 1,
    is: ({ maxIncomeShare }) => `dice ${maxIncomeShare}`,
    expected: () => 'puntos (30 quiere decir 30 %), o 0 si no hay límite',
  },
  {
    key: 'reported',
    isWrong: ({ reported }, asOf) => reported > asOf,
    is: ({ reported }) => `dice ${reported}`,
    expected: (_, asOf) => `hasta la fecha de los datos, ${asOf}`,
  },
];

/** Declared figures that can be true. There is no ceiling for a CFT: the registry's highest is over 34,000 %. */
export const catalogueFigures = rule({
  id: 'catalogue-figures',
  needs: ['catalogue'],
  exceptable: true,
  *check({ catalogue: { products, asOf } }) {
    for (const [index, product] of products.entries()) {
      for (const { key, severity = 'error', isWrong, is, expected } of FAULTS) {
        if (!isWrong(product, asOf)) continue;
        const action = 'volvé a importar el catálogo o sacá el renglón';
        yield {
          file: FILE,
          severity,
          pointer: `/products/${index}/${key}`,
          is: is(product),
          expected: expected(product, asOf),
          action,
        };
      }
    }
  },
});
