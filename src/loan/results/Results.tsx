import { useDeferredValue, useState } from 'react';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { useWhenIdle } from '#loan/effects.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { Actions } from '#loan/results/Actions.tsx';
import { AboutFigures } from '#loan/results/AboutFigures.tsx';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { Announcer } from '#loan/results/Announcer.tsx';
import { ListPart } from '#loan/results/ListPart.tsx';
import { LoanRow } from '#loan/results/LoanRow.tsx';
import { ForcedMissing, NoOffers } from '#loan/results/Missing.tsx';
import { usePanelsAhead } from '#loan/results/deferred-panels.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { ResultsHead, TITLE_ID } from '#loan/results/ResultsHead.tsx';
import { useResults } from '#loan/results/useResults.ts';

type ResultsProps = ResultsViewProps & { tables: LenderTables };

/** The parts of the results, the first screen's before the rest. */
export function Results({ tables, ...props }: ResultsProps) {
  const { lender, asking, onAskAgain, onEdit, onNew, onErase } = props;
  const state = useResults(props, tables);
  const { offers, shown } = state;
  const { summary, catalogue } = offers;
  // The focus, which makes the browser lay the page out, and the parts below the first screen wait for the first paint.
  const isSettled = useDeferredValue(true, false);
  const [isQuiet, setQuiet] = useState(false);
  useWhenIdle(isSettled, () => setQuiet(true));
  usePanelsAhead();
  const missing = lender && !summary.hasOwn ? lender : null;
  const total = offers.byCft.length;
  return (
    <section className={styles.results} aria-labelledby={TITLE_ID}>
      <ResultsHead state={state} siteName={props.site.name} missing={missing} isSettled={isSettled} />
      {missing && <ForcedMissing lender={missing} catalogue={catalogue} onAskAgain={onAskAgain} />}
      <LoanRow state={state} {...props} />
      {total === 0 ? <NoOffers /> : <ListPart state={state} asking={asking} />}
      {isSettled && (
        <div className={styles.after}>
          {isQuiet && (
            <ResultsSlot place="After" offers={offers.byCft} catalogue={catalogue} onAskAgain={onAskAgain} />
          )}
          <Actions onNew={onNew} onEdit={onEdit} />
          {isQuiet && <AboutFigures count={total} onErase={onErase} />}
        </div>
      )}
      <Announcer shown={shown} remark={state.remark} />
    </section>
  );
}
