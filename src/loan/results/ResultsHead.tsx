import { useEffect, useRef } from 'react';
import { styles } from '#loan/offer/offer.styles.ts';
import { PrintHead, StatusLine } from '#loan/results/StatusLine.tsx';
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
  isQuiet: boolean;
};

/** The title, which takes the focus, and the count of offers. Without offers both are for screen readers: another title helps. */
export function ResultsHead({ state, siteName, missing, isSettled, isQuiet }: ResultsHeadProps) {
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
      {isQuiet && <PrintHead page={shown.page} pages={shown.pages} />}
      <StatusLine offers={offers} sort={shown.sort} first={shown.first} missing={missing} />
    </div>
  );
}
