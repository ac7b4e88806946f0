import { type ReactNode, useState } from 'react';
import type { DebtSwap } from '#domain/debt-swap.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { nominalFromMonthly } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { kit } from '#generated/kit.ts';
import type { DebtEntry } from '#simulator/kit/debt-swap/entry.ts';
import { SwapChart } from '#simulator/kit/debt-swap/SwapChart.tsx';
import { MonthTable } from '#simulator/kit/MonthTable.tsx';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { notices } from '#ui/notices.styles.ts';

const { verdicts, facts, chart, paysFrom, paysAtOnce, neverPays, oldRate, method, find } = kit.debtSwap;

const TONES = {
  cheaper: 'good',
  cheaperButHigher: 'info',
  lowerButDearer: 'warn',
  dearer: 'bad',
  same: 'info',
} as const;

type SwapOutcomeProps = {
  swap: DebtSwap;
  debts: readonly DebtEntry[];
  term: number;
  hasOffer: boolean;
};

/** What a swap does, in words by total first, then its figures, both ways in a chart, and the same as a table. */
export function SwapOutcome({ swap, debts, term, hasOffer }: SwapOutcomeProps) {
  const [hasTable, setTable] = useState(false);
  const { verdict, keepTotal, changeTotal, keepFirst, changeFirst, amount } = swap;
  return (
    <div className={styles.part}>
      <p className={notices[TONES[verdict]]} role="status">
        <strong>
          {fillTemplate(verdicts[verdict], {
            total: formatPesos(Math.abs(keepTotal - changeTotal)),
            instalment: formatPesos(Math.abs(keepFirst - changeFirst)),
          })}
        </strong>
      </p>
      <p>
        {fillTemplate(oldRate, {
          monthly: formatPercent(swap.oldRate * 100),
          annual: formatPercent(nominalFromMonthly(swap.oldRate)),
        })}{' '}
        {paysText(swap)}
      </p>
      <dl className={styles.facts}>
        <Fact label={facts.amount}>{formatPesos(amount)}</Fact>
        <Fact label={facts.keepTotal}>{formatPesos(keepTotal)}</Fact>
        <Fact label={facts.changeTotal}>{formatPesos(changeTotal)}</Fact>
      </dl>
      <SwapChart swap={swap} keepMonths={Math.max(...debts.map(({ left }) => left))} changeMonths={term} />
      <div className={styles.tools}>
        <button
          className={buttons.quiet}
          type="button"
          aria-expanded={hasTable}
          onClick={() => setTable(!hasTable)}
        >
          {hasTable ? chart.hide : chart.show}
        </button>
        {/* What was typed here goes into no address, so the amount is told and not carried. */}
        {!hasOffer && (
          <a href={ROUTES.home}>{fillTemplate(find, { amount: formatPesos(Math.ceil(amount)) })}</a>
        )}
      </div>
      {hasTable && <SwapTable swap={swap} />}
      <p className={styles.soft}>{method}</p>
    </div>
  );
}

const paysText = ({ verdict, paysFrom: month }: DebtSwap): string => {
  if (verdict === 'same') return '';
  if (month === null) return neverPays;
  return month === 1 ? paysAtOnce : fillTemplate(paysFrom, { n: month });
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const SwapTable = ({ swap: { months } }: { swap: DebtSwap }) => (
  <MonthTable
    label={chart.show}
    headers={[chart.month, chart.keep, chart.change, chart.keepSoFar, chart.changeSoFar]}
    rows={months.map(({ number, keep, change, keepSoFar, changeSoFar }) => [
      String(number),
      ...[keep, change, keepSoFar, changeSoFar].map(formatPesos),
    ])}
  />
);
