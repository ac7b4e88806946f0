import { monthlyFromEffective, nominalFromMonthly, VAT_ON_INTEREST } from '#domain/rates.ts';
import { type MonthlyRate, type PercentPoints, unit } from '#domain/units.ts';
import type { Condition } from '#domain/offers/offer.ts';
import type { Catalogue } from '#generated/types.ts';

/** A loan as an entity declared it: ceilings in pesos, months and percent points; see the catalogue's schema. */
export type Product = Catalogue['products'][number];

const CONDITION_OF: Partial<Readonly<Record<Product['beneficiary'], Condition>>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};

/** The condition that a product has besides its limits, by its name or its beneficiary; null: none. */
export const productCondition = ({ condition, beneficiary }: Product): Condition | null =>
  condition ?? CONDITION_OF[beneficiary] ?? null;

/** Whether it is known for whom a product is: only such ones count in figures of the market. */
export const isKnown = (product: Product): boolean => productCondition(product) !== 'en_duda';

/** The nominal CFT of a product, which declares the effective one: 12 · m(CFTEA). */
export const nominalCft = ({ cftea }: Product): PercentPoints =>
  nominalFromMonthly(monthlyFromEffective(unit(cftea)));

/** A product with the monthly rates it is quoted at, worked out once. */
export type PricedProduct = {
  product: Product;
  interest: MonthlyRate;
  cost: MonthlyRate;
  cftNominal: PercentPoints;
  condition: Condition | null;
  /** Position of its entity among the catalogue's, from 0. */
  entity: number;
};

/**
 * Monthly rates of a product declared with effective annual TEA (without VAT) and CFT: c = m(CFTEA) and
 * i = min(m(TEA), c/1.21), since some entities declare a TEA that already holds the VAT.
 */
export function priceProduct(product: Product, entity: number): PricedProduct {
  const cost = monthlyFromEffective(unit(product.cftea));
  const interest = unit<MonthlyRate>(
    Math.min(monthlyFromEffective(unit(product.tea)), cost / (1 + VAT_ON_INTEREST)),
  );
  const condition = productCondition(product);
  return { product, interest, cost, cftNominal: nominalFromMonthly(cost), condition, entity };
}
