import type { DebtSwap, SwapMonth } from '#features/debt-swap/debt-swap.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { nominalFromMonthly } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import type { Swapped } from '#features/debt-swap/entry.ts';
import { FoldedTable, type FoldedTableProps } from '#ui/panels/FoldedTable.tsx';
import { styles as detail } from '#loan/offer/opened.styles.ts';
import { Legend, MonthlyPlot, roundUp } from '#ui/panels/MonthlyPlot.tsx';
import { styles as plot } from '#ui/panels/monthly-plot.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords, type Words } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CostBar } from '#ui/CostBar.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Answer, Now } from '#ui/tool/Answer.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

/** Good is a gain alone. */
const TONES = {
  cheaper: 'good',
  cheaperButHigher: 'info',
  lowerButDearer: 'warn',
  dearer: 'bad',
  same: 'info',
} as const;

/** The outcome of a swap: a sentence on the totals, its figures, a chart of both ways and the same as a table. */
export function SwapAnswer({ swapped }: { swapped: Swapped }) {
  const { debtSwap: texts } = useWords();
  const { verdicts, oldRate, facts, chart, find, method } = texts;
  const { swap, owed, left, term } = swapped;
  const { verdict, keepTotal, changeTotal, keepFirst, changeFirst, amount } = swap;
  const scale = Math.max(keepTotal, changeTotal);
  /** Both ways on one scale: what is owed today, and what it costs on top, charges for paying it off included. */
  const costOf = (total: number) => <CostBar capital={owed} total={total} scale={scale} text={facts.cost} />;
  return (
    <Answer
      tone={TONES[verdict]}
      verdict={fillTemplate(verdicts[verdict], {
        total: formatPesos(Math.abs(keepTotal - changeTotal)),
        instalment: formatPesos(Math.abs(keepFirst - changeFirst)),
      })}
      because={<p>{paysText(swap, texts)}</p>}
    >
      <Facts
        className={detail.facts}
        facts={[
          [facts.keepTotal, costOf(keepTotal)],
          [facts.changeTotal, costOf(changeTotal)],
        ]}
      />
      <p>{fillTemplate(oldRate, { annual: formatPercent(nominalFromMonthly(swap.oldRate)) })}</p>
      <Now title={texts.now}>
        {/* What was typed here goes into no address, so the amount is shown and not carried. */}
        <a className={buttons.primary} href={ROUTES.home}>
          {fillTemplate(find, { amount: formatPesos(Math.ceil(amount)) })}
        </a>
      </Now>
      <SwapChart swap={swap} keepMonths={left} changeMonths={term} />
      <FoldedTable {...tableOf(swap, chart)} />
      <p className={styles.aside}>{method}</p>
    </Answer>
  );
}

const paysText = (
  { verdict, paysFrom: month }: DebtSwap,
  { neverPays, paysAtOnce, paysFrom }: Words['debtSwap'],
): string => {
  if (verdict === 'same') return '';
  if (month === null) return neverPays;
  return month === 1 ? paysAtOnce : fillTemplate(paysFrom, { n: month });
};

type ChartTexts = Words['debtSwap']['chart'];

const tableOf = ({ months }: DebtSwap, chart: ChartTexts): FoldedTableProps => ({
  title: chart.show,
  label: chart.show,
  headers: [chart.month, chart.keep, chart.change, chart.keepSoFar, chart.changeSoFar],
  rows: months.map(({ number, keep, change, keepSoFar, changeSoFar }) => [
    String(number),
    ...[keep, change, keepSoFar, changeSoFar].map(formatPesos),
  ]),
});

const HEIGHT = 100;

type Line = { key: string; label: string; of: (month: SwapMonth) => number; dash?: string };

/** Distinguished by colour, by dashes and by their figures in the label and the table. */
const linesOf = (chart: ChartTexts): Line[] => [
  { key: 'keep', label: chart.keep, of: ({ keep }) => keep, dash: '6 4' },
  { key: 'change', label: chart.change, of: ({ change }) => change },
];

/** A step for every month, as high as what is paid in it. */
const stepsOf = (months: readonly SwapMonth[], of: Line['of'], top: number): string =>
  months
    .map((month, at) => {
      const y = Math.round((HEIGHT - (of(month) / top) * HEIGHT) * 1000) / 1000;
      return `${at === 0 ? 'M0 ' : 'V'}${y}H${at + 1}`;
    })
    .join('');

type SwapChartProps = { swap: DebtSwap; keepMonths: number; changeMonths: number };

/** Draws the monthly payments of both ways. */
function SwapChart({ swap, keepMonths, changeMonths }: SwapChartProps) {
  const { chart } = useWords().debtSwap;
  const lines = linesOf(chart);
  const { months, keepFirst, changeFirst } = swap;
  const top = roundUp(Math.max(...months.flatMap(({ keep, change }) => [keep, change])));
  const label = fillTemplate(chart.label, {
    keep: formatPesos(keepFirst),
    keepMonths,
    first: formatPesos(changeFirst),
    last: formatPesos(months[changeMonths - 1]?.change ?? 0),
    changeMonths,
  });
  return (
    <figure className={plot.chart}>
      <MonthlyPlot top={top} months={months.length} month={chart.month} label={label}>
        <path d={`M0 ${HEIGHT}H${months.length}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        {lines.map(({ key, of, dash }) => (
          <path
            key={key}
            data-part={key}
            d={stepsOf(months, of, top)}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray={dash}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </MonthlyPlot>
      <Legend parts={lines} figures={months[0] as SwapMonth} />
    </figure>
  );
}
