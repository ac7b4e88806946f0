import { type PointerEvent, useMemo, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { Legend, MonthlyPlot } from '#simulator/results/detail/MonthlyPlot.tsx';
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
  const { top, bars } = useMemo(() => scheduleShapes(schedule, CHART_PARTS), [schedule]);
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
      <figure>
        <MonthlyPlot
          top={top}
          months={months}
          month={texts.axisMonth}
          label={fillTemplate(texts.chartLabel, {
            n: months,
            first: formatPesos(first.instalment),
            last: formatPesos(last.instalment),
          })}
          onPick={pick}
        >
          <path d={`M0 0H${months}M0 100H${months}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {bars.map((bar, index) => (
            <path
              key={CHART_PARTS[index]?.key}
              data-part={CHART_PARTS[index]?.key}
              d={bar}
              fill="currentColor"
            />
          ))}
          <rect x={picked.number - 1} width="1" height="100" fill="var(--ink)" opacity="0.3" />
        </MonthlyPlot>
      </figure>
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
      <Legend parts={CHART_PARTS} figures={picked} />
    </div>
  );
}
