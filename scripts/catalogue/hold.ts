import type { Product } from '#domain/quote/product.ts';
import { productKey } from '#scripts/catalogue/products.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';

/** A price that moves by more than this part of itself jumps. */
const JUMP = 0.3;
/** A price this many times its entity's usual one, or this part of it, was written × 100 or ÷ 100. */
const STRANGE = 30;
/** A run is held when more loans than this part jump or are gone; a dozen, which one entity may have, always may. */
const MOST_MOVED = 0.1;
const FEW_MOVED = 12;

/** A product that waits for a person, with what it was before; undefined for one that was not in the catalogue. */
export type Held = { product: Product; was: Product | undefined };

type Products = readonly Product[];

type Settings = {
  /** Products of the catalogue that is replaced. */
  before: Products;
  /** Whether a person accepts the prices that jump. */
  accept: boolean;
  /** Says whether a person accepted the price of a product, in the table of names. */
  isDecided: (product: Product) => boolean;
};

/** Returns the CFT below which a part of some products stand, in percent points; 0 without products. */
function quantile(products: Products, part: number): number {
  const sorted = products.map(({ cftea }) => cftea).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

const isJump = (was: Product, is: Product): boolean => Math.abs(is.cftea / was.cftea - 1) > JUMP;

/** Returns a check of prices that cannot well be: far too cheap for any, or far from what the entity asks. */
function strangenessOf(declared: Products, before: Products): (product: Product) => boolean {
  // A peso loan at a fixed rate is not half as dear as the cheapest tenth: loans in UVA declared in pesos are.
  const floor = quantile(declared, 0.1) / 2;
  const known = groupBy(before, ({ code }) => code);
  const now = groupBy(declared, ({ code }) => code);
  return ({ code, cftea }) => {
    const usual = quantile(known.get(code) ?? now.get(code) ?? [], 0.5);
    return cftea < floor || cftea >= usual * STRANGE || usual >= cftea * STRANGE;
  };
}

/**
 * Holds single products: one whose price jumps keeps its last price, and one whose price is strange too, or stays out when it
 * is new. A person accepts a strange price in the table of names alone. No product decides on another.
 */
export function holdProducts(declared: Products, { before, accept, isDecided }: Settings) {
  const old = groupBy(before, productKey);
  const isStrange = strangenessOf(declared, before);
  const held: Held[] = [];
  const products = Array.from(groupBy(declared, productKey), ([key, group]) => {
    const was = old.get(key) ?? [];
    const waits = group.find(
      (product) =>
        !isDecided(product) &&
        was.every((one) => isJump(one, product)) &&
        (isStrange(product) || (was.length > 0 && !accept)),
    );
    if (!waits) return group;
    held.push({ product: waits, was: was[0] });
    return was;
  }).flat();
  return { products, held };
}

/**
 * Counts the loans of a catalogue that the record declares no more, or at a price that jumps, and says whether they are too
 * many to be an ordinary day: another unit, another form, or half of an answer.
 */
export function movedLoans(before: Products, declared: Products) {
  const now = groupBy(declared, productKey);
  const moved = before.filter((was) => (now.get(productKey(was)) ?? []).every((is) => isJump(was, is)));
  const count = moved.length;
  return { count, areTooMany: count > Math.max(FEW_MOVED, before.length * MOST_MOVED) };
}
