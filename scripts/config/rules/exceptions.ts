import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { type Exception, type ExceptionList, located } from '#scripts/config/read/content.ts';
import { type Finding, type Problem, diagnosis, type Severity } from '#scripts/config/read/problem.ts';

const keyOf = (rule: string, path: string): string => `${rule} ${path}`;

/** Returns a warning and no error, because it was right to correct the text. */
function unused({ rule, path }: Exception, index: number): Finding & { severity: Severity } {
  const is = `la excepción de la regla «${rule}» para ${path} no tapa ningún problema`;
  const action = 'no hace falta que hagas nada: quien programa la borra';
  const fault = diagnosis(is, 'solo excepciones que hagan falta', action);
  return { severity: 'warning', file: EXCEPTIONS_FILE, pointer: `/${index}`, ...fault };
}

/**
 * Drops the problems that an exception allows. Exceptions that allow nothing are reported, or else they would hide
 * the next mistake in that place; not judged while content is broken, since rules then see only a part. While the list
 * itself is broken, nothing that it may allow is told.
 */
export function withoutExceptions(
  problems: readonly Problem[],
  { text, exceptions, isBroken = false }: ExceptionList,
  isWhole: boolean,
): Problem[] {
  const used = new Set<string>();
  const allowed = new Set(exceptions.map(({ rule, path }) => keyOf(rule, path)));
  const left = problems.filter(({ rule, file, pointer, exceptable }) => {
    const key = keyOf(rule, `${file}#${pointer}`);
    const isAllowed = (exceptable ?? false) && (isBroken || allowed.has(key));
    if (isAllowed) used.add(key);
    return !isAllowed;
  });
  if (!isWhole || isBroken) return left;
  const findings = exceptions.flatMap((exception, index) =>
    used.has(keyOf(exception.rule, exception.path)) ? [] : [unused(exception, index)],
  );
  return [...left, ...located(new Map([[EXCEPTIONS_FILE, { text }]]), 'exceptions', findings)];
}
