import { folded } from '#scripts/config/read/wording.ts';

/** A rate that a note names, and its words: 'cft expresado en tea … 129.16 porciento'. No digit stands in between. */
const NAMED_CFT =
  /\b(?:cft\w*|cfe\w*|costo financiero\w*)\b([^\d]{0,160}?)(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)\s*(%|por ?ciento|porc\b)?/g;

/** Words before a figure that make it something other than a rate. */
const OTHER_FIGURE =
  /\b(?:pesos|monto\w*|importe\w*|edad\w*|dias?|meses|cuotas?|plazos?|ingresos?)\W*$|\$\W*$/;

/** Rates of VAT, shown beside the costs that hold it. */
const VAT_RATES = [21, 10.5];

/** `129,16`, `129.16`, `2067.51` and `2.067,51` in percent points. */
function pointsOf(figure: string): number {
  const separator = Math.max(figure.lastIndexOf(','), figure.lastIndexOf('.'));
  const hasDecimals = separator >= 0 && figure.length - separator - 1 <= 2;
  const whole = (hasDecimals ? figure.slice(0, separator) : figure).replaceAll(/[.,]/g, '');
  return Number(hasDecimals ? `${whole}.${figure.slice(separator + 1)}` : whole);
}

const hasDecimals = (figure: string): boolean => /[.,]\d{1,2}$/.test(figure);

/**
 * The highest CFT (effective, percent points) that a record's note names, however it is spelt; null when it names none. A
 * figure without a unit counts when it has decimals, as rates do.
 */
export function cftInNote(note: string): number | null {
  const rates = Array.from(folded(note).matchAll(NAMED_CFT))
    .flatMap(([, between = '', figure = '', unit]) =>
      OTHER_FIGURE.test(between) || (unit === undefined && !hasDecimals(figure)) ? [] : [pointsOf(figure)],
    )
    .filter((rate) => !VAT_RATES.includes(rate));
  return rates.length > 0 ? Math.max(...rates) : null;
}
