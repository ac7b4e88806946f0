import { useEffect, useMemo, useRef } from 'react';
import { lenderTables } from '#gateways/data.ts';
import { inTime } from '#gateways/in-time.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { NO_TABLES } from '#loan/results/prepared.ts';
import { Results } from '#loan/results/Results.tsx';
import { SimulationProvider } from '#loan/offer/simulation.ts';
import { scrollToStart, scrollToTop } from '#loan/scroll.ts';
import { useLoaded } from '#ui/useLoaded.ts';

/** Seconds to wait for the tables. */
const TABLES_TIMEOUT = 10;

/** Loads the tables, without which an offer that is left out would be shown; rejects when they do not come in time. */
export const loadTables = (): Promise<unknown> => inTime(lenderTables.load(), TABLES_TIMEOUT);

/**
 * Brings new results into view: a lender's page scrolls to them, the others begin at the top. Those that come back stay
 * where the browser puts them.
 */
export function useScrollToResults(isLenderPage: boolean, hasReturned: boolean): void {
  const isLookedAt = useRef(hasReturned);
  useEffect(() => {
    if (isLookedAt.current) return;
    isLookedAt.current = true;
    if (!isLenderPage) return scrollToTop();
    return scrollToStart(() => document.querySelector('[data-island=simulator]'));
  }, [isLenderPage]);
}

/** The results: a list to sort, filter, compare and look into, whose sort, page and open offer have an address. */
export function ResultsView(props: ResultsViewProps) {
  const { form, personal, lender, storageKey, site } = props;
  const tables = useLoaded(lenderTables) ?? NO_TABLES;
  useScrollToResults(lender !== null, props.hasReturned);
  const simulation = useMemo(
    () => ({ form, personal, lender, storageKey, site }),
    [form, personal, lender, storageKey, site],
  );
  return (
    <SimulationProvider value={simulation}>
      <Results {...props} tables={tables} />
    </SimulationProvider>
  );
}
