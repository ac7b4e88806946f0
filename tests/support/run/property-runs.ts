import fc from 'fast-check';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000);

/** Runs of each property: 1,000 in `npm test`, more when `PROPERTY_RUNS` says so. */
export const propertyRuns = { numRuns };

type Arbitraries<Values> = { [Key in keyof Values]: fc.Arbitrary<Values[Key]> };

/** Checks `law` on random values; a law is broken when it throws. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...given: [...Arbitraries<Values>, law: (...values: Values) => void]
): void {
  fc.assert(fc.property<Values>(...given), propertyRuns);
}

/** The same for a law that has to wait for a server: a fifth of the runs. */
export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  ...given: [...Arbitraries<Values>, law: (...values: Values) => Promise<void>]
): Promise<void> {
  return fc.assert(fc.asyncProperty<Values>(...given), { numRuns: Math.ceil(numRuns / 5) });
}
