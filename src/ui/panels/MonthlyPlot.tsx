import type { PointerEventHandler, ReactNode } from 'react';
import { formatPesos } from '#domain/format.ts';
import { styles } from '#ui/panels/monthly-plot.styles.ts';

/** Steps at which an axis may end, as multiples of a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The least round figure at or above `value`, to end an axis with. `value` is above 0. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (ROUND.find((step) => step * power >= value) ?? 10) * power;
}

type MonthlyPlotProps = {
  /** End of the axis of pesos a month, which begins at 0. */
  top: number;
  months: number;
  month: string;
  /** The picture's description for screen readers. */
  label: string;
  onPick?: PointerEventHandler<SVGSVGElement>;
  /** Shapes in a box as wide as there are months and 100 high. */
  children: ReactNode;
};

export function MonthlyPlot({ top, months, month, label, onPick, children }: MonthlyPlotProps) {
  return (
    <>
      <div className={styles.plot}>
        <span className={styles.axis} aria-hidden="true">
          {formatPesos(top)}
        </span>
        <svg
          viewBox={`0 0 ${months} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onPointerMove={onPick}
          onPointerDown={onPick}
        >
          {children}
        </svg>
      </div>
      <div className={styles.months} aria-hidden="true">
        <span>{month} 1</span>
        <span>{months}</span>
      </div>
    </>
  );
}

type LegendProps<Figures> = {
  parts: readonly { key: string; label: string; of: (figures: Figures) => number }[];
  figures: Figures;
};

export const Legend = <Figures,>({ parts, figures }: LegendProps<Figures>) => (
  <dl className={styles.legend}>
    {parts.map(({ key, label, of }) => (
      <div key={key}>
        <dt>
          <span className={styles.swatch} data-part={key} />
          {label}
        </dt>
        <dd>{formatPesos(of(figures))}</dd>
      </div>
    ))}
  </dl>
);
