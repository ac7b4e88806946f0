import { formatNumber, formatPercent, formatPesos } from '#domain/format.ts';
import { productKey } from '#scripts/catalogue/changes.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import type { Product } from '#domain/quote/product.ts';

type Products = readonly Product[];

/** No loan is smaller: a highest amount below this was written in thousands. */
const LEAST_MAX_AMOUNT = 10_000;
/** A rate this many times another one of the same entity, or of the same product before, was written × 100 or ÷ 100. */
const JUMP = 30;

/** CFT below which the given part of some products stand, in percent points; 0 without products. */
function quantile(products: Products, part: number): number {
  const sorted = products.map(({ cftea }) => cftea).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

const isJump = (cft: number, usual: number): boolean =>
  usual > 0 && (cft / usual >= JUMP || usual / cft >= JUMP);

/** Says what of a product's figures cannot well be true, among its neighbours and against what was known before. */
export function createPlausibilityCheck(
  products: Products,
  before: Products,
): (product: Product) => string | null {
  // A peso loan at a fixed rate is too cheap to believe below half of the first decile: UVA declared in pesos is there.
  const floor = quantile(products, 0.1) / 2;
  // The catalogue before has more of an entity than the same file.
  const known = groupBy(before, ({ code }) => code);
  const fromRefresh = groupBy(products, ({ code }) => code);
  return ({ code, cftea, maxAmount }) => {
    if (cftea < floor) return `CFT ${formatPercent(cftea)}, y casi nadie baja de ${formatPercent(floor * 2)}`;
    const usual = quantile(known.get(code) ?? fromRefresh.get(code) ?? [], 0.5);
    if (isJump(cftea, usual)) return `CFT ${formatPercent(cftea)}, y lo usual ahí es ${formatPercent(usual)}`;
    return maxAmount < LEAST_MAX_AMOUNT ? `presta hasta ${formatPesos(maxAmount)}` : null;
  };
}

/** Limits of a catalogue's change without a person, as parts of one. */
export type Tolerance = {
  /** Products or entities that may go. */
  loss: number;
  /** Entities that may come or go; Infinity: any. */
  turnover: number;
  /** Change of the median CFT. */
  median: number;
  /** Change of a product's CFT beyond which it is set apart by itself; Infinity: any. */
  product: number;
};

/** For a file that a person has chosen. */
export const BY_HAND: Tolerance = { loss: 0.2, turnover: Infinity, median: 0.3, product: Infinity };
/** For a file that is fetched unattended. */
export const UNATTENDED: Tolerance = { loss: 0.1, turnover: 0.1, median: 0.3, product: 0.3 };

/** Part of the products declared again whose new date is the old one with day and month swapped. */
const MOST_SWAPPED = 0.05;

/** Part of the products that may move by more than the tolerance at once, and how many always may: one entity's. */
const MOST_JUMPS = 0.1;
const FEW_JUMPS = 12;

const codesOf = (products: Products): Set<number> => new Set(products.map(({ code }) => code));

const swapped = (day: string): string => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`;

const moveOf = (before: number, after: number): number => Math.abs(after / before - 1);

const said = (count: number, of: number): string => `${formatNumber(count)} de ${formatNumber(of)}`;

function* lossWarnings(before: Products, after: Products, { loss, turnover }: Tolerance): Generator<string> {
  const [was, is] = [codesOf(before), codesOf(after)];
  const gone = [...was].filter((code) => !is.has(code)).length;
  const come = [...is].filter((code) => !was.has(code)).length;
  if (after.length < before.length * (1 - loss))
    yield `se van ${said(before.length - after.length, before.length)} préstamos: ¿está completo el archivo?`;
  if (gone > was.size * loss) yield `se van ${said(gone, was.size)} entidades: ¿está completo el archivo?`;
  if (gone + come > was.size * turnover) yield `cambian ${said(gone + come, was.size)} entidades`;
}

function* distortions(before: Products, after: Products, tolerance: Tolerance): Generator<string> {
  const known = new Map(before.map((product) => [productKey(product), product]));
  const pairs = after.flatMap((product): [Product, Product][] => {
    const old = known.get(productKey(product));
    return old ? [[old, product]] : [];
  });
  const redated = pairs.filter(
    ([old, { reported }]) => reported !== old.reported && reported === swapped(old.reported),
  ).length;
  const jumped = pairs.filter(([old, { cftea }]) => moveOf(old.cftea, cftea) > tolerance.product);
  const [was, is] = [quantile(before, 0.5), quantile(after, 0.5)];
  if (moveOf(was, is) > tolerance.median)
    yield `el CFT mediano pasa de ${formatPercent(was)} a ${formatPercent(is)}: ¿cambió la unidad de las tasas?`;
  if (redated > pairs.length * MOST_SWAPPED)
    yield `${formatNumber(redated)} fechas tienen el día y el mes al revés`;
  if (jumped.length > Math.max(FEW_JUMPS, pairs.length * MOST_JUMPS))
    yield `cambia mucho el CFT de ${said(jumped.length, pairs.length)} préstamos a la vez: ¿cambió la unidad de las tasas?`;
}

/**
 * Returns in Spanish the reasons why a new catalogue looks lost or distorted against the one it replaces; empty without
 * reasons.
 * There has to be a catalogue to compare with.
 */
export const warningsOf = (before: Products, after: Products, tolerance: Tolerance): string[] => [
  ...lossWarnings(before, after, tolerance),
  ...distortions(before, after, tolerance),
];
