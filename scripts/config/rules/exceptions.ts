import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { type Exception, type ExceptionList, located } from '#scripts/config/read/content.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { type Finding, type Problem, diagnosis, type Severity } from '#scripts/config/read/problem.ts';

const keyOf = (rule: string, path: string): string => `${rule} ${path}`;

const MOST_BYTES = 1024 * 1024;

/** A warning, no error: correcting the text was right. */
function unused({ rule, path }: Exception, index: number): Finding & { severity: Severity } {
  const is = `la excepción de la regla «${rule}» para ${path} no tapa ningún problema`;
  const action = 'no hace falta que hagas nada: quien programa la borra';
  const fault = diagnosis(is, 'solo excepciones que hagan falta', action);
  return { severity: 'warning', file: EXCEPTIONS_FILE, pointer: `/${index}`, ...fault };
}

/** An entry that says neither what nor where nor why. */
function incomplete(entry: unknown, index: number): Finding[] {
  const { rule, path, reason } = (entry ?? {}) as Partial<Record<keyof Exception, unknown>>;
  if (rule && reason && typeof path === 'string' && path.includes('#')) return [];
  const expected = '"rule", "path" y "reason", como los dice npm run check';
  const fault = diagnosis('a esta excepción le falta algo', expected, 'completala o borrala');
  return [{ file: EXCEPTIONS_FILE, pointer: `/${index}`, ...fault }];
}

export type ReadExceptions = ExceptionList & { problems: readonly Problem[] };

/** Reads the bytes of the exceptions. What is wrong with them is a problem of the content; none of them then holds. */
export function parseExceptions(bytes: Uint8Array): ReadExceptions {
  const { text, data, findings } = parseConfig(EXCEPTIONS_FILE, bytes, MOST_BYTES);
  const isList = Array.isArray(data);
  const noList = diagnosis('no es una lista', 'una lista [ … ]', 'encerrá las excepciones entre corchetes');
  const found = [...findings, ...(isList ? data.flatMap(incomplete) : [])];
  if (data !== undefined && !isList) found.push({ file: EXCEPTIONS_FILE, pointer: '', ...noList });
  return {
    text,
    exceptions: isList && found.length === 0 ? (data as Exception[]) : [],
    problems: located(new Map([[EXCEPTIONS_FILE, { text }]]), 'exceptions', found),
  };
}

/**
 * Drops the problems that an exception allows. Exceptions that allow nothing are told, or else they would hide
 * the next mistake in that place; not judged while content is broken, since rules then see only a part.
 */
export function withoutExceptions(
  problems: readonly Problem[],
  { text, exceptions }: ExceptionList,
  isWhole: boolean,
): Problem[] {
  const used = new Set<string>();
  const allowed = new Set(exceptions.map(({ rule, path }) => keyOf(rule, path)));
  const left = problems.filter(({ rule, file, pointer, exceptable }) => {
    const key = keyOf(rule, `${file}#${pointer}`);
    const isAllowed = (exceptable ?? false) && allowed.has(key);
    if (isAllowed) used.add(key);
    return !isAllowed;
  });
  if (!isWhole) return left;
  const findings = exceptions.flatMap((exception, index) =>
    used.has(keyOf(exception.rule, exception.path)) ? [] : [unused(exception, index)],
  );
  return [...left, ...located(new Map([[EXCEPTIONS_FILE, { text }]]), 'exceptions', findings)];
}
