import { inTime } from '#gateways/in-time.ts';

export type PersonalPart = typeof import('#simulator/personal/personal-part.ts');
export type ResultsPart = typeof import('#simulator/results/results-part.ts');

/** What is loaded when it is needed, and kept: step 2 with its storage and calls, and the results. */
export type Parts = { personal?: PersonalPart; results?: ResultsPart };

/** Loads step 2. Fails when its script cannot be had, as after a deploy, or not in time; a later try may work. */
export const loadPersonalPart = (): Promise<PersonalPart> =>
  inTime(import('#simulator/personal/personal-part.ts'));

/** With its tables, or without them when they do not come. */
async function withTables(part: ResultsPart): Promise<ResultsPart> {
  await part.tablesReady;
  return part;
}

/** Loads the results, with the router and the tables they need. */
export const loadResultsPart = (): Promise<ResultsPart> =>
  inTime(import('#simulator/results/results-part.ts').then(withTables));
