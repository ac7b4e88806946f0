import { useEffect, useRef } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { styles } from '#loan/form/steps.styles.ts';
import type { SimulatorLender, SimulatorSite } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';

type IntroductionProps = {
  form: LoanForm;
  lender: SimulatorLender | null;
  site: Pick<SimulatorSite, 'declared'>;
};

/** The step's number, the loan and the title, and why the data are asked for. */
export function Introduction({ form, lender, site }: IntroductionProps) {
  const { simulator, personal: config } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The step that has just begun is where a keyboard or a screen reader goes on.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <p className={styles.note}>
        {fillTemplate(simulator.texts.step, { step: 2 })} ·{' '}
        {fillTemplate(config.summary, loanTexts(form, simulator))}
      </p>
      <div className={styles.progress} aria-hidden="true" />
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {config.title}
      </h3>
      {lender && <p>{fillTemplate(config.subtitleBank, { bank: lender.name })}</p>}
      {/* A provider may answer by the data; the catalogue does not. */}
      {site.declared ? <p>{config.why}</p> : !lender && <p>{config.subtitleHome}</p>}
    </div>
  );
}
