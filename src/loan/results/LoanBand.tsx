import { useState } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { WhatIf } from '#loan/results/deferred-panels.ts';
import { styles } from '#loan/results/results.styles.ts';
import type { WhatIfProps } from '#loan/tools/WhatIf.tsx';
import { useWords } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';

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

type LoanBandProps = WhatIfProps & {
  /** Lowest first instalment among the offers the visitor can take; infinite without any. */
  lowest: number;
  askFailed: boolean;
  remark: string;
};

/** The loan that was asked for, and what would happen with another amount or term. */
export function LoanBand(props: LoanBandProps) {
  const { results, simulator } = useWords();
  const { whatIf, loan } = results;
  const { amount, term } = loanTexts(props.form, simulator);
  const [isOpen, setOpen] = useState(false);
  const outcome = useWhatIfOutcome(props.form, props.lowest, props.askFailed);
  const note = props.remark === whatIf.unchanged ? props.remark : outcome;
  return (
    <section className={styles.band} aria-label={loan.title}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.loan}>
          <span className={hidden.text}>{loan.amount}: </span>
          <strong>{amount}</strong> · <span className={hidden.text}>{loan.term}: </span>
          <strong>{term}</strong>
          <span className={`${styles.change} ${styles.screenOnly}`}>{loan.edit}</span>
        </summary>
        {isOpen && <WhatIf {...props} />}
      </details>
      {note && <p className={styles.whatIfNote}>{note}</p>}
    </section>
  );
}
