import { formatPercent } from '#domain/format.ts';
import type { Bin } from '#features/market-line/market.ts';
import { styles } from '#features/market-line/histogram.styles.ts';

type HistogramProps = {
  bins: readonly Bin[];
  /** The picture's description for screen readers. */
  label: string;
  /** CFT pointed out on the axis; beyond the bins it stands at the nearer end. */
  own: number | undefined;
  /** CFT with a tick below the axis, and its words. */
  median: { cft: number; label: string };
  /** Words for the last class, when it holds everything above the others. */
  last: string | null;
};

const HEIGHT = 100;
/** Width of a bar, which is one stroke, of a class. */
const BAR = 0.86;

/** A histogram: one bar per class, as wide as the space allows. */
export function Histogram({ bins, label, own, median, last }: HistogramProps) {
  const start = bins[0]?.from ?? 0;
  const end = bins[bins.length - 1]?.to ?? 0;
  const scaled = last ? bins.slice(0, -1) : bins;
  const scaleEnd = scaled[scaled.length - 1]?.to ?? end;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const place = (value: number): number => {
    if (scaleEnd === start) return bins.length / 2;
    if (last && value > scaleEnd) return bins.length - 0.5;
    return Math.min(1, Math.max(0, (value - start) / (scaleEnd - start))) * scaled.length;
  };
  // A class with anything in it must be seen, however small beside the others.
  const barOf = ({ count }: Bin, index: number): string => {
    const height = Math.max(4, Math.round((count / most) * HEIGHT));
    return count === 0 ? '' : `M${index + 0.5} ${HEIGHT}v-${height}`;
  };
  return (
    <figure className={styles.picture}>
      <svg viewBox={`0 0 ${bins.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={bins.map(barOf).join('')} stroke="var(--control)" strokeWidth={BAR} />
        <path d={`M0 ${HEIGHT}H${bins.length}`} stroke="var(--control)" vectorEffect="non-scaling-stroke" />
        {own !== undefined && (
          <path
            d={`M${place(own).toFixed(2)} -8V${HEIGHT}`}
            stroke="currentColor"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={`M${place(median.cft).toFixed(2)} ${HEIGHT}V${HEIGHT + 8}`}
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatPercent(start)}</span>
        <span>{median.label}</span>
        <span>{last ?? formatPercent(end)}</span>
      </p>
    </figure>
  );
}
