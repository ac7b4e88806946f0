import type { ResultsViewProps } from '#loan/results-props.ts';
import { Actions } from '#loan/results/Actions.tsx';
import { MoreTools } from '#loan/results/deferred-panels.ts';
import { LoanBand } from '#loan/results/LoanBand.tsx';
import { Popover } from '#ui/panels/Popover.tsx';
import { styles } from '#loan/results/results.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';

type LoanToolsProps = Pick<
  ResultsViewProps,
  'form' | 'asking' | 'askFailed' | 'onAskAgain' | 'onEdit' | 'onNew'
> & { state: ResultsState };

/** The loan asked for, which can be changed in place, beside the buttons of the whole list. */
export function LoanTools({ state, form, asking, askFailed, onAskAgain, onEdit, onNew }: LoanToolsProps) {
  const { results } = useWords();
  const { summary } = state.offers;
  return (
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
      <div className={`${styles.tools} ${styles.screenOnly}`}>
        <Actions onNew={onNew} onEdit={onEdit} className={styles.wideOnly} />
        <Popover title={results.buttons.more} closeText={results.buttons.close} className={buttons.secondary}>
          <Actions onNew={onNew} onEdit={onEdit} className={styles.narrowOnly} />
          <MoreTools form={form} best={summary.best} />
        </Popover>
      </div>
    </div>
  );
}
