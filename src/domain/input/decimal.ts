const FIGURE = /^(?:\d{1,6}(?:[.,]\d{1,4})?|[.,]\d{1,4})$/;
/** As the site writes a figure of a thousand or more. */
const WITH_THOUSANDS = /^\d{1,3}(?:\.\d{3}),\d{1,4}$/;

/**
 * A percentage as people write it: '2,5' and '2.5' are 2.5, ',5' is 0.5, '1.234,50 %' is 1234.5. Empty → 0; NaN for
 * anything else, so that nothing counts as 0 in silence. Never throws, never negative.
 */
export function parseDecimal(text: string): number {
  const figure = text.replaceAll(/[\s%]/g, '').replace(/[.,]$/, '');
  if (figure === '') return 0;
  if (WITH_THOUSANDS.test(figure)) return Number(figure.replace('.', '').replace(',', '.'));
  return FIGURE.test(figure) ? Number(figure.replace(',', '.')) : Number.NaN;
}

/** `2.5` → `2,5`; 0 is a blank field. */
export const formatDecimal = (value: number): string =>
  Number.isFinite(value) && value > 0 ? String(Number(value.toFixed(4))).replace('.', ',') : '';
