import { useId } from 'react';
import { styles } from '#features/market-line/histogram.styles.ts';

type HistogramBin = { from: number; to: number; count: number };

type HistogramProps = {
  bins: readonly HistogramBin[];
  /** The picture's description for screen readers. */
  label: string;
  format: (value: number) => string;
  /** Figures pointed out on the axis; outside of the bins they stand at the nearer end. */
  markers?: readonly number[];
  /** A figure with a tick below the axis, and its words. */
  tick?: { value: number; label: string };
  /** Words for the last class, when it holds everything above the others. */
  last?: string;
};

const HEIGHT = 100;
/** Width of a bar, which is one stroke, of a class. */
const BAR = 0.86;

/** A histogram: one bar per class, as wide as the space allows. */
export function Histogram({ bins, label, format, markers = [], tick, last }: HistogramProps) {
  const titleId = useId();
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
  const barOf = ({ count }: HistogramBin, index: number): string => {
    const height = Math.max(4, Math.round((count / most) * HEIGHT));
    return count === 0 ? '' : `M${index + 0.5} ${HEIGHT}v-${height}`;
  };
  return (
    <figure className={styles.picture}>
      <svg
        viewBox={`0 0 ${bins.length || 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{label}</title>
        <path d={bins.map(barOf).join('')} stroke="var(--control)" strokeWidth={BAR} />
        <path d={`M0 ${HEIGHT}H${bins.length}`} stroke="var(--control)" vectorEffect="non-scaling-stroke" />
        {markers.map((marker) => (
          <path
            key={marker}
            d={`M${place(marker).toFixed(2)} -8V${HEIGHT}`}
            stroke="currentColor"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {tick && (
          <path
            d={`M${place(tick.value).toFixed(2)} ${HEIGHT}V${HEIGHT + 8}`}
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{format(start)}</span>
        {tick && <span>{tick.label}</span>}
        <span>{last ?? format(end)}</span>
      </p>
    </figure>
  );
}
