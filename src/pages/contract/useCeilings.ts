import type { PercentPoints } from '#domain/units.ts';
import { unit } from '#domain/units.ts';
import { market } from '#gateways/data.ts';
import type { Catalogue } from '#generated/types.ts';
import { useLoaded } from '#ui/useLoaded.ts';

/** The highest CFT (effective percent points) an entity declared, and the day it declared it (YYYY-MM-DD). */
type Ceiling = { cftea: PercentPoints; reported: string };

export type Ceilings = {
  /** Legal names of the entities with declared loans, in alphabetical order; none until they are loaded. */
  entities: readonly string[];
  of: (entity: string) => Ceiling | null;
};

/** The highest declaration of each entity. */
export function ceilingsOf({ products }: Pick<Catalogue, 'products'>): Map<string, Ceiling> {
  const highest = new Map<string, Ceiling>();
  for (const { entity, cftea, reported } of products) {
    if (cftea > (highest.get(entity)?.cftea ?? 0)) highest.set(entity, { cftea: unit(cftea), reported });
  }
  return highest;
}

/** The ceilings of the declared catalogue, fetched when the form wakes. */
export function useCeilings(): Ceilings {
  const catalogue = useLoaded(market);
  const highest = catalogue ? ceilingsOf(catalogue) : new Map<string, Ceiling>();
  return {
    entities: [...highest.keys()].sort((one, other) => one.localeCompare(other, 'es')),
    of: (entity) => highest.get(entity) ?? null,
  };
}
