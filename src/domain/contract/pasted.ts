import { type Payment, printed } from '#domain/contract/payments.ts';
import { readFigure } from '#domain/input/figure.ts';
import { isDay } from '#domain/format.ts';
import { type Pesos, unit } from '#domain/units.ts';

/** Payments of a pasted list with the line of each, counted from 1, or the first line that is none. */
export type PastedList = { payments: Payment[]; lines: number[] } | { line: number; text: string };

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** `10/02/2026` and `2026-02-10` → `2026-02-10`; null for what is no day. */
function dayOf(word: string): string | null {
  const parts = DAY_FIRST.exec(word);
  const day = parts ? [parts[3], parts[2]?.padStart(2, '0'), parts[1]?.padStart(2, '0')].join('-') : word;
  return isDay(day) ? day : null;
}

/** Returns the cells of a line, apart by white space and semicolons; a currency sign belongs to no cell. */
const cellsOf = (line: string): string[] => line.split(/[\s;$]+/).filter((cell) => cell !== '');

/** A payment: an amount, after its number in the list and its day where they stand there. */
function paymentOf(line: string, position: number): Payment | null {
  const cells = cellsOf(line);
  const days = cells.map(dayOf);
  const day = days.find((one) => one !== null) ?? null;
  const others = cells.filter((_, at) => days[at] === null);
  const amounts = others.length > 1 && others[0] === String(position) ? others.slice(1) : others;
  const reading = readFigure(amounts.length === 1 ? (amounts[0] ?? '') : '', 'pesos');
  return reading.kind === 'value' && reading.value.value > 0
    ? { amount: printed(unit<Pesos>(reading.value.value), reading.value.decimals), day }
    : null;
}

/** Payments of a list with one on each line, as people paste it from a spreadsheet or an e-mail. Blank lines are passed over. */
export function pastedPayments(text: string): PastedList {
  const payments: Payment[] = [];
  const lines: number[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const payment = paymentOf(line, payments.length + 1);
    if (!payment) return { line: at + 1, text: line.trim() };
    payments.push(payment);
    lines.push(at + 1);
  }
  return { payments, lines };
}
