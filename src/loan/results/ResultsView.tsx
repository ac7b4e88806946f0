import { useMemo } from 'react';
import { lenderTables } from '#gateways/data.ts';
import { inTime } from '#gateways/in-time.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { NO_TABLES } from '#loan/results/prepared.ts';
import { Results } from '#loan/results/Results.tsx';
import { useScrollToResults } from '#loan/results/scroll-to-start.ts';
import { SimulationProvider } from '#loan/offer/simulation.ts';
import { useLoaded } from '#ui/useLoaded.ts';

/** Seconds to wait for the tables. */
const TABLES_TIMEOUT = 10;

/** Loads the tables, without which an offer that is left out would be shown; rejects when they do not come in time. */
export const loadTables = (): Promise<unknown> => inTime(lenderTables.load(), TABLES_TIMEOUT);

/** The results: a list to sort, filter, compare and look into, whose sort, page and open offer have an address. */
export function ResultsView(props: ResultsViewProps) {
  const { form, personal, lender, storageKey, site, receipt } = props;
  const tables = useLoaded(lenderTables) ?? NO_TABLES;
  useScrollToResults(lender !== null);
  const simulation = useMemo(
    () => ({ form, personal, lender, storageKey, site, receipt }),
    [form, personal, lender, storageKey, site, receipt],
  );
  return (
    <SimulationProvider value={simulation}>
      <Results {...props} tables={tables} />
    </SimulationProvider>
  );
}
