import { type Payment, printed } from '#domain/contract/payments.ts';
import { paymentColumn, type Role, rolesIn } from '#domain/contract/table-headings.ts';
import { type Cell, cellsOf } from '#domain/contract/table-line.ts';
import { plainLetters } from '#domain/input/reading.ts';
import { type Pesos, unit } from '#domain/units.ts';

/**
 * Payments of a pasted list with the line of each, counted from 1; the figures of its first line, where they are several
 * and nothing says which is the instalment; or the first line that cannot be read.
 */
export type PastedList =
  | { payments: Payment[]; lines: number[] }
  | { columns: number[] }
  | { line: number; text: string };

/** Lines of a list, letters and cells of a line, at most: no table of payments is longer or wider. */
const MOST_LINES = 1200;
const LONGEST_LINE = 500;
const MOST_CELLS = 16;

type Row = { line: number; text: string; cells: Cell[] };

const isFigure = (cell: Cell): cell is Cell & { kind: 'figure' } => cell.kind === 'figure';

/** The instalment's number in the first cell of a row; null where there is none. */
function numberOf({ cells: [first] }: Row): number | null {
  if (first?.kind === 'number') return first.number;
  return first?.kind === 'figure' && first.isWhole ? first.figure.value : null;
}

/** Whether the rows begin with the numbers of their instalments: 1 for the only one, else one after the other. */
function areNumbered(rows: readonly Row[]): boolean {
  const start = rows[0] ? numberOf(rows[0]) : null;
  const isLong = rows.every(({ cells }) => cells.length > 1);
  if (start === null || !isLong || (rows.length === 1 && start !== 1)) return false;
  return rows.every((row, at) => numberOf(row) === start + at);
}

const fault = ({ line, text }: Row): { line: number; text: string } => ({ line, text });

/** The lines that hold something; one that is too long has no cells. */
function* rowsOf(lines: readonly string[]): Generator<Row> {
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const cells = line.length <= LONGEST_LINE ? cellsOf(line.replace(/^\s+/, '')) : [];
    if (text !== '') yield { line: at + 1, text, cells };
  }
}

const isSum = (text: string): boolean => /^(?:sub)?total|^suma/.test(plainLetters(text)) && /\d/.test(text);

/** The rows that hold payments and the headings above them, or the row that cannot be read. */
function rowsIn(lines: readonly string[]): { rows: Row[]; roles: Role[] | null } | { wrong: Row } {
  const rows: Row[] = [];
  let roles: Role[] | null = null;
  let title: Row | null = null;
  for (const row of rowsOf(lines)) {
    if (rows.length > 0 && isSum(row.text)) continue;
    if (row.text.length <= LONGEST_LINE && !/\d/.test(row.text) && rows.length === 0) {
      title ??= row;
      roles = rolesIn(row.text) ?? roles;
      continue;
    }
    const isPayment =
      row.cells.length <= MOST_CELLS &&
      row.cells.some(isFigure) &&
      row.cells.every(({ kind }) => kind !== 'words' && kind !== 'either');
    if (!isPayment) return { wrong: row };
    rows.push(row);
  }
  return rows.length === 0 && title ? { wrong: title } : { rows, roles };
}

/** The first row with another number of figures than the first one. */
const unlike = (rows: readonly Row[], figures: readonly (readonly unknown[])[]): Row | undefined =>
  rows.find((_, at) => figures[at]?.length !== figures[0]?.length);

/**
 * Payments of a list with one on each line, as people paste it from a bank's table, a spreadsheet or an e-mail. Of
 * several figures on a line the instalment is that of the column which its heading names, or of the `column` that was
 * chosen. Blank lines and sums are passed over; of more lines than a table can have none is a payment. Linear in the length
 * of the text.
 */
export function pastedPayments(text: string, column: number | null = null): PastedList {
  const lines = text.split(/\r\n?|\n/, MOST_LINES + 1);
  const found = rowsIn(lines.length > MOST_LINES ? [] : lines);
  if ('wrong' in found) return fault(found.wrong);
  const { rows, roles } = found;
  const isNumbered = areNumbered(rows);
  const figures = rows.map(({ cells }) => (isNumbered ? cells.slice(1) : cells).filter(isFigure));
  const odd = unlike(rows, figures) ?? rows.find((_, at) => figures[at]?.length === 0);
  if (odd) return fault(odd);
  const first = (figures[0] ?? []).map(({ figure }) => figure.value);
  const named = roles && paymentColumn(roles, first, isNumbered);
  const at = first.length < 2 ? 0 : (column ?? named);
  if (at === null) return roles || rows.length > 1 ? { columns: first } : fault(rows[0] as Row);
  const payments: Payment[] = [];
  for (const [place, row] of rows.entries()) {
    const figure = figures[place]?.[at]?.figure;
    if (!figure || figure.value <= 0) return fault(row);
    const day = row.cells.find((cell) => cell.kind === 'day')?.day ?? null;
    payments.push({ amount: printed(unit<Pesos>(figure.value), figure.decimals), day });
  }
  return { payments, lines: rows.map(({ line }) => line) };
}
