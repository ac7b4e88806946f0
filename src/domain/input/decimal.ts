import { readFigure } from '#domain/input/figure.ts';
import { mapReading, type Reading } from '#domain/input/reading.ts';

/** The percent points of a text: '2,5', '1.234,50 %'. Never throws. */
export const readRate = (text: string): Reading<number> =>
  mapReading(readFigure(text, 'percent'), ({ value }) => value);

/** The same as a figure: 0 for an empty text, NaN for one that is none or may be one of two, so that nothing counts as 0 in silence. */
export function parseRate(text: string): number {
  const reading = readRate(text);
  return reading.kind === 'value' ? reading.value : reading.kind === 'empty' ? 0 : Number.NaN;
}

/** `2.5` → `2,5`; 0 is a blank field. */
export const formatDecimal = (value: number): string =>
  Number.isFinite(value) && value > 0 ? String(Number(value.toFixed(4))).replace('.', ',') : '';
