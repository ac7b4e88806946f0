import { inTime } from '#gateways/in-time.ts';
import type { PersonalStep } from '#simulator/personal/PersonalStep.tsx';
import type { ResultsView } from '#simulator/results/ResultsView.tsx';

/** Components that are loaded when they are needed, and kept. */
export type Parts = { PersonalStep?: typeof PersonalStep; ResultsView?: typeof ResultsView };

type ResultsScript = typeof import('#simulator/results/ResultsView.tsx');

/** Loads step 2. Fails when its script cannot be had, as after a deploy, or not in time; a later try may work. */
export const loadPersonalStep = (): Promise<Pick<Parts, 'PersonalStep'>> =>
  inTime(import('#simulator/personal/PersonalStep.tsx')).then(({ PersonalStep }) => ({ PersonalStep }));

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
