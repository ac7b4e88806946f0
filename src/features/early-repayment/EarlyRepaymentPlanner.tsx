import { useState } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit, type Months } from '#domain/units.ts';
import { earlyRepayment, earlyRepaymentFee } from '#features/early-repayment/early-repayment.ts';
import { styles } from '#loan/offer/opened.styles.ts';
import type { OpenedOffer } from '#loan/slots.ts';
import { useWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';
import { LabelledSlider } from '#ui/fields/LabelledSlider.tsx';

/** Shows the cost and saving of early repayment in full, with the fee that the lender declared of this loan, if it did. */
export function EarlyRepaymentPlanner({ schedule, row }: Pick<OpenedOffer, 'schedule' | 'row'>) {
  const { earlyRepayment: texts } = useWords();
  const latest = schedule.length - 1;
  const [chosen, setChosen] = useState(Math.ceil(latest / 2));
  const after = Math.min(latest, chosen);
  const declaredFee = row?.product.prepaymentFee ?? null;
  const feePercent = earlyRepaymentFee(unit<Months>(schedule.length), after, unit(declaredFee ?? 0));
  const plan = earlyRepayment(schedule, after, feePercent);
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
        onChange={setChosen}
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
