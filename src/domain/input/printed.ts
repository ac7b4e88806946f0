/** A figure as it stands on paper: its value, and how many decimals it is printed with. */
export type PrintedFigure = { value: number; decimals: number };

const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;
const PLAIN = /^\d+$/;
const DECIMALS = /^\d{1,4}$/;

/**
 * A figure as people in Argentina write and print it: '1.234,50', '124031,30', '$ 1.000', '104,69 %', and also '1234.5'
 * where the lone dot cannot stand between thousands. Null for anything else: nothing is read as 0 in silence.
 */
export function parsePrinted(text: string): PrintedFigure | null {
  const figure = text.replaceAll(/[\s$%\u00A0]/g, '');
  const comma = figure.lastIndexOf(',');
  const dot = figure.lastIndexOf('.');
  const hasDecimalDot = comma < 0 && dot >= 0 && !THOUSANDS.test(figure);
  const mark = hasDecimalDot ? dot : comma;
  const whole = mark < 0 ? figure : figure.slice(0, mark);
  const decimals = mark < 0 ? '' : figure.slice(mark + 1);
  if (!(PLAIN.test(whole) || THOUSANDS.test(whole)) || (decimals !== '' && !DECIMALS.test(decimals)))
    return null;
  if (mark >= 0 && decimals === '') return null;
  return { value: Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`), decimals: decimals.length };
}
