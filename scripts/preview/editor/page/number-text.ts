import { readFigure } from '#domain/input/figure.ts';
import type { Reading } from '#domain/input/reading.ts';

/** A number that is written without its sign: pesos where they can be, else a rate, which has more decimals. */
function readUnsigned(text: string): Reading<{ value: number }> {
  const pesos = readFigure(text, 'pesos');
  return pesos.kind === 'value' || pesos.kind === 'empty' ? pesos : readFigure(text, 'percent');
}

/**
 * A number as people write it: '10,5', '12.000.000', '850 mil'. Null when nothing is written, and the text itself when it
 * is no number or may be one of two.
 */
export function readNumber(text: string): number | string | null {
  const isNegative = text.trim().startsWith('-');
  const reading = readUnsigned(isNegative ? text.replace('-', '') : text);
  if (reading.kind === 'empty') return null;
  return reading.kind === 'value' ? (isNegative ? -1 : 1) * reading.value.value : text;
}

const SPANISH = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: 'min2' });

/** A value of the content as it is shown to be edited: 12000000 is '12.000.000', 10.5 is '10,5'. */
export function numberText(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return SPANISH.format(value);
}
