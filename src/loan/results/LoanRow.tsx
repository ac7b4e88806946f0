import { loanTexts, monthsText } from '#loan/form/loan-text.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { Actions } from '#loan/results/Actions.tsx';
import { styles as row } from '#loan/results/loan-row.styles.ts';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { Amounts } from '#ui/Amounts.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/panels/Modal.tsx';

type LoanRowProps = Pick<
  ResultsViewProps,
  'form' | 'asking' | 'askFailed' | 'onAskAgain' | 'onEdit' | 'onNew'
> & { state: ResultsState };

/**
 * The loan that was asked for, which can be changed in place, with what concerns the whole list: a row on a phone, and
 * on a desktop a surface beside the offers.
 */
export function LoanRow({ state, form, asking, askFailed, onAskAgain, onEdit, onNew }: LoanRowProps) {
  const { results, simulator } = useWords();
  const { again, loan, buttons } = results;
  const { best, lowestInstalment } = state.offers.summary;
  const { amount, term } = loanTexts(form, simulator);
  return (
    <div className={row.place}>
      <section className={row.surface} aria-label={loan.title}>
        <p className={row.loan}>
          <span className={row.title}>{loan.title}</span>
          <strong>
            <span className={hidden.text}>{loan.amount}: </span>
            <Amounts text={amount} />
          </strong>
          <span>
            <span className={hidden.text}>{loan.term}: </span>
            <span className={row.short}>{monthsText(form.term, simulator)}</span>
            <span className={row.whole}>{term}</span>
          </span>
        </p>
        <ResultsSlot
          place="Change"
          lowestInstalment={lowestInstalment}
          asking={asking}
          say={state.setRemark}
          onAskAgain={onAskAgain}
        >
          <div className={`${row.more} ${styles.screenOnly}`}>
            <Modal
              title={buttons.more}
              button={<MoreIcon />}
              isSign
              closeText={buttons.close}
              className={row.moreButton}
            >
              <Actions onNew={onNew} onEdit={onEdit} className={row.narrowOnly} />
              <ResultsSlot place="More" best={best} />
            </Modal>
          </div>
        </ResultsSlot>
        {askFailed && <p className={row.aside}>{again.failed}</p>}
        <Actions onNew={onNew} onEdit={onEdit} className={row.actions} />
      </section>
    </div>
  );
}
