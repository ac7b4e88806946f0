import { isObject } from '#scripts/config/read/is-object.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { COLUMNS, type Field, recogniseHeader } from '#scripts/catalogue/columns.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** The two official forms of the record. */
export type Form = 'csv' | 'json';

/** A value as the file holds it; null and '' are 'not reported'. */
export type Cell = string | number | null;
export type Cells = Readonly<Partial<Record<Field, Cell>>>;

/** A record of the file. */
export type SourceRow = {
  /** Line of the CSV, or position in the JSON's list; both from 1. */
  place: number;
  /** Null when the record has not the columns of the header, or is no record at all. */
  cells: Cells | null;
};

/** A file as read, before looking at what its records say. */
export type Source = { form: Form; encoding: string; rows: SourceRow[] };

type Header = readonly (Field | null)[];

/** Cells by field; null when there are not as many as in the header. Empty cells beyond it do no harm. */
function cellsOfLine(record: readonly string[], header: Header): Cells | null {
  if (record.length < header.length || record.slice(header.length).some((cell) => cell !== '')) return null;
  return Object.fromEntries(header.flatMap((field, at) => (field ? [[field, record[at] ?? '']] : [])));
}

const unclosedQuote = (where: string): string =>
  `hay una comilla sin cerrar ${where} y se traga otros renglones; borrala`;

/**
 * A quote that was never meant to open a cell swallows rows up to the next quote: the sign is a line break inside a
 * record that has none to have.
 */
function refuseSwallowedRows({ place, cells }: SourceRow, record: readonly string[]): void {
  const broken = record.filter((cell) => /[\r\n]/.test(cell));
  const isFreeText = broken.length === 1 && cells?.moreInfo === broken[0];
  if (broken.length > 0 && !isFreeText) throw new UserError(unclosedQuote(`antes del renglón ${place}`));
}

/** Text of a table, what separates its cells, and the line of its titles, from 1. */
type Table = { text: string; delimiter: string; from: number };

const DELIMITERS = [';', '\t', ','];
/** Lines that a spreadsheet or a person puts above the titles: `sep=;`, a name, an empty one. */
const LINES_ABOVE = 5;

/** The line of the titles is the first that holds most of their names, whatever separates its cells. */
function tableOf(text: string): Table {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n|\r/, LINES_ABOVE);
  for (const [at, line] of lines.entries())
    for (const delimiter of DELIMITERS)
      if (line.split(delimiter).length >= COLUMNS.length / 2) return { text, delimiter, from: at + 1 };
  return { text, delimiter: ';', from: 1 };
}

/** Hands over each record as it is parsed, so that a fault of the first is reported before what comes later. */
function eachCsvRecord(
  { text, delimiter, from }: Table,
  take: (record: string[], line: number) => void,
): void {
  try {
    parse(text, {
      delimiter,
      from_line: from,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        take(record, lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UserError(unclosedQuote('en alguna celda'), { cause: error });
    throw error;
  }
}

/** Records of PERSONALES.CSV, in the order of the file; lines that are wholly empty do not count. */
function readCsv(text: string): SourceRow[] {
  let header: Header | undefined;
  const rows: SourceRow[] = [];
  eachCsvRecord(tableOf(text), (record, place) => {
    if (header) {
      const row = { place, cells: cellsOfLine(record, header) };
      refuseSwallowedRows(row, record);
      rows.push(row);
    } else header = recogniseHeader(record);
  });
  if (!header) throw new UserError('está vacío; bajalo de nuevo');
  const last = rows.at(-1);
  if (last?.cells === null && !/[\r\n]$/.test(text))
    throw new UserError(
      `está cortado: el último renglón (${last.place}) quedó por la mitad; bajalo de nuevo`,
    );
  return rows;
}

// A value that is neither text nor number is reported as text, as it stands.
const toCell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);

function cellsOfObject(record: unknown): Cells | null {
  if (!isObject(record)) return null;
  return Object.fromEntries(
    COLUMNS.map(({ field, api }) => {
      const name = api.find((one) => Object.hasOwn(record, one) && record[one] !== null);
      return [field, name === undefined ? null : toCell(record[name])];
    }),
  );
}

function resultsOf(answer: unknown): unknown[] {
  if (!isObject(answer))
    throw new UserError('no es una respuesta de la API del BCRA; se esperaba { status, results }');
  const { status, results, errorMessages } = answer;
  if (Array.isArray(results)) return results;
  if (!Array.isArray(errorMessages))
    throw new UserError('no es una respuesta de la API del BCRA: falta la lista results');
  throw new UserError(`el BCRA respondió un error ${String(status)}: ${errorMessages.map(String).join(' ')}`);
}

/** Records of an answer of the API v1, in its order; an error answer is quoted. */
function readApi(text: string): SourceRow[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new UserError('no se puede leer como JSON, puede estar cortado; bajalo de nuevo', {
      cause: error,
    });
  }
  const rows = resultsOf(answer).map((record, at) => ({ place: at + 1, cells: cellsOfObject(record) }));
  refuseForeignRecords(rows);
  return rows;
}

/** Objects none of which names an entity are another service's. */
function refuseForeignRecords(rows: readonly SourceRow[]): void {
  const objects = rows.flatMap(({ cells }) => cells ?? []);
  if (objects.length === 0 || objects.some(({ code, entity }) => code !== null || entity !== null)) return;
  throw new UserError('no trae préstamos: ningún registro tiene "codigoEntidad"; ¿es de otro servicio?');
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * Text of a file in UTF-16 with its BOM, in UTF-8 with or without, or else in windows-1252, as the BCRA publishes it.
 * Bytes that are
 * valid UTF-8 are taken as such: accented words in windows-1252 never are.
 *
 * @throws UserError when the bytes are not text in either encoding.
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4))
    throw new UserError('es una planilla o un comprimido; guardalo como CSV separado por punto y coma');
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0))
    throw new UserError('no es texto en UTF-8, UTF-16 ni windows-1252; guardalo como CSV en UTF-8');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/**
 * Reads the official record from a file's bytes, in either of its forms; JSON is recognised by its first character.
 *
 * @throws UserError when the file cannot be imported.
 */
export function readSource(bytes: Uint8Array): Source {
  const { text, encoding } = decode(bytes);
  return /^\s*[[{]/.test(text)
    ? { form: 'json', encoding, rows: readApi(text) }
    : { form: 'csv', encoding, rows: readCsv(text) };
}
