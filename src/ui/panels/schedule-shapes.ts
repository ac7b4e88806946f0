import { roundUp } from '#ui/panels/MonthlyPlot.tsx';

/*
 * Geometry of a schedule in the box of `MonthlyPlot`, as wide as there are months and 100 high; SVG stretches it to the
 * space there is. One path per part of the instalment, so a chart of 60 months is two shapes.
 */
const HEIGHT = 100;
const BAR = 0.84;
const MARGIN = (1 - BAR) / 2;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** End of a schedule's axis of pesos a month, and an SVG path of each part's bars. */
export function scheduleShapes(schedule: readonly { capital: number; instalment: number }[]) {
  const top = roundUp(Math.max(...schedule.map(({ instalment }) => instalment)));
  const height = (pesos: number): string => short(HEIGHT - (pesos / top) * HEIGHT);
  const bar = (at: number, low: number, high: number): string =>
    `M${short(at + MARGIN)} ${height(low)}V${height(high)}h${BAR}V${height(low)}z`;
  const bars = {
    capital: schedule.map(({ capital }, at) => bar(at, 0, capital)).join(''),
    cost: schedule.map(({ capital, instalment }, at) => bar(at, capital, instalment)).join(''),
  };
  return { top, bars };
}
