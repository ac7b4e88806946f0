import { useEffect, useRef } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { styles } from '#loan/form/steps.styles.ts';
import type { SimulatorLender } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';

type IntroductionProps = { form: LoanForm; lender: SimulatorLender | null };

/** The step's number and title, the loan, and what whoever asks can count on. */
export function Introduction({ form, lender }: IntroductionProps) {
  const { simulator, personal: config } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The step that has just begun is where a keyboard or a screen reader goes on.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <p className={styles.note}>{fillTemplate(simulator.texts.step, { step: 2 })}</p>
      <div className={styles.progress} aria-hidden="true" />
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {config.title}
      </h3>
      <p>{lender ? fillTemplate(config.subtitleBank, { bank: lender.name }) : config.subtitleHome}</p>
      <p>{fillTemplate(config.summary, loanTexts(form, simulator))}</p>
      {config.promises && (
        <ul className={styles.promises}>
          {config.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
