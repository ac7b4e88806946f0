import type { Entities, Lender } from '#generated/types.ts';

/** No entity of the catalogue has a BCRA code from here on. */
const FIRST_CODE = 80_000;

/** A lender with the texts of `sample`, and a name and codes of its own. */
function lenderOf(sample: Lender, number: number): Lender {
  const id = `entidad-${number}`;
  const name = `Entidad ${number}`;
  const { logo: _, ...parts } = JSON.parse(JSON.stringify(sample).replaceAll(sample.name, name)) as Lender;
  return {
    ...parts,
    id,
    name,
    legalNames: [`${name.toUpperCase()} S.A.`],
    bcraCodes: [FIRST_CODE + number],
    forcedSlug: `${id}-s-a`,
  };
}

/** `count` invented lenders, made from the first with a page. */
export function syntheticLenders(lenders: readonly Lender[], count: number): Lender[] {
  const sample = lenders.find(({ page }) => page);
  return sample ? Array.from({ length: count }, (_, index) => lenderOf(sample, index + 1)) : [];
}

/** The central bank's list of entities with those of invented lenders. */
export const withEntitiesOf = (lenders: readonly Lender[], table: Entities): Entities => ({
  ...table,
  entities: [
    ...table.entities,
    ...lenders.map(({ name, bcraCodes: codes }) => ({ name, kind: 'otro' as const, codes })),
  ],
});
