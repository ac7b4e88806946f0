import type { DebtSwap } from '#domain/debt-swap.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { nominalFromMonthly } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { kit } from '#generated/kit.ts';
import type { DebtEntry } from '#simulator/kit/debt-swap/entry.ts';
import { SwapChart } from '#simulator/kit/debt-swap/SwapChart.tsx';
import { FoldedTable } from '#simulator/kit/FoldedTable.tsx';
import type { MonthTableProps } from '#simulator/kit/MonthTable.tsx';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { Facts } from '#ui/Facts.tsx';
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
      <Facts
        className={styles.facts}
        facts={[
          [facts.amount, formatPesos(amount)],
          [facts.keepTotal, formatPesos(keepTotal)],
          [facts.changeTotal, formatPesos(changeTotal)],
        ]}
      />
      <SwapChart swap={swap} keepMonths={Math.max(...debts.map(({ left }) => left))} changeMonths={term} />
      <FoldedTable texts={chart} table={() => tableOf(swap)}>
        {/* What was typed here goes into no address, so the amount is told and not carried. */}
        {!hasOffer && (
          <a href={ROUTES.home}>{fillTemplate(find, { amount: formatPesos(Math.ceil(amount)) })}</a>
        )}
      </FoldedTable>
      <p className={styles.soft}>{method}</p>
    </div>
  );
}

const paysText = ({ verdict, paysFrom: month }: DebtSwap): string => {
  if (verdict === 'same') return '';
  if (month === null) return neverPays;
  return month === 1 ? paysAtOnce : fillTemplate(paysFrom, { n: month });
};

const tableOf = ({ months }: DebtSwap): MonthTableProps => ({
  label: chart.show,
  headers: [chart.month, chart.keep, chart.change, chart.keepSoFar, chart.changeSoFar],
  rows: months.map(({ number, keep, change, keepSoFar, changeSoFar }) => [
    String(number),
    ...[keep, change, keepSoFar, changeSoFar].map(formatPesos),
  ]),
});
