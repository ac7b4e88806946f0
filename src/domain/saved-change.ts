import { matchKey } from '#domain/match-key.ts';
import type { SavedOffer } from '#domain/saved-simulation.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import type { Catalogue } from '#generated/types.ts';

/** Providers round; a smaller difference is no change. Percent points. */
const ROUNDING = 0.01;

/** Change of a saved offer's loan since it was saved; rates are nominal annual. */
export type SavedChange =
  | { became: 'fell' | 'rose'; before: PercentPoints; after: PercentPoints }
  | { became: 'gone' };

/**
 * Returns what changed of a saved offer since it was kept, by what its entity declares now; null when nothing did, or
 * when it is not known which loan it came from. Of several loans by that name the one nearest to the offer counts.
 */
export function changeSince({ loan, cft }: SavedOffer, { products }: Catalogue): SavedChange | null {
  if (!loan) return null;
  const rates = products
    .filter(({ entity, product }) => product === loan.product && matchKey(entity) === loan.entity)
    .map(({ cftea }) => nominalFromMonthly(monthlyFromEffective(unit(cftea))))
    .sort((one, other) => Math.abs(one - cft) - Math.abs(other - cft));
  const [after] = rates;
  if (after === undefined) return { became: 'gone' };
  if (Math.abs(after - cft) <= ROUNDING) return null;
  return { became: after < cft ? 'fell' : 'rose', before: cft, after };
}
