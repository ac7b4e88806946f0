import { formatNumber, formatPercent } from '#domain/format.ts';
import { medianCft } from '#scripts/catalogue/plausible.ts';
import { productKey } from '#scripts/catalogue/changes.ts';
import type { Product } from '#domain/quote/product.ts';

/** How far a catalogue may move without a person saying so; parts of one. */
export type Tolerance = {
  /** Products or entities that may go. */
  loss: number;
  /** Entities that may come or go; Infinity: any. */
  turnover: number;
  /** Change of the median CFT. */
  median: number;
  /** Change of any product's CFT; Infinity: any. */
  product: number;
};

/** For a file that a person has chosen. */
export const BY_HAND: Tolerance = { loss: 0.2, turnover: Infinity, median: 0.3, product: Infinity };
/** For a file that is fetched unattended. */
export const UNATTENDED: Tolerance = { loss: 0.1, turnover: 0.1, median: 0.3, product: 0.3 };

/** Part of the products declared again whose new date is the old one with day and month swapped. */
const MOST_SWAPPED = 0.05;

const codesOf = (products: readonly Product[]): Set<number> => new Set(products.map(({ code }) => code));

const swapped = (day: string): string => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`;

const moveOf = (before: number, after: number): number => Math.abs(after / before - 1);

const said = (count: number, of: number): string => `${formatNumber(count)} de ${formatNumber(of)}`;

function* lossWarnings(
  before: readonly Product[],
  after: readonly Product[],
  { loss, turnover }: Tolerance,
): Generator<string> {
  const [was, is] = [codesOf(before), codesOf(after)];
  const gone = [...was].filter((code) => !is.has(code)).length;
  const come = [...is].filter((code) => !was.has(code)).length;
  if (after.length < before.length * (1 - loss))
    yield `se van ${said(before.length - after.length, before.length)} préstamos: ¿está completo el archivo?`;
  if (gone > was.size * loss) yield `se van ${said(gone, was.size)} entidades: ¿está completo el archivo?`;
  if (gone + come > was.size * turnover) yield `cambian ${said(gone + come, was.size)} entidades`;
}

function* distortions(
  before: readonly Product[],
  after: readonly Product[],
  tolerance: Tolerance,
): Generator<string> {
  const known = new Map(before.map((product) => [productKey(product), product]));
  const pairs = after.flatMap((product): [Product, Product][] => {
    const old = known.get(productKey(product));
    return old ? [[old, product]] : [];
  });
  const redated = pairs.filter(
    ([old, { reported }]) => reported !== old.reported && reported === swapped(old.reported),
  ).length;
  const jumped = pairs.filter(([old, { cftea }]) => moveOf(old.cftea, cftea) > tolerance.product);
  const [was, is] = [medianCft(before), medianCft(after)];
  if (moveOf(was, is) > tolerance.median)
    yield `el CFT mediano pasa de ${formatPercent(was)} a ${formatPercent(is)}: ¿cambió la unidad de las tasas?`;
  if (redated > pairs.length * MOST_SWAPPED)
    yield `${formatNumber(redated)} fechas tienen el día y el mes al revés`;
  for (const [old, { entity, product, cftea }] of jumped.slice(0, 1)) {
    const move = `${formatPercent(old.cftea)} → ${formatPercent(cftea)}`;
    yield `cambia mucho el CFT de ${formatNumber(jumped.length)} préstamos, como ${entity}, «${product}»: ${move}`;
  }
}

/**
 * What makes a new catalogue look lost or distorted against the one it replaces, in Spanish; empty when nothing does.
 * There has to be a catalogue to compare with.
 */
export const warningsOf = (
  before: readonly Product[],
  after: readonly Product[],
  tolerance: Tolerance,
): string[] => [...lossWarnings(before, after, tolerance), ...distortions(before, after, tolerance)];
