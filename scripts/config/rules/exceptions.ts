import type { Exception } from '#scripts/config/read/content.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { type Finding, type Problem, diagnosis, type Severity } from '#scripts/config/read/problem.ts';

const keyOf = (rule: string, path: string): string => `${rule} ${path}`;

/** Returns a warning and no error, because it was right to correct the text. */
function needless({ rule, path }: Exception, index: number): Finding & { severity: Severity } {
  const is = `la excepción de la regla «${rule}» para ${path} no tapa ningún problema`;
  const action = 'no hace falta que hagas nada: quien programa la borra';
  const fault = diagnosis(is, 'solo excepciones que hagan falta', action);
  return { severity: 'warning', file: EXCEPTIONS_FILE, pointer: `/exceptions/${index}`, ...fault };
}

/**
 * Parts the problems that no exception allows from the exceptions that allow nothing, which would hide the next mistake
 * in that place. While the list itself is broken (undefined), nothing that it may allow is told.
 */
export function withoutExceptions(
  problems: readonly Problem[],
  exceptions: readonly Exception[] | undefined,
) {
  const used = new Set<string>();
  const noted = new Set(exceptions?.map(({ rule, path }) => keyOf(rule, path)));
  const left = problems.filter(({ rule, file, pointer, exceptable }) => {
    const key = keyOf(rule, `${file}#${pointer}`);
    const isAllowed = (exceptable ?? false) && (!exceptions || noted.has(key));
    if (isAllowed) used.add(key);
    return !isAllowed;
  });
  const unused = exceptions?.flatMap((one, index) =>
    used.has(keyOf(one.rule, one.path)) ? [] : [needless(one, index)],
  );
  return { left, unused: unused ?? [] };
}
