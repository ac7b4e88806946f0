import { formatPercent, statedPercent } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import { Chart } from '#features/guide-charts/Chart.tsx';
import { styles } from '#features/guide-charts/chart.styles.ts';
import { effectiveTwin, marketFigures, nominalTwin } from '#pages/guide/guide-values.ts';
import { useSite } from '#site/site.ts';

/** A line of the chart: a bar from `from` to `to`, in percent points; `nominal` is its figure as a nominal rate. */
type Bar = { label: string; figure: string; nominal: string; from: number; to: number; isGuide: boolean };

type BarsProps = {
  bars: readonly Bar[];
  /** A guide line through all bars. */
  threshold: number;
  alternative: string;
};

const ROW = 46;
const WORDS = 14;
const BAR_TOP = 22;
const BAR_HEIGHT = 10;

const PERCENTILES = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

/** The guide's thresholds are nominal; on the scale of what entities declare they stand at their effective twin. */
export function Part() {
  const { content } = useSite();
  const { alternative, labels } = content.guideCharts.distribution;
  const { cftLowFrom, cftLowTo, cftHighFrom } = content.information.guidance;
  const market = marketFigures(content);
  const said = {
    quarter: statedPercent(market.p25),
    half: statedPercent(market.median),
    threeQuarters: statedPercent(market.p75),
    nineTenths: statedPercent(market.p90),
  };
  const lowFrom = effectiveTwin(cftLowFrom);
  const lowTo = effectiveTwin(cftLowTo);
  const high = effectiveTwin(cftHighFrom);
  const bars: Bar[] = [
    {
      label: labels.low,
      figure: `${formatPercent(lowFrom)} – ${formatPercent(lowTo)}`,
      nominal: `${statedPercent(cftLowFrom)} – ${statedPercent(cftLowTo)}`,
      from: lowFrom,
      to: lowTo,
      isGuide: true,
    },
    {
      label: labels.high,
      figure: formatPercent(high),
      nominal: statedPercent(cftHighFrom),
      from: high,
      to: market.p90,
      isGuide: true,
    },
    ...PERCENTILES.map((name) => ({
      label: labels[name],
      figure: statedPercent(market[name]),
      nominal: formatPercent(nominalTwin(market[name])),
      from: 0,
      to: market[name],
      isGuide: false,
    })),
  ];
  return (
    <Chart
      chart="distribution"
      headers={[labels.measure, labels.effective, labels.nominal]}
      rows={bars.map(({ label, figure, nominal }) => [label, figure, nominal])}
    >
      <Bars bars={bars} threshold={high} alternative={fill(alternative, said)} />
    </Chart>
  );
}

/** Declared costs as bars on one scale from zero, against the thresholds that are given as guidance. */
function Bars({ bars, threshold, alternative }: BarsProps) {
  const highest = Math.max(...bars.map(({ to }) => to));
  const at = (value: number): string => `${((value / highest) * 100).toFixed(2)}%`;
  const height = bars.length * ROW;
  return (
    <svg className={styles.chart} height={height} role="img" aria-label={alternative}>
      {bars.map(({ label, figure, from, to, isGuide }, index) => {
        const top = index * ROW;
        return (
          <g key={label}>
            <text y={top + WORDS}>{label}</text>
            <text className={`${styles.strong} ${styles.end}`} x="100%" y={top + WORDS}>
              {figure}
            </text>
            <rect className={styles.track} width="100%" y={top + BAR_TOP} height={BAR_HEIGHT} rx="2" />
            <rect
              className={isGuide ? styles.guide : styles.cost}
              x={at(from)}
              width={at(to - from)}
              y={top + BAR_TOP}
              height={BAR_HEIGHT}
              rx="2"
            />
          </g>
        );
      })}
      {bars.map(({ label }, index) => (
        <line
          key={label}
          className={styles.threshold}
          x1={at(threshold)}
          x2={at(threshold)}
          y1={index * ROW + BAR_TOP - 3}
          y2={index * ROW + BAR_TOP + BAR_HEIGHT + 3}
        />
      ))}
    </svg>
  );
}
