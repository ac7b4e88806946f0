import { inTime } from '#gateways/in-time.ts';
import type { ResultsView } from '#simulator/results/ResultsView.tsx';

export type PersonalPart = typeof import('#simulator/personal/personal-part.ts');

/** What is loaded when it is needed, and kept: step 2 with its storage and calls, and the results. */
export type Parts = { personal?: PersonalPart; ResultsView?: typeof ResultsView };

/** Loads step 2. Fails when its script cannot be had, as after a deploy, or not in time; a later try may work. */
export const loadPersonalPart = (): Promise<PersonalPart> =>
  inTime(import('#simulator/personal/personal-part.ts'));

type ResultsScript = typeof import('#simulator/results/ResultsView.tsx');

/** With its tables, or without them when they do not come. */
const withTables = async ({
  ResultsView,
  tablesReady,
}: ResultsScript): Promise<Pick<Parts, 'ResultsView'>> => {
  await tablesReady;
  return { ResultsView };
};

/** Loads the results view, with the router and the tables it needs. */
export const loadResultsView = (): Promise<Pick<Parts, 'ResultsView'>> =>
  inTime(import('#simulator/results/ResultsView.tsx').then(withTables));
