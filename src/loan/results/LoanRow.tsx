import { useId, useState } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { loanTexts, monthsText } from '#loan/form/loan-text.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { Actions } from '#loan/results/Actions.tsx';
import { WhatIf } from '#loan/results/deferred-panels.ts';
import { styles as row } from '#loan/results/loan-row.styles.ts';
import { MoreParts } from '#loan/results/Slots.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { Amounts } from '#ui/Amounts.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/panels/Modal.tsx';

const compare = (before: number, after: number, text: string): string =>
  Number.isFinite(before) && Number.isFinite(after)
    ? fillTemplate(text, { before: formatPesos(before), after: formatPesos(after) })
    : '';

/** Returns a sentence on how the last change of amount or term moved the lowest instalment, or that asking failed. */
function useWhatIfOutcome(form: LoanForm, lowest: number, askFailed: boolean): string {
  const { whatIf } = useWords().results;
  const [seen, setSeen] = useState({ form, lowest, text: '' });
  if (seen.form !== form) setSeen({ form, lowest, text: compare(seen.lowest, lowest, whatIf.compared) });
  return askFailed ? whatIf.failed : seen.text;
}

type LoanRowProps = Pick<
  ResultsViewProps,
  'form' | 'asking' | 'askFailed' | 'onAskAgain' | 'onEdit' | 'onNew'
> & { state: ResultsState };

/**
 * The loan that was asked for, which can be changed in place, with what concerns the whole list: a row on a phone, and
 * on a desktop a surface beside the offers.
 */
export function LoanRow({ state, onEdit, onNew, ...asked }: LoanRowProps) {
  const { results, simulator } = useWords();
  const { whatIf, loan, buttons } = results;
  const { form } = asked;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { summary } = state.offers;
  const outcome = useWhatIfOutcome(form, summary.lowestInstalment, asked.askFailed);
  const message = state.remark === whatIf.unchanged ? state.remark : outcome;
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
        <button
          className={`${row.edit} ${styles.screenOnly}`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {loan.edit}
        </button>
        <div className={`${row.more} ${styles.screenOnly}`}>
          <Modal
            title={buttons.more}
            button={<MoreIcon />}
            isSign
            closeText={buttons.close}
            className={row.moreButton}
          >
            <Actions onNew={onNew} onEdit={onEdit} className={row.narrowOnly} />
            <MoreParts best={summary.best} />
          </Modal>
        </div>
        {isOpen && (
          <div className={row.change} id={id}>
            <WhatIf {...asked} onRemark={state.setRemark} />
          </div>
        )}
        {message && <p className={row.aside}>{message}</p>}
        <Actions onNew={onNew} onEdit={onEdit} className={row.actions} />
      </section>
    </div>
  );
}
