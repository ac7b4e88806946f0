import { useEffect, useRef } from 'react';
import { pluralize } from '#domain/template.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { sortText } from '#loan/results/Announcer.tsx';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import type { ResultsState } from '#loan/results/useResults.ts';
import type { SimulatorLender } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { useTitle } from '#ui/useTitle.ts';

/** Id of the heading that labels the results. */
export const TITLE_ID = 'resultados';

type ResultsHeadProps = {
  state: ResultsState;
  siteName: string;
  /** The page's lender, when it made no offer. */
  missing: SimulatorLender | null;
  isSettled: boolean;
};

/** The title, which takes the focus, and the count of offers. Without offers both are for screen readers: another title helps. */
export function ResultsHead({ state, siteName, missing, isSettled }: ResultsHeadProps) {
  const { results } = useWords();
  const { offers, shown } = state;
  const total = offers.byCft.length;
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(results.pageTitle, siteName);
  useEffect(() => {
    if (isSettled) title.current?.focus({ preventScroll: true });
  }, [isSettled]);
  return (
    <div className={total === 0 ? hidden.text : styles.head}>
      <h2 ref={title} className={styles.title} id={TITLE_ID} tabIndex={-1}>
        {(shown.count === 0 && shown.narrowing?.noneTitle) || results.title}
      </h2>
      <div className={styles.status}>
        <ResultsSlot place="Counted" offers={offers} order={sortText(shown.sort, shown.first, results)}>
          {missing && total > 0
            ? pluralize(results.forcedMissing.message, total, { bank: missing.name })
            : `${pluralize(results.count, total)}.`}
        </ResultsSlot>
      </div>
    </div>
  );
}
