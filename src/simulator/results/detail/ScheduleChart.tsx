import { type PointerEvent, useId, useMemo, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { scheduleShapes } from '#simulator/results/detail/schedule-chart.ts';
import { type Part, partsOf } from '#simulator/results/detail/schedule-parts.ts';
import { styles as fields } from '#ui/fields/field.styles.ts';

const { schedule: texts } = panels;

type ScheduleChartProps = { schedule: readonly Instalment[]; amount: number };

/**
 * What every instalment is made of, as stacked bars, and what is still owed, as a line. A finger or the pointer picks a
 * month on the picture, the keyboard on the native slider under it; the legend tells that month's figures.
 */
export function ScheduleChart({ schedule, amount }: ScheduleChartProps) {
  const [month, setMonth] = useState(1);
  const parts = useMemo(() => partsOf(schedule), [schedule]);
  const months = schedule.length;
  const picked = schedule[Math.min(month, months) - 1];
  const first = schedule[0];
  const last = schedule[months - 1];
  if (!picked || !first || !last) return null;
  const pick = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.ceil(((event.clientX - left) / width) * months);
    setMonth(Math.min(months, Math.max(1, at)));
  };
  const readout = fillTemplate(texts.readout, {
    number: picked.number,
    instalment: formatPesos(picked.instalment),
    balance: formatPesos(picked.balance),
  });
  return (
    <div className={styles.chart}>
      <Picture
        schedule={schedule}
        parts={parts}
        amount={amount}
        month={picked.number}
        label={fillTemplate(texts.chartLabel, {
          n: months,
          first: formatPesos(first.instalment),
          last: formatPesos(last.instalment),
        })}
        onPick={pick}
      />
      <input
        className={fields.slider}
        type="range"
        min={1}
        max={months}
        value={picked.number}
        aria-label={texts.number}
        aria-valuetext={readout}
        onChange={(event) => setMonth(event.target.valueAsNumber)}
      />
      <p className={styles.readout}>{readout}</p>
      <Legend parts={parts} picked={picked} />
    </div>
  );
}

type PictureProps = {
  schedule: readonly Instalment[];
  parts: readonly Part[];
  amount: number;
  month: number;
  label: string;
  onPick: (event: PointerEvent<SVGSVGElement>) => void;
};

function Picture({ schedule, parts, amount, month, label, onPick }: PictureProps) {
  const titleId = useId();
  const months = schedule.length;
  const { top, bars, balance } = useMemo(
    () => scheduleShapes(schedule, parts, amount),
    [schedule, parts, amount],
  );
  return (
    <figure>
      <div className={styles.plot}>
        <span className={styles.axis} aria-hidden="true">
          <span>{formatPesos(top)}</span>
          <span>
            {texts.balance}: {formatPesos(amount)}
          </span>
        </span>
        <svg
          viewBox={`0 0 ${months} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
          onPointerMove={onPick}
          onPointerDown={onPick}
        >
          <title id={titleId}>{label}</title>
          <path d={`M0 0H${months}M0 100H${months}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {bars.map((bar, index) => (
            <path key={parts[index]?.key} data-part={parts[index]?.key} d={bar} fill="currentColor" />
          ))}
          <rect x={month - 1} width="1" height="100" fill="var(--ink)" opacity="0.3" />
          <path
            d={balance}
            fill="none"
            stroke="var(--surface)"
            strokeWidth="5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={balance}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <div className={styles.months} aria-hidden="true">
        <span>{texts.axisMonth} 1</span>
        <span>{months}</span>
      </div>
    </figure>
  );
}

type LegendProps = { parts: readonly Part[]; picked: Instalment };

function Legend({ parts, picked }: LegendProps) {
  return (
    <dl className={styles.legend}>
      {parts.map(({ key, label, of }) => (
        <div key={key}>
          <dt>
            <span className={styles.swatch} data-part={key} />
            {label}
          </dt>
          <dd>{formatPesos(of(picked))}</dd>
        </div>
      ))}
      <div>
        <dt>
          <span className={styles.swatch} data-line="" />
          {texts.balance}
        </dt>
        <dd>{formatPesos(picked.balance)}</dd>
      </div>
    </dl>
  );
}
