import { useMemo, useState } from 'react';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { lenderTables } from '#gateways/data.ts';
import { inTime } from '#gateways/in-time.ts';
import type { ResultsViewProps } from '#simulator/results-props.ts';
import { MarketplaceNotice } from '#simulator/results/MarketplaceLink.tsx';
import { NO_TABLES } from '#simulator/results/prepared.ts';
import { Results } from '#simulator/results/Results.tsx';
import { useScrollToResults } from '#simulator/results/scroll-to-start.ts';
import { SimulationProvider } from '#simulator/results/simulation.ts';
import { useLoaded } from '#simulator/useLoaded.ts';

/** Seconds to wait for the tables before the offers are shown without them. */
const TABLES_TIMEOUT = 10;

/** The tables start on their way with this script, while the provider is still being asked. Never rejects. */
export const tablesReady: Promise<unknown> = inTime(lenderTables.load(), TABLES_TIMEOUT).catch(
  () => undefined,
);

/** The results: a list to sort, filter, compare and look into, whose sort, page and open offer have an address. */
export function ResultsView(props: ResultsViewProps) {
  const { form, personal, lender, site } = props;
  const tables = useLoaded(lenderTables) ?? NO_TABLES;
  useScrollToResults(lender !== null);
  const [isWithoutData, setWithoutData] = useState(false);
  const simulation = useMemo(
    () => ({
      form,
      personal,
      lender,
      site,
      isWithoutData,
      plainAddress: marketplaceAddress(site, null),
    }),
    [form, personal, lender, site, isWithoutData],
  );
  return (
    <SimulationProvider value={simulation}>
      <Results
        {...props}
        tables={tables}
        notice={<MarketplaceNotice isWithout={isWithoutData} onWithout={setWithoutData} />}
      />
    </SimulationProvider>
  );
}
