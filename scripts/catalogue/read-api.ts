import { COLUMNS } from '#scripts/catalogue/columns.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import type { Cell, Cells, SourceRow } from '#scripts/catalogue/source.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What is neither text nor number cannot be read as either: as text it is reported as it stands.
const toCell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : (JSON.stringify(value ?? null) ?? null);

function cellsOf(record: unknown): Cells | null {
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
  if (Array.isArray(answer['results'])) return answer['results'];
  const messages = answer['errorMessages'];
  if (!Array.isArray(messages))
    throw new UserError('no es una respuesta de la API del BCRA: falta la lista results');
  throw new UserError(
    `el BCRA respondió un error ${String(answer['status'])}: ${messages.map(String).join(' ')}`,
  );
}

/**
 * Records of an answer of the API v1, in its order.
 *
 * @throws UserError for what is not JSON, or not an answer with results; an error answer is quoted.
 */
export function readApi(text: string): SourceRow[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new UserError('no se puede leer como JSON, puede estar cortado; bajalo de nuevo', {
      cause: error,
    });
  }
  return resultsOf(answer).map((record, at) => ({ place: at + 1, cells: cellsOf(record) }));
}
