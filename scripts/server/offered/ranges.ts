import { matchKey } from '#domain/match-key.ts';
import { offeredCost, type OfferedRange } from '#domain/offered-loan.ts';
import { quantileOf } from '#domain/quote/market.ts';
import { unit } from '#domain/units.ts';
import type { Catalogue } from '#generated/types.ts';
import type { OfferedReport } from '#scripts/server/offered/offered-store.ts';

/** Fewer people's offers than these are not published. */
const FEWEST = 10;
/** Of the highest cost that an entity declared: what its offers may cost; beyond, somebody mistyped or lies. */
const PLAUSIBLE = { least: 0.4, most: 1.25 };
/**
 * How far from the middle an offer may be to count, in half widths of the narrowest range that holds half of all offers.
 * That range stays among the true ones while they are more than half, wherever the others are; of true ones alone, spread
 * as a normal distribution, 98 in 100 count.
 */
const REACH = 3.5;

/** The offers that are near most of the others. */
function trimmed(costs: readonly number[]): number[] {
  const sorted = [...costs].sort((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  const starts = sorted.slice(0, sorted.length - half + 1);
  const widths = starts.map((start, at) => (sorted[at + half - 1] as number) - start);
  const width = Math.min(...widths);
  const middle = (starts[widths.indexOf(width)] ?? NaN) + width / 2;
  return sorted.filter((cost) => Math.abs(cost - middle) <= (REACH * width) / 2);
}

/** A quarter as it is published, of a month (YYYY-MM). */
const quarterOf = (month: string): string =>
  `${month.slice(0, 4)}-T${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

type Declared = { entity: string; cftea: number };

/** The highest cost that each entity of the record declared, by match key. */
function declaredBy({ products }: Pick<Catalogue, 'products'>): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const { entity, cftea } of products) {
    const key = matchKey(entity);
    if (cftea > (declared.get(key)?.cftea ?? 0)) declared.set(key, { entity, cftea });
  }
  return declared;
}

/**
 * What is published of all reports: of each entity and quarter the middle half of the costs, without those that cannot be
 * or are far from most; nothing where fewer than ten people are left. Newest first.
 */
export function offeredRanges(
  reports: readonly OfferedReport[],
  catalogue: Pick<Catalogue, 'products'>,
): OfferedRange[] {
  const declared = declaredBy(catalogue);
  const cells = new Map<string, number[]>();
  for (const { entity, month, received, instalment, count } of reports) {
    const most = declared.get(entity)?.cftea ?? 0;
    if (received === null || instalment === null || count === null) continue;
    const terms = {
      received: unit<never>(received),
      instalment: unit<never>(instalment),
      count: unit<never>(count),
    };
    const share = offeredCost(terms) / most;
    if (!(share >= PLAUSIBLE.least && share <= PLAUSIBLE.most)) continue;
    const cell = `${quarterOf(month)} ${entity}`;
    cells.set(cell, [...(cells.get(cell) ?? []), share * most]);
  }
  return Array.from(cells, ([cell, costs]): OfferedRange => {
    const [trimestre = '', clave = ''] = cell.split(' ');
    const { entity = '', cftea = 0 } = declared.get(clave) ?? {};
    const kept = trimmed(costs);
    const [desde = 0, hasta = 0] = [0.25, 0.75].map((share) => Math.round(quantileOf(kept, share)));
    return { clave, entidad: entity, trimestre, personas: kept.length, desde, hasta, tope: cftea };
  })
    .filter(({ personas }) => personas >= FEWEST)
    .sort((a, b) => b.trimestre.localeCompare(a.trimestre) || a.clave.localeCompare(b.clave));
}
