import { readFigure } from '#domain/input/figure.ts';
import { mapReading, type Reading } from '#domain/input/reading.ts';

/** The whole pesos of a text; centavos are dropped, and then the text is not plain. Never throws, never negative. */
export function readWholeNumber(text: string): Reading<number> {
  const reading = readFigure(text, 'pesos');
  const isWhole = reading.kind === 'value' && Number.isInteger(reading.value.value);
  const whole = mapReading(reading, ({ value }) => Math.floor(value));
  return whole.kind === 'value' ? { ...whole, isPlain: whole.isPlain && isWhole } : whole;
}

/** The whole number a text states: '850.000,50' → 850000. 0 for a text that is empty, none, or may be one of two. */
export function parseWholeNumber(text: string): number {
  const reading = readWholeNumber(text);
  return reading.kind === 'value' ? reading.value : 0;
}
