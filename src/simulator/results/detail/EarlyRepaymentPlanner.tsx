import type { Instalment } from '#domain/amortisation.ts';
import { earlyRepayment } from '#domain/early-repayment.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { earlyRepaymentFee } from '#domain/early-repayment.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit, type Months } from '#domain/units.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { Slider } from '#ui/fields/Slider.tsx';

const { repayment: texts } = panels;

type EarlyRepaymentPlannerProps = {
  schedule: Instalment[];
  /** Highest fee its lender declared, in percent of the balance; null when not known. */
  declaredFee: number | null;
  after: number | undefined;
  onMove: (after: number) => void;
};

/** What early repayment in full would cost and save. A loan of one instalment has nothing to pay off early. */
export function EarlyRepaymentPlanner({
  schedule,
  declaredFee,
  after: chosen,
  onMove,
}: EarlyRepaymentPlannerProps) {
  const latest = schedule.length - 1;
  if (latest < 1) return null;
  const after = Math.min(latest, chosen ?? Math.ceil(latest / 2));
  const feePercent = earlyRepaymentFee(unit<Months>(schedule.length), after, unit(declaredFee ?? 0));
  const { paid, balance, fee, total, saved } = earlyRepayment({
    schedule,
    afterInstalment: after,
    feePercent,
  });
  const isWorthIt = saved > 0;
  return (
    <section className={styles.part}>
      <h4>{texts.title}</h4>
      <p className={styles.soft}>{texts.intro}</p>
      <div>
        <p aria-hidden="true">
          {texts.after} <strong>{after}</strong>
        </p>
        <Slider
          name="early-repayment"
          label={texts.after}
          min={1}
          max={latest}
          step={1}
          value={after}
          valueText={String(after)}
          marks={['1', String(latest)]}
          onChange={onMove}
        />
      </div>
      <p className={styles.result}>
        {fillTemplate(isWorthIt ? texts.savingsText : texts.noSavings, {
          number: after,
          total: formatPesos(total),
          savings: formatPesos(saved),
        })}
      </p>
      <dl className={styles.facts}>
        <Fact label={texts.paid} value={paid} />
        <Fact label={texts.balance} value={balance} />
        {declaredFee !== null && (
          <Fact label={fillTemplate(texts.fee, { percent: formatPercent(declaredFee) })} value={fee} />
        )}
      </dl>
      {declaredFee === null && <p className={styles.soft}>{texts.feeUnknown}</p>}
      <p className={styles.soft}>{texts.law}</p>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatPesos(value)}</dd>
  </div>
);
