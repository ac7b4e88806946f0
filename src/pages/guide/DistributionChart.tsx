import { styles } from '#pages/guide/chart.styles.ts';

/** A line of the chart: a bar from `from` to `to`, in percent points. */
export type Bar = { label: string; figure: string; from: number; to: number; isGuide: boolean };

type DistributionChartProps = {
  bars: readonly Bar[];
  /** A guide line through all bars. */
  threshold: number;
  alternative: string;
};

const ROW = 46;
const WORDS = 14;
const BAR_TOP = 22;
const BAR_HEIGHT = 10;

/** Declared costs as bars on one scale from zero, against the thresholds that are given as guidance. */
export function DistributionChart({ bars, threshold, alternative }: DistributionChartProps) {
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
              className={isGuide ? styles.guide : styles.interest}
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
