import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { lenderTables } from '#gateways/data.ts';
import { inTime } from '#gateways/in-time.ts';
import { results } from '#generated/results.ts';
import { useWhenIdle } from '#loan/effects.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { AfterOffers, SourceNotes } from '#loan/results/AfterOffers.tsx';
import { Announcer } from '#loan/results/Announcer.tsx';
import { MoreTools, preloadPanels } from '#loan/results/deferred-panels.ts';
import { ListPart } from '#loan/results/ListPart.tsx';
import { LoanBand } from '#loan/results/LoanBand.tsx';
import { MarketplaceNotice } from '#loan/results/MarketplaceLink.tsx';
import { ForcedMissing, NoOffers } from '#loan/results/Missing.tsx';
import { Popover } from '#loan/results/Popover.tsx';
import { NO_TABLES } from '#loan/results/prepared.ts';
import { styles } from '#loan/results/results.styles.ts';
import { useScrollToResults } from '#loan/results/scroll-to-start.ts';
import { SimulationProvider } from '#loan/results/simulation.ts';
import { PrintHead, StatusLine } from '#loan/results/StatusLine.tsx';
import { useResults } from '#loan/results/useResults.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { useTitle } from '#ui/useTitle.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';

const TITLE_ID = 'resultados';

/** Seconds to wait for the tables before the offers are shown without them. */
const TABLES_TIMEOUT = 10;

/** The tables start on their way with this script, while the provider is still being asked. Never rejects. */
export const tablesReady: Promise<unknown> = inTime(lenderTables.load(), TABLES_TIMEOUT).catch(
  () => undefined,
);

/** The results: a list to sort, filter, compare and look into, whose sort, page and open offer have an address. */
export function ResultsView(props: ResultsViewProps) {
  const { form, personal, lender, storageKey, site, receipt } = props;
  const tables = useLoaded(lenderTables) ?? NO_TABLES;
  useScrollToResults(lender !== null);
  const [isWithoutData, setWithoutData] = useState(false);
  const simulation = useMemo(
    () => ({ form, personal, lender, storageKey, site, receipt, isWithoutData }),
    [form, personal, lender, storageKey, site, receipt, isWithoutData],
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

/** Signs that a visitor is about to do something, whatever they do it with. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Fetches what opens from the results when the visitor first moves, touches, turns or presses something. */
function usePanelsAhead(): void {
  useEffect(() => {
    const first = new AbortController();
    const fetchPanels = () => {
      first.abort();
      preloadPanels();
      void import('#loan/results/place.ts').then(({ keepPlaces }) => keepPlaces());
    };
    for (const input of INPUTS) addEventListener(input, fetchPanels, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}

type ResultsProps = ResultsViewProps & {
  tables: LenderTables;
  /** Where the buttons of the list lead. */
  notice: ReactNode;
};

function Results({ tables, notice, ...props }: ResultsProps) {
  const { form, lender, asking, askFailed, onAskAgain, onEdit, onNew, onErase } = props;
  const state = useResults(props, tables);
  const { offers, shown } = state;
  const { summary, catalogue } = offers;
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(results.pageTitle, props.site.name);
  // The focus, which has the page laid out, and what is below the first screen come after the first paint.
  const isSettled = useDeferredValue(true, false);
  useEffect(() => {
    if (isSettled) title.current?.focus({ preventScroll: true });
  }, [isSettled]);
  const [isQuiet, setQuiet] = useState(false);
  useWhenIdle(isSettled, () => setQuiet(true));
  usePanelsAhead();
  const missing = lender && !summary.hasOwn ? lender : null;
  const total = offers.byCft.length;
  return (
    <section className={styles.results} aria-labelledby={TITLE_ID}>
      <div className={`${styles.intro} ${styles.headline}`}>
        <h2 ref={title} className={styles.title} id={TITLE_ID} tabIndex={-1}>
          {shown.count === 0 && total > 0 ? results.filters.noneTitle : results.title}
        </h2>
        {isQuiet && <PrintHead page={shown.page} pages={shown.pages} />}
        <StatusLine offers={offers} sort={shown.sort} first={shown.first} missing={missing} />
        {total > 0 && notice}
      </div>
      {missing && <ForcedMissing lender={missing} catalogue={catalogue} onAskAgain={onAskAgain} />}
      <div className={styles.top}>
        <LoanBand
          form={form}
          asking={asking}
          lowest={summary.lowestInstalment}
          askFailed={askFailed}
          remark={state.remark}
          onAskAgain={onAskAgain}
          onRemark={state.setRemark}
        />
        <div className={styles.tools}>
          <Actions onNew={onNew} onEdit={onEdit} className={styles.wideOnly} />
          <Popover title={results.buttons.more} className={buttons.secondary}>
            <Actions onNew={onNew} onEdit={onEdit} className={styles.narrowOnly} />
            <MoreTools form={form} best={summary.best} />
          </Popover>
        </div>
      </div>
      {total === 0 ? <NoOffers /> : <ListPart state={state} asking={asking} />}
      {isSettled && (
        <>
          {isQuiet && (
            <AfterOffers
              offers={offers.byCft}
              takeableFirst={offers.takeableFirst}
              catalogue={catalogue}
              onAskAgain={onAskAgain}
            />
          )}
          <Actions onNew={onNew} onEdit={onEdit} />
          {isQuiet && <SourceNotes count={total} onErase={onErase} />}
        </>
      )}
      <Announcer shown={shown} remark={state.remark} />
    </section>
  );
}

type ActionsProps = Pick<ResultsProps, 'onNew' | 'onEdit'> & { className?: string };

/** Start anew or change the form: at the top (on a phone behind 'more') and, after the last offer, again. */
const Actions = ({ onNew, onEdit, className = '' }: ActionsProps) => (
  <div className={`${styles.actions} ${styles.screenOnly} ${className}`}>
    {/* The logo and the header's 'Simulador' press this button (src/islands/native-parts.ts). */}
    <Button look="secondary" text={results.buttons.newSimulation} data-new-simulation="" onClick={onNew} />
    <Button look="secondary" text={results.buttons.edit} onClick={onEdit} />
  </div>
);
