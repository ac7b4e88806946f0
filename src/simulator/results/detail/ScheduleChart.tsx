import { type PointerEvent, useMemo, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { Legend, MonthlyPlot, roundUp } from '#simulator/results/detail/MonthlyPlot.tsx';
import { CHART_PARTS, type ChartPart } from '#simulator/results/detail/schedule-parts.ts';
import { styles as fields } from '#ui/fields/field.styles.ts';

const { schedule: texts } = panels;

/*
 * Geometry of the schedule chart in a box as wide as there are months and 100 high; SVG stretches it to the space
 * there is. One path per part of the instalment, so a chart of 60 months is two shapes.
 */
const HEIGHT = 100;
const BAR = 0.84;
const MARGIN = (1 - BAR) / 2;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

export type ScheduleShapes = {
  /** End of the axis of pesos a month. */
  top: number;
  /** SVG path of each part's bars, in the order of the parts. */
  bars: string[];
};

/** Shapes of a schedule's chart. */
export function scheduleShapes(schedule: readonly Instalment[], parts: readonly ChartPart[]): ScheduleShapes {
  const top = roundUp(Math.max(...schedule.map(({ instalment }) => instalment)));
  const stacked = schedule.map(() => 0);
  const bars = parts.map(({ of }) =>
    schedule
      .map((instalment, index) => {
        const from = stacked[index] ?? 0;
        const to = from + of(instalment);
        stacked[index] = to;
        const [low, high] = [from, to].map((value) => short(HEIGHT - (value / top) * HEIGHT));
        return `M${short(index + MARGIN)} ${low}V${high}h${BAR}V${low}z`;
      })
      .join(''),
  );
  return { top, bars };
}

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
