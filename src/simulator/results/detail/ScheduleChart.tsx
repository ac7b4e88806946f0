import { type PointerEvent, useId, useMemo, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { scheduleShapes } from '#simulator/results/detail/schedule-chart.ts';
import { CHART_PARTS } from '#simulator/results/detail/schedule-parts.ts';
import { styles as fields } from '#ui/fields/field.styles.ts';

const { schedule: texts } = panels;

type ScheduleChartProps = { schedule: readonly Instalment[] };

/**
 * What every instalment pays back and what it costs, as stacked bars. A finger or the pointer picks a month on the
 * picture, the keyboard on the native slider under it; the words below tell that month's figures and what is still owed.
 */
export function ScheduleChart({ schedule }: ScheduleChartProps) {
  const [month, setMonth] = useState(1);
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
      <Legend picked={picked} />
    </div>
  );
}

type PictureProps = {
  schedule: readonly Instalment[];
  month: number;
  label: string;
  onPick: (event: PointerEvent<SVGSVGElement>) => void;
};

function Picture({ schedule, month, label, onPick }: PictureProps) {
  const titleId = useId();
  const months = schedule.length;
  const { top, bars } = useMemo(() => scheduleShapes(schedule, CHART_PARTS), [schedule]);
  return (
    <figure>
      <div className={styles.plot}>
        <span className={styles.axis} aria-hidden="true">
          {formatPesos(top)}
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
            <path
              key={CHART_PARTS[index]?.key}
              data-part={CHART_PARTS[index]?.key}
              d={bar}
              fill="currentColor"
            />
          ))}
          <rect x={month - 1} width="1" height="100" fill="var(--ink)" opacity="0.3" />
        </svg>
      </div>
      <div className={styles.months} aria-hidden="true">
        <span>{texts.axisMonth} 1</span>
        <span>{months}</span>
      </div>
    </figure>
  );
}

function Legend({ picked }: { picked: Instalment }) {
  return (
    <dl className={styles.legend}>
      {CHART_PARTS.map(({ key, label, of }) => (
        <div key={key}>
          <dt>
            <span className={styles.swatch} data-part={key} />
            {label}
          </dt>
          <dd>{formatPesos(of(picked))}</dd>
        </div>
      ))}
    </dl>
  );
}
