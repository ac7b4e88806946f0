import { formatPesos } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import { computeExample } from '#domain/worked-example.ts';
import { Chart } from '#features/guide-charts/Chart.tsx';
import { styles } from '#features/guide-charts/chart.styles.ts';
import { guideValues } from '#pages/guide/guide-values.ts';
import { useSite } from '#site/site.ts';

type ExampleInstalment = ReturnType<typeof computeExample>['instalments'][number];
type Series = 'capital' | 'interest' | 'vat';
type StacksProps = {
  instalments: readonly ExampleInstalment[];
  labels: Record<Series, string>;
  alternative: string;
};

const STACK: Series[] = ['capital', 'interest', 'vat'];

const HEIGHT = 200;
const TOP = 24;
const BASE = HEIGHT - 24;
/** Part of a month's width that its bar fills. */
const BAR = 0.72;
/** Bars of one stack stand this far apart, so that they are distinguished without colour. */
const GAP = 1.5;
/** Beyond this many months only some are numbered. */
const MOST_NUMBERS = 12;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** What each instalment of the guide's loan is made of. */
export function InstalmentsChart() {
  const { content } = useSite();
  const { instalments } = computeExample(content.information.example);
  const { alternative, labels } = content.guideCharts.instalments;
  const { month, capital, interest, vat, instalment, balance } = labels;
  return (
    <Chart
      chart="instalments"
      headers={[month, capital, interest, vat, instalment, balance]}
      rows={instalments.map((row) => [
        String(row.number),
        ...[row.capital, row.interest, row.vat, row.instalment, row.balance].map(formatPesos),
      ])}
    >
      <Stacks
        instalments={instalments}
        labels={labels}
        alternative={fill(alternative, guideValues(content))}
      />
    </Chart>
  );
}

/** The parts of each instalment, month by month; the first and the last carry their figure. */
function Stacks({ instalments, labels, alternative }: StacksProps) {
  const highest = Math.max(...instalments.map(({ instalment }) => instalment));
  const step = Math.ceil(instalments.length / MOST_NUMBERS);
  const ends = [instalments[0], instalments.at(-1)] as [ExampleInstalment, ExampleInstalment];
  const topOf = (figure: number) => BASE - (figure / highest) * (BASE - TOP);
  return (
    <>
      <svg className={styles.chart} height={HEIGHT} role="img" aria-label={alternative}>
        {ends.map(({ number, instalment }, index) => (
          <text
            key={number}
            className={index === 0 ? styles.strong : `${styles.strong} ${styles.end}`}
            x={index === 0 ? '0' : '100%'}
            y={topOf(instalment) - 8}
          >
            {formatPesos(instalment)}
          </text>
        ))}
        {instalments.map((month, index) => (
          <g key={month.number}>
            <Stack
              month={month}
              left={index / instalments.length}
              share={1 / instalments.length}
              topOf={topOf}
            />
            {index % step === 0 && (
              <text className={styles.middle} x={percent((index + 0.5) / instalments.length)} y={HEIGHT - 6}>
                {month.number}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2="100%" y1={BASE} y2={BASE} />
      </svg>
      <ul className={styles.legend}>
        {STACK.map((series) => (
          <li key={series}>
            <svg width="12" height="12" aria-hidden="true">
              <rect className={styles[series]} width="12" height="12" rx="2" />
            </svg>
            {labels[series]}
          </li>
        ))}
      </ul>
    </>
  );
}

type StackProps = {
  month: ExampleInstalment;
  left: number;
  share: number;
  topOf: (figure: number) => number;
};

function Stack({ month, left, share, topOf }: StackProps) {
  let below = 0;
  return STACK.map((series) => {
    const bottom = topOf(below);
    below += month[series];
    const top = topOf(below);
    return (
      <rect
        key={series}
        className={styles[series]}
        x={percent(left + (share * (1 - BAR)) / 2)}
        width={percent(share * BAR)}
        y={(top + GAP / 2).toFixed(1)}
        height={Math.max(0, bottom - top - GAP).toFixed(1)}
      />
    );
  });
}
