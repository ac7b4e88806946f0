const FIGURE = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** A percentage as people write it: '2,5' and '2.5' are 2.5. Empty or anything else → 0. Never throws, never negative. */
export function parseDecimal(text: string): number {
  const figure = text.replaceAll(/[\s%]/g, '').replace(/[.,]$/, '');
  return FIGURE.test(figure) ? Number(figure.replace(',', '.')) : 0;
}

/** `2.5` → `2,5`; 0 is a blank field. */
export const formatDecimal = (value: number): string =>
  Number.isFinite(value) && value > 0 ? String(Number(value.toFixed(4))).replace('.', ',') : '';
