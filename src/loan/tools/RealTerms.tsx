import { useState } from 'react';
import { ageText } from '#domain/data-age.ts';
import { formatMonth, formatPercent, formatPesos } from '#domain/format.ts';
import { inTodaysPesos, realMonthlyCost, salaryShares } from '#domain/real-terms.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Pesos, unit } from '#domain/units.ts';
import { today } from '#gateways/clock.ts';
import kit from '#generated/content/kit.json';
import { decimal } from '#loan/tools/decimal-format.ts';
import { useWords, withWords } from '#site/words.tsx';
import { LabelledSlider } from '#ui/fields/LabelledSlider.tsx';
import { FoldedTable } from '#ui/panels/FoldedTable.tsx';
import type { OfferKitProps } from '#loan/tools/offer-kit-props.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { styles as steps } from '#loan/form/steps.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';

const MOST_INFLATION = 10;
const STEP = 0.1;
const MOST_MONTHS = 12;

/** Shows the instalments in pesos of today, and their share of the salary. */
export const RealTerms = withWords(
  function RealTerms({ cost, schedule }: OfferKitProps) {
    const { kit, simulator } = useWords();
    const { realTerms: texts, assumptions } = kit;
    const { inflation: assumed } = assumptions;
    const { form } = useSimulation();
    const [inflation, setInflation] = useState<number>(assumed.monthly);
    const payments = schedule.map(({ instalment }) => instalment);
    const monthly = unit<typeof cost.rates.cost>(inflation / 100);
    const real = realMonthlyCost(cost.rates.cost, monthly) * 100;
    return (
      <>
        <p className={styles.soft}>{texts.intro}</p>
        <LabelledSlider
          name="inflation"
          label={texts.inflation}
          min={0}
          max={MOST_INFLATION}
          step={STEP}
          value={inflation}
          write={formatPercent}
          onChange={setInflation}
        />
        <p className={styles.result} role="status">
          {fillTemplate(texts.worth, {
            total: formatPesos(cost.total),
            worth: formatPesos(inTodaysPesos(payments, monthly)),
          })}{' '}
          {fillTemplate(real < 0 ? texts.cheaper : texts.dearer, { percent: formatPercent(Math.abs(real)) })}
        </p>
        {form.netSalary > 0 && <SalaryShares payments={payments} salary={unit(form.netSalary)} />}
        <p className={styles.soft}>
          {fillTemplate(texts.assumption, {
            percent: formatPercent(assumed.monthly),
            month: formatMonth(assumed.asOf) + ageText(assumed.asOf, today(), simulator.texts),
            source: assumed.source,
          })}
        </p>
      </>
    );
  },
  { kit },
);

/** Always with what happens if the salary stays as it is. */
function SalaryShares({ payments, salary }: { payments: Pesos[]; salary: Pesos }) {
  const { kit } = useWords();
  const { realTerms: texts, assumptions } = kit;
  const { rise: firstRise } = assumptions;
  const [rise, setRise] = useState<number>(firstRise.percent);
  const [months, setMonths] = useState<number>(firstRise.everyMonths);
  const still = salaryShares(payments, salary, { percent: unit(0), months: 1 });
  const isRead = Number.isFinite(rise);
  const risen = salaryShares(payments, salary, { percent: unit(isRead ? rise : 0), months });
  const ends = (shares: readonly number[]) => ({
    first: formatPercent(shares[0] ?? 0),
    last: formatPercent(shares.at(-1) ?? 0),
  });
  return (
    <>
      <h5>{texts.shareTitle}</h5>
      <div className={steps.pair}>
        <TypedField
          id="rise"
          name="rise"
          label={texts.rise}
          suffix={kit.debtSwap.loan.percent}
          inputMode="decimal"
          isOptional
          inputFormat={decimal}
          value={rise}
          error={isRead ? undefined : kit.debtSwap.errors.missing}
          onChange={setRise}
        />
        <LabelledSlider
          name="rise-months"
          label={texts.every}
          max={MOST_MONTHS}
          value={months}
          onChange={setMonths}
        />
      </div>
      <p role="status">
        <span>{fillTemplate(texts.still, ends(still))}</span>
        {rise > 0 && <span> {fillTemplate(texts.risen, ends(risen))}</span>}
      </p>
      <FoldedTable
        texts={texts}
        table={() => ({
          label: texts.shareTitle,
          headers: [texts.month, texts.stillColumn, texts.risenColumn],
          rows: still.map((share, at) => [
            String(at + 1),
            formatPercent(share),
            formatPercent(risen[at] ?? 0),
          ]),
        })}
      />
    </>
  );
}
