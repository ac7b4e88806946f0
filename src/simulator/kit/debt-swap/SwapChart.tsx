import type { DebtSwap, SwapMonth } from '#domain/debt-swap.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { kit } from '#generated/kit.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { Legend, MonthlyPlot, roundUp } from '#simulator/results/detail/MonthlyPlot.tsx';

const { chart: texts } = kit.debtSwap;

const HEIGHT = 100;

type Line = { key: string; label: string; of: (month: SwapMonth) => number; dash?: string };

/** Told apart by colour, by dashes and by their figures in the label and the table. */
const LINES: readonly Line[] = [
  { key: 'keep', label: texts.keep, of: ({ keep }) => keep, dash: '6 4' },
  { key: 'change', label: texts.change, of: ({ change }) => change },
];

/** A step for every month, as high as what is paid in it. */
const stepsOf = (months: readonly SwapMonth[], of: Line['of'], top: number): string =>
  months
    .map((month, at) => {
      const y = Math.round((HEIGHT - (of(month) / top) * HEIGHT) * 1000) / 1000;
      return `${at === 0 ? `M0 ${y}` : `V${y}`}H${at + 1}`;
    })
    .join('');

type SwapChartProps = { swap: DebtSwap; keepMonths: number; changeMonths: number };

/** What is paid each month, both ways. */
export function SwapChart({ swap, keepMonths, changeMonths }: SwapChartProps) {
  const { months, keepFirst, changeFirst } = swap;
  const top = roundUp(Math.max(...months.flatMap(({ keep, change }) => [keep, change])));
  const label = fillTemplate(texts.label, {
    keep: formatPesos(keepFirst),
    keepMonths,
    first: formatPesos(changeFirst),
    last: formatPesos(months[changeMonths - 1]?.change ?? 0),
    changeMonths,
  });
  return (
    <figure className={styles.chart}>
      <MonthlyPlot top={top} months={months.length} month={texts.month} label={label}>
        <path d={`M0 ${HEIGHT}H${months.length}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        {LINES.map(({ key, of, dash }) => (
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
      <Legend parts={LINES} figures={months[0] as SwapMonth} />
    </figure>
  );
}
