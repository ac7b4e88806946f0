import { memoizeByRef } from '#domain/memoize.ts';
import { medianOf } from '#domain/quote/quantiles.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import { market } from '#gateways/data.ts';
import type { Catalogue } from '#generated/types.ts';
import { useLoaded } from '#ui/useLoaded.ts';

/** The lowest and the highest CFT (effective percent points) an entity declared, and the day of the highest (YYYY-MM-DD). */
export type Declared = { lowest: PercentPoints; ceiling: PercentPoints; reported: string };

/** What entities declared, by legal name in alphabetical order, and the middle one of their lowest CFT. */
export const declaredOf = memoizeByRef(({ products }: Pick<Catalogue, 'products'>) => {
  const byEntity = new Map<string, Declared>();
  const inOrder = [...products].sort((one, other) => one.entity.localeCompare(other.entity, 'es'));
  for (const { entity, cftea, reported } of inOrder) {
    const before = byEntity.get(entity);
    const highest = before && before.ceiling >= cftea ? before : { ceiling: unit(cftea), reported };
    byEntity.set(entity, {
      ...highest,
      lowest: unit(Math.min(before?.lowest ?? Infinity, cftea)),
    } as Declared);
  }
  const middle = medianOf([...byEntity.values()].map(({ lowest }) => lowest));
  return { byEntity, middle: unit<PercentPoints>(middle) };
});

/** The declared catalogue, fetched when the form wakes; null until it is there. */
export function useDeclared(): ReturnType<typeof declaredOf> | null {
  const catalogue = useLoaded(market);
  return catalogue && declaredOf(catalogue);
}
