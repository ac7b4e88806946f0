import type { Instalment } from '#domain/amortisation.ts';
import { earlyRepayment, earlyRepaymentFee } from '#domain/early-repayment.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit, type Months } from '#domain/units.ts';
import { useWords } from '#site/words.tsx';
import { LabelledSlider } from '#ui/fields/LabelledSlider.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { Facts } from '#ui/Facts.tsx';

type EarlyRepaymentPlannerProps = {
  schedule: Instalment[];
  /** Fee that the lender declared of this loan, in percent of the balance; null when not known. */
  declaredFee: number | null;
  after: number | undefined;
  onMove: (after: number) => void;
};

/** Shows the cost and saving of early repayment in full. A loan of one instalment has nothing to pay off early. */
export function EarlyRepaymentPlanner(props: EarlyRepaymentPlannerProps) {
  const { repayment: texts } = useWords().panels;
  const { schedule, declaredFee, after: chosen, onMove } = props;
  const latest = schedule.length - 1;
  if (latest < 1) return null;
  const after = Math.min(latest, chosen ?? Math.ceil(latest / 2));
  const feePercent = earlyRepaymentFee(unit<Months>(schedule.length), after, unit(declaredFee ?? 0));
  const plan = earlyRepayment({ schedule, afterInstalment: after, feePercent });
  const facts: [label: string, text: string][] = [
    [texts.paid, formatPesos(plan.paid)],
    [texts.balance, formatPesos(plan.balance)],
  ];
  if (declaredFee !== null)
    facts.push([fillTemplate(texts.fee, { percent: formatPercent(declaredFee) }), formatPesos(plan.fee)]);
  return (
    <>
      <p className={styles.soft}>{texts.intro}</p>
      <LabelledSlider
        name="early-repayment"
        label={texts.after}
        before={texts.after}
        max={latest}
        value={after}
        onChange={onMove}
      />
      <p className={styles.result}>
        {fillTemplate(plan.saved > 0 ? texts.savingsText : texts.noSavings, {
          number: after,
          total: formatPesos(plan.total),
          savings: formatPesos(plan.saved),
        })}
      </p>
      <Facts className={styles.facts} facts={facts} />
      {declaredFee === null && <p className={styles.soft}>{texts.feeUnknown}</p>}
      <p className={styles.soft}>{texts.law}</p>
    </>
  );
}
