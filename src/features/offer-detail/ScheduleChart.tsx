import { type PointerEvent, useMemo, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles as own } from '#features/offer-detail/offer-detail.styles.ts';
import { styles } from '#ui/panels/monthly-plot.styles.ts';
import { Legend, MonthlyPlot } from '#ui/panels/MonthlyPlot.tsx';
import { scheduleShapes } from '#ui/panels/schedule-shapes.ts';
import { chartParts } from '#features/offer-detail/schedule-parts.ts';
import { useWords } from '#site/words.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

type ScheduleChartProps = { schedule: readonly Instalment[] };

/**
 * Draws the capital and the cost of every instalment as stacked bars. A finger or the pointer picks a month on the
 * picture, the keyboard on the native slider under it; the words below give that month's figures and what is still owed.
 */
export function ScheduleChart({ schedule }: ScheduleChartProps) {
  const { schedule: texts } = useWords().offerDetail;
  const parts = chartParts(texts);
  const [month, setMonth] = useState(1);
  const { top, bars } = useMemo(() => scheduleShapes(schedule), [schedule]);
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
          {parts.map(({ key }) => (
            <path key={key} data-part={key} d={bars[key]} fill="currentColor" />
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
      <p className={own.readout}>{readout}</p>
      <Legend parts={parts} figures={picked} />
    </div>
  );
}
