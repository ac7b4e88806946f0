import type { Catalogue } from '#generated/types.ts';
import { oneOf, type Random, seededRandom, wholeBetween } from '#scripts/bench/synthetic/random.ts';

type Product = Catalogue['products'][number];

const SEED = 2500;
/** As many products to an entity as in the official record. */
const PER_ENTITY = 2;

const scaled = (random: Random, value: number): number => Math.round(value * (0.5 + random()));

function productOf(random: Random, sample: Product, number: number): Product {
  const entity = 1 + Math.floor(number / PER_ENTITY);
  const tea = Number((20 + random() * 200).toFixed(2));
  const minAmount = scaled(random, sample.minAmount);
  return {
    ...sample,
    entity: `ENTIDAD DE PRUEBA ${entity} S.A.`,
    code: entity,
    product: `PRESTAMO ${number + 1}`,
    minAmount,
    maxAmount: Math.max(minAmount, scaled(random, sample.maxAmount)),
    minIncome: scaled(random, sample.minIncome),
    maxTerm: wholeBetween(random, 12, 72),
    tea,
    cftea: Number((tea * (1.2 + random() * 0.3)).toFixed(2)),
  };
}

/** `count` products drawn from those of a real catalogue, with figures of their own; the same ones every time. */
export function syntheticProducts(products: readonly Product[], count: number): Product[] {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, number) => productOf(random, oneOf(random, products), number));
}
