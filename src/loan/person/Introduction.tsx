import { useEffect, useRef } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { monthsText } from '#loan/form/loan-text.ts';
import { styles } from '#loan/form/steps.styles.ts';
import type { SimulatorLender, SimulatorSite } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';

type IntroductionProps = {
  form: LoanForm;
  lender: SimulatorLender | null;
  site: Pick<SimulatorSite, 'record'>;
};

/** The step's number, the loan and the title, and why the data are asked for. */
export function Introduction({ form, lender, site }: IntroductionProps) {
  const { simulator, personal: config } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // A keyboard or a screen reader goes on at the heading of the new step.
  useEffect(() => heading.current?.focus(), []);
  const step = fillTemplate(simulator.texts.step, { step: 2 });
  const why = lender ? fillTemplate(config.subtitleBank, { bank: lender.name }) : config.subtitleHome;
  return (
    <div className={styles.intro}>
      <p className={styles.aside}>
        {`${step} · ${formatPesos(form.amount)} · ${monthsText(form.term, simulator)}`}
      </p>
      <div className={styles.progress} aria-hidden="true" />
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {config.title}
      </h3>
      {/* A provider may use the personal data for its answer; the catalogue does not. */}
      <p>{site.record ? `${why} ${config.figuresUnchanged}` : why}</p>
    </div>
  );
}
