import type { Instalment } from '#domain/amortisation.ts';
import type { ChartPart } from '#simulator/results/detail/schedule-parts.ts';

/*
 * Geometry of the schedule chart in a box as wide as there are months and 100 high; SVG stretches it to the space
 * there is. One path per part of the instalment, so a chart of 60 months is two shapes.
 */
const HEIGHT = 100;
const BAR = 0.84;
const MARGIN = (1 - BAR) / 2;

/** Steps at which an axis may end, as multiples of a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The least round figure at or above `value`, to end an axis with. `value` is above 0. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (ROUND.find((step) => step * power >= value) ?? 10) * power;
}

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
