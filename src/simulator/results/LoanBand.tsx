import { useState } from 'react';
import { formatPesos, formatTerm } from '#domain/format.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { WhatIf } from '#simulator/results/deferred-panels.ts';
import { styles } from '#simulator/results/results.styles.ts';
import type { WhatIfProps } from '#simulator/results/WhatIf.tsx';
import { hidden } from '#ui/hidden.styles.ts';

const { loan } = results;
const { termValue } = simulator.texts;

type LoanBandProps = WhatIfProps & {
  /** What the last change brought, or why it brought nothing. */
  outcome: string;
};

/** The loan that was asked for, and what would happen with another amount or term. */
export function LoanBand(props: LoanBandProps) {
  const { form } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.band} aria-label={loan.title}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.loan}>
          <span className={hidden.text}>{loan.amount}: </span>
          <strong>{formatPesos(form.amount)}</strong> · <span className={hidden.text}>{loan.term}: </span>
          <strong>{formatTerm(form.term, termValue)}</strong>
          <span className={`${styles.change} ${styles.screenOnly}`}>{loan.edit}</span>
        </summary>
        {isOpen && <WhatIf {...props} />}
      </details>
      {props.outcome && <p className={styles.whatIfNote}>{props.outcome}</p>}
    </section>
  );
}
