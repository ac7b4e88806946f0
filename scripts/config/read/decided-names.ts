import { memoizeByRef } from '#domain/memoize.ts';
import { type Product, productCondition } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { plainWords } from '#scripts/config/read/wording.ts';

type Decision = ProductSorting['products'][number];

/** The facts in a product's name: for whom it is, where, and its condition. */
type Reading = {
  [Part in 'audience' | 'territory' | 'condition' | 'requirement']?: Decision[Part] | undefined;
};

/** From what asks for least to what leaves in doubt what it asks for. */
const CONDITIONS = ['cliente', 'cuenta_sueldo', 'otra', 'en_duda'] as const satisfies Product['condition'][];

const weightOf = (condition: string | null): number => CONDITIONS.findIndex((code) => code === condition);

/** A product as it was declared, without what its name was decided to say before. */
export function declaredOf(product: Product): Product {
  const { audience: _, condition: __, requirement: ___, ...declared } = product;
  return declared;
}

/** A declared product with what its name says. A name adds to what the beneficiary asks for, never takes from it. */
export function withReading(
  declared: Product,
  { audience, territory, condition, requirement }: Reading,
): Product {
  const product = { ...declared, ...(territory && { territory }), ...(audience && { audience }) };
  if (!condition || weightOf(condition) <= weightOf(productCondition(product))) return product;
  return { ...product, condition, ...(requirement && { requirement }) };
}

const keyOf = (code: number, product: string): string => `${code} ${plainWords(product)}`;

/** Finds the decision on a loan in the table, however its name is spaced and accented. */
export function decisionsIn(products: readonly Decision[]) {
  const decided = new Map(products.map((one) => [keyOf(one.code, one.product), one]));
  return (code: number, product: string): Decision | undefined => decided.get(keyOf(code, product));
}

const decidedBy = memoizeByRef(({ products: table }: ProductSorting) => {
  const decisionOn = decisionsIn(table);
  return memoizeByRef((catalogue: Catalogue): Catalogue => {
    const products = catalogue.products.flatMap((product) => {
      const found = decisionOn(product.code, product.product);
      if (!found) return [product];
      return found.decision === 'drop' ? [] : [withReading(declaredOf(product), found)];
    });
    return { ...catalogue, products: products as Catalogue['products'] };
  });
});

/**
 * The catalogue as the table's decisions have it today: one that was made since the last refresh counts at once. What the
 * rest of the table says of a name is applied by the refresh.
 */
export const decidedCatalogue = (catalogue: Catalogue, table: ProductSorting): Catalogue =>
  decidedBy(table)(catalogue);
