import { createContext, useContext } from 'react';
import type { ResultsViewProps } from '#loan/results-props.ts';

/** The simulation behind the results: form, person, lender and page, the same for every part. */
export type Simulation = Pick<ResultsViewProps, 'form' | 'personal' | 'lender' | 'storageKey' | 'site'>;

const SimulationContext = createContext<Simulation | null>(null);

export const SimulationProvider = SimulationContext.Provider;

export function useSimulation(): Simulation {
  const simulation = useContext(SimulationContext);
  if (!simulation) throw new Error('A part of the results was rendered outside <SimulationProvider>.');
  return simulation;
}
