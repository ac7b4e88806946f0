import { CsvError, parse } from 'csv-parse/sync';
import { type Field, recogniseHeader } from '#scripts/catalogue/columns.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import type { Cells, SourceRow } from '#scripts/catalogue/source.ts';

type Header = readonly (Field | null)[];

/** Cells by field; null when there are not as many as in the header. Empty cells beyond it do no harm. */
function cellsOf(record: readonly string[], header: Header): Cells | null {
  if (record.length < header.length || record.slice(header.length).some((cell) => cell !== '')) return null;
  return Object.fromEntries(header.flatMap((field, at) => (field ? [[field, record[at] ?? '']] : [])));
}

/**
 * A quote that was never meant to open a cell swallows rows up to the next quote: the sign is a line break inside a
 * record that has none to have.
 */
function refuseSwallowedRows({ place, cells }: SourceRow, record: readonly string[]): void {
  const broken = record.filter((cell) => /[\r\n]/.test(cell));
  const isFreeText = broken.length === 1 && cells?.moreInfo === broken[0];
  if (broken.length > 0 && !isFreeText) throw new UserError(unclosedQuote(`antes del renglón ${place}`));
}

const unclosedQuote = (where: string): string =>
  `hay una comilla sin cerrar ${where} y se traga otros renglones; borrala`;

/**
 * Records of PERSONALES.CSV, in the order of the file; lines that are wholly empty do not count.
 *
 * @throws UserError when the header is not the official one, or the file is cut off or mangled.
 */
export function readCsv(text: string): SourceRow[] {
  let header: Header | undefined;
  const rows: SourceRow[] = [];
  const takeRecord = (record: readonly string[], { lines }: { lines: number }): void => {
    if (!header) {
      header = recogniseHeader(record);
      return;
    }
    const row = { place: lines, cells: cellsOf(record, header) };
    refuseSwallowedRows(row, record);
    rows.push(row);
  };
  parseRecords(text, takeRecord);
  if (!header) throw new UserError('está vacío; bajalo de nuevo');
  if (rows.at(-1)?.cells === null && !/[\r\n]$/.test(text))
    throw new UserError(
      `está cortado: el último renglón (${rows.at(-1)?.place}) quedó por la mitad; bajalo de nuevo`,
    );
  return rows;
}

function parseRecords(
  text: string,
  take: (record: readonly string[], info: { lines: number }) => void,
): void {
  try {
    parse(text, {
      delimiter: ';',
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Null keeps csv-parse from holding every record a second time.
      on_record: (record: string[], info) => {
        take(record, info);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UserError(unclosedQuote('en alguna celda'), { cause: error });
    throw error;
  }
}
