const GROUPED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A number as it is written in Argentina: '10,5', '12.000.000', '1.234,50'. A dot before other than three digits is a
 * decimal mark. Null when nothing is written, and the text itself when it is no number.
 */
export function readNumber(text: string): number | string | null {
  const bare = text.replaceAll(/[\s$%]/g, '');
  if (bare === '') return null;
  if (GROUPED.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : text;
}

const SPANISH = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: 'min2' });

/** A value of the content as it is shown to be edited: 12000000 is '12.000.000', 10.5 is '10,5'. */
export function numberText(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return SPANISH.format(value);
}
