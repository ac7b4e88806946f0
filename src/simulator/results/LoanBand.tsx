import { useState } from 'react';
import { results } from '#generated/results.ts';
import { loanTexts } from '#simulator/loan-text.ts';
import { WhatIf } from '#simulator/results/deferred-panels.ts';
import { styles } from '#simulator/results/results.styles.ts';
import type { WhatIfProps } from '#simulator/results/WhatIf.tsx';
import { hidden } from '#ui/hidden.styles.ts';

const { loan } = results;

type LoanBandProps = WhatIfProps & {
  /** What the last change brought, or why it brought nothing. */
  outcome: string;
};

/** The loan that was asked for, and what would happen with another amount or term. */
export function LoanBand(props: LoanBandProps) {
  const { amount, term } = loanTexts(props.form);
  const [isOpen, setOpen] = useState(false);
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
      {props.outcome && <p className={styles.whatIfNote}>{props.outcome}</p>}
    </section>
  );
}
