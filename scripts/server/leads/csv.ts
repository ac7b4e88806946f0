import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { type Lead, LEAD_FIELDS, NUMBERS, UUID } from '#scripts/server/leads/lead.ts';

const COLUMNS = ['recibido', ...LEAD_FIELDS, 'id', 'marca'] as const;
// As they were before leads had marks, and before they had ids.
const UNMARKED_COLUMNS = COLUMNS.slice(0, -1);
const OLD_COLUMNS = COLUMNS.slice(0, -2);

/** First line of a file of leads. */
export const LEAD_HEADER = `${COLUMNS.join(',')}\n`;

// Where a spreadsheet would see a formula: at the start of a cell, also behind blanks and quotes or in full width, and
// behind a semicolon, which separates cells where the comma is decimal. A mark that is there already is marked too, so
// that the marks can be taken away again.
const BEFORE_FORMULA = /(^|;)(?=[\s"]*['=+\-@|%＝＋－＠])/g;
const MARKED = /(^|;)'(?=[\s"]*['=+\-@|%＝＋－＠])/g;

/** A value as a CSV cell: quoted where needed, and inert when opened in a spreadsheet. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = value.replace(BEFORE_FORMULA, "$1'");
  return /[",;\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns the value that `csvCell` wrote, from a cell that a CSV parser has read. */
export const valueOf = (cell: string): string => cell.replace(MARKED, '$1');

export const leadRow = (lead: Lead): string =>
  `${COLUMNS.map((column) => csvCell(lead[column] ?? '')).join(',')}\n`;

/** A stable id for a row written before leads had ids: a hash of the row. */
const idOf = (cells: readonly string[]): string =>
  createHash('sha256')
    .update(cells.join('\n'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

function leadOf(columns: readonly string[], cells: readonly string[]): Lead | null {
  const { marca, ...values } = Object.fromEntries(
    columns.map((column, index) => [column, valueOf(cells[index] ?? '')]),
  );
  const received = new Date(values['recibido'] ?? '');
  const id = values['id'] ?? idOf(cells);
  if (cells.length !== columns.length || Number.isNaN(received.getTime()) || !UUID.test(id)) return null;
  const numbers = NUMBERS.map((field) => [field, Number(values[field])]);
  const marked = marca ? { marca } : {};
  return {
    ...values,
    ...Object.fromEntries(numbers),
    recibido: received.toISOString(),
    id,
    ...marked,
  } as Lead;
}

/** The columns that a first record means: those it names, or, when it is a lead itself, the usual ones. */
function columnsFrom(first: readonly string[]): { columns: readonly string[]; isHeader: boolean } | null {
  const names = first.map((name) => name.trim());
  if (OLD_COLUMNS.every((column) => names.includes(column))) return { columns: names, isHeader: true };
  const usual = [COLUMNS, UNMARKED_COLUMNS, OLD_COLUMNS].find((columns) => leadOf(columns, first) !== null);
  return usual ? { columns: usual, isHeader: false } : null;
}

/** Lines of a file, without their ends and without those that are empty. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + String(chunk)).split(/[\r\n]+/);
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest !== '') yield rest;
}

async function delimiterOf(path: string): Promise<string> {
  const [line = ''] = (await text(createReadStream(path, { end: 999 }))).split('\n');
  return [';', '\t'].find((delimiter) => line.split(delimiter).length >= OLD_COLUMNS.length) ?? ',';
}

/** Cells of a line; none of one with a quote that never ends. */
function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    return parse(line, { delimiter, relax_quotes: true })[0] ?? [];
  } catch {
    return [];
  }
}

/**
 * The leads of a file, whoever wrote it: also when a spreadsheet has saved it (mark of byte order, CRLF, semicolons) and
 * when it has lost its header. Lines that are no leads are left out; no lead holds a line break, so that a line with a
 * stray quote is the only one that it spoils.
 *
 * @throws Error when it is not a file of leads
 */
export async function* leadsOf(path: string): AsyncGenerator<Lead> {
  const delimiter = await delimiterOf(path);
  let columns: readonly string[] | null = null;
  for await (const line of linesOf(path)) {
    const cells = cellsOf(columns ? line : line.replace(/^\uFEFF/, ''), delimiter);
    if (columns === null) {
      const known = columnsFrom(cells);
      if (!known) throw new Error('the file has other columns than a lead');
      columns = known.columns;
      if (known.isHeader) continue;
    }
    const lead = leadOf(columns, cells);
    if (lead) yield lead;
  }
}
