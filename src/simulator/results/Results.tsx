import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { results } from '#generated/results.ts';
import { useWhenIdle } from '#simulator/effects.ts';
import type { ResultsViewProps } from '#simulator/results-props.ts';
import { Actions } from '#simulator/results/Actions.tsx';
import { AfterOffers } from '#simulator/results/AfterOffers.tsx';
import { AfterPaint } from '#simulator/results/AfterPaint.tsx';
import { Announcer } from '#simulator/results/Announcer.tsx';
import { CompareTray, MoreTools, preloadPanels } from '#simulator/results/deferred-panels.ts';
import { EmptyState } from '#simulator/results/EmptyState.tsx';
import { FilterPanel } from '#simulator/results/FilterPanel.tsx';
import { ForcedMissing } from '#simulator/results/ForcedMissing.tsx';
import { LoanBand } from '#simulator/results/LoanBand.tsx';
import { OfferList } from '#simulator/results/OfferList.tsx';
import { Pagination } from '#simulator/results/Pagination.tsx';
import { Popover } from '#simulator/results/Popover.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import { PrintHead } from '#simulator/results/PrintHead.tsx';
import { Segments } from '#simulator/results/Segments.tsx';
import { SourceNotes } from '#simulator/results/SourceNotes.tsx';
import { StatusLine } from '#simulator/results/StatusLine.tsx';
import { useFirstInput } from '#simulator/results/useFirstInput.ts';
import { type ResultsState, useResults } from '#simulator/results/useResults.ts';
import { useTitle } from '#simulator/useTitle.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';

const TITLE_ID = 'resultados';

type ResultsProps = ResultsViewProps & {
  tables: LenderTables;
  /** Where the buttons of the list lead. */
  notice: ReactNode;
};

export function Results({ tables, notice, ...props }: ResultsProps) {
  const { form, lender, asking, askFailed, onAskAgain, onEdit, onNew, onErase } = props;
  const state = useResults(props, tables);
  const { offers, shown, address } = state;
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
  useFirstInput(preloadPanels);
  const missing = lender && !summary.hasOwn ? lender : null;
  const total = offers.byCft.length;
  return (
    <section className={styles.results} aria-labelledby={TITLE_ID}>
      <div className={styles.intro}>
        <h2 ref={title} className={styles.title} id={TITLE_ID} tabIndex={-1}>
          {shown.count === 0 && total > 0 ? results.filters.noneTitle : results.title}
        </h2>
        {isQuiet && <PrintHead form={form} page={shown.page} pages={shown.pages} />}
        <StatusLine
          offers={offers}
          form={form}
          sort={address.sort}
          first={shown.first}
          missingBank={missing?.name ?? null}
        />
      </div>
      {missing && (
        <ForcedMissing lender={missing} form={form} catalogue={catalogue} onAskAgain={onAskAgain} />
      )}
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
        <Actions onNew={onNew} onEdit={onEdit}>
          <Popover title={results.buttons.more} className={buttons.secondary}>
            <MoreTools form={form} best={summary.best} />
          </Popover>
        </Actions>
      </div>
      {total === 0 ? <EmptyState /> : <ListPart state={state} asking={asking} notice={notice} />}
      {isSettled && (
        <>
          {isQuiet && (
            <AfterOffers form={form} offers={offers.byCft} catalogue={catalogue} onAskAgain={onAskAgain} />
          )}
          <Actions onNew={onNew} onEdit={onEdit} />
          {isQuiet && <SourceNotes count={total} onErase={onErase} />}
        </>
      )}
      <Announcer shown={shown} remark={state.remark} />
    </section>
  );
}

type ListPartProps = Pick<ResultsProps, 'asking' | 'notice'> & { state: ResultsState };

/** The list with what sorts, filters, pages and compares it. */
function ListPart({ state, asking, notice }: ListPartProps) {
  const { view, offers } = state;
  const { listing, shown } = offers;
  return (
    <div className={styles.listPart}>
      {notice}
      <div className={`${styles.toolbar} ${styles.screenOnly}`}>
        <AfterPaint>
          <Segments
            name="sort"
            legend={results.sortLabel}
            legendClass={styles.legend}
            options={results.sorts.map(({ id, label }) => [id, label])}
            value={state.address.sort}
            onChange={state.chooseSort}
          />
          <FilterPanel
            filters={view.filters}
            payers={offers.payers}
            paidBy={view.paidBy}
            onPayerChosen={state.choosePayer}
            knowsKinds={offers.knowsKinds}
            countWith={offers.countWith}
            onChange={state.changeFilters}
            onClear={state.clearFilters}
          />
        </AfterPaint>
      </div>
      <OfferList state={state} isStale={asking} />
      {listing.offers.length === 0 && (
        <p>
          {results.filters.none}{' '}
          <Button look="quiet" text={results.filters.clear} onClick={state.clearFilters} />
        </p>
      )}
      <AfterPaint>
        <Pagination page={shown.page} pages={shown.pages} onChange={state.choosePage} />
      </AfterPaint>
      {view.compared.length > 0 && (
        <CompareTray view={view} offers={offers.byCft} dispatch={state.dispatch} />
      )}
    </div>
  );
}
