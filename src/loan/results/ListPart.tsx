import { list } from '#loan/results/list.styles.ts';
import { OfferList } from '#loan/results/OfferList.tsx';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { Pagination } from '#loan/results/Pagination.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { Segments } from '#ui/panels/Segments.tsx';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { AfterPaint } from '#ui/AfterPaint.tsx';

type ListPartProps = {
  state: ResultsState;
  /** Newer offers are being asked for. */
  asking: boolean;
};

/** The list with what sorts, filters and pages it. */
export function ListPart({ state, asking }: ListPartProps) {
  const { results } = useWords();
  const { offers } = state;
  const { shown } = offers;
  return (
    <div className={styles.listPart}>
      <ResultsSlot place="Around" offers={offers.byCft} say={state.setRemark}>
        <div className={`${list.toolbar} ${styles.screenOnly}`} data-open={state.open ?? undefined}>
          <AfterPaint>
            <Segments
              name="sort"
              legend={results.sortLabel}
              options={results.sorts.map(({ id, label }) => [id, label])}
              value={state.shown.sort}
              onChange={state.chooseSort}
            />
            <ResultsSlot
              place="Narrow"
              narrowing={state.shown.narrowing}
              count={state.shown.count}
              onNarrow={state.narrow}
            />
          </AfterPaint>
        </div>
        <ResultsSlot
          place="Answer"
          known={state.known}
          prices={offers.prepared.byCft}
          tell={state.offerActions.tell}
        />
        <OfferList state={state} isStale={asking} />
        <AfterPaint>
          <Pagination page={shown.page} pages={shown.pages} onChange={state.choosePage} />
        </AfterPaint>
      </ResultsSlot>
    </div>
  );
}
