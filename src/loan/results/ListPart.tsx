import { CompareTray } from '#loan/results/deferred-panels.ts';
import { FilterPanel } from '#loan/results/FilterPanel.tsx';
import { list } from '#loan/results/list.styles.ts';
import { OfferList } from '#loan/results/OfferList.tsx';
import { Pagination } from '#loan/results/Pagination.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { Segments } from '#ui/panels/Segments.tsx';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { Button } from '#ui/Button.tsx';

type ListPartProps = {
  state: ResultsState;
  /** Newer offers are being asked for. */
  asking: boolean;
};

/** The list with what sorts, filters, pages and compares it. */
export function ListPart({ state, asking }: ListPartProps) {
  const { results } = useWords();
  const { filters: filterTexts } = results;
  const { view, offers } = state;
  const { listing, shown } = offers;
  return (
    <div className={styles.listPart}>
      <div className={`${list.toolbar} ${styles.screenOnly}`} data-open={state.open ?? undefined}>
        <AfterPaint>
          <Segments
            name="sort"
            legend={results.sortLabel}
            options={results.sorts.map(({ id, label }) => [id, label])}
            value={state.shown.sort}
            onChange={state.chooseSort}
          />
          <FilterPanel state={state} />
        </AfterPaint>
      </div>
      <OfferList state={state} isStale={asking} />
      {listing.offers.length === 0 && (
        <p>
          {filterTexts.none} <Button look="quiet" text={filterTexts.clear} onClick={state.clearFilters} />
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
