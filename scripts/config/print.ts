import type { ConfigFile, Loaded } from '#scripts/config/read/content.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { Position, Problem } from '#scripts/config/read/problem.ts';
import { pluralize, escapeInvisible } from '#scripts/config/read/wording.ts';

const WIDEST = 140;
const BEFORE = 60;

/** The line of a place, the place underlined; characters that cannot be seen are written by their code. */
export function codeFrame(text: string, { line, column, endLine, endColumn }: Position): string {
  const whole = text.split(/\r?\n/)[line - 1] ?? '';
  const start = Math.max(0, column - 1 - BEFORE);
  const end = Math.min(endLine === line ? endColumn - 1 : whole.length, start + WIDEST);
  const head = `${line} | `;
  const before = escapeInvisible(whole.slice(start, column - 1)).length + head.length;
  const marked = escapeInvisible(whole.slice(column - 1, end)).length;
  const shown = head + escapeInvisible(whole.slice(start, start + WIDEST));
  return `${shown}\n${' '.repeat(before)}${'^'.repeat(Math.max(1, marked))}`;
}

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Problems as workflow commands, which the usual hosted CI shows on the lines they are about. */
export function asAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, file, line, column, endLine, endColumn, rule, message }) => {
      const place = { file: shownFile(file), line, endLine, col: column, endColumn, title: rule };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escaped(message)}`;
    })
    .join('\n');
}

const LABELS = { error: 'error', warning: 'aviso' } as const;
const INDENT = '    ';

const indented = (block: string): string => block.replaceAll(/^/gm, INDENT);

/** Returns the lines that explain how to record a deliberate breach, where a reason can exist. */
function escapeHatch({ rule, severity, file, pointer, exceptable }: Problem): string[] {
  if (severity !== 'error' || !exceptable) return [];
  const exception = JSON.stringify({ rule, path: `${file}#${pointer}`, reason: '…' });
  return [`${INDENT}Si es a propósito, anotalo con su motivo en ${shownFile(EXCEPTIONS_FILE)}: ${exception}`];
}

function entry(problem: Problem, text: string | undefined): string {
  const { file, line, column, severity, rule, message } = problem;
  const lines = [`${shownFile(file)}:${line}:${column}  ${LABELS[severity]}  ${message}  (${rule})`];
  if (severity === 'error' && text) lines.push(indented(codeFrame(text, problem)));
  return [...lines, ...escapeHatch(problem)].join('\n');
}

/** Problems for a terminal, as `inOrder` gives them: those of one file stand together. */
export function asText(
  problems: readonly Problem[],
  files: ReadonlyMap<string, Pick<ConfigFile, 'text'>>,
): string {
  const entries = problems.map((problem, index) => {
    const isNewFile = index > 0 && problems[index - 1]?.file !== problem.file;
    return (isNewFile ? '\n' : '') + entry(problem, files.get(problem.file)?.text);
  });
  return entries.join('\n');
}

/** By file, then by place in it. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (one, other) => compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The number of errors and of warnings. */
export function countProblems(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2).replace('.', ',')} s`;

/** The last line of a check: what was looked at, what was found, how long it took. */
export function summary(
  loaded: Loaded,
  rules: number,
  problems: readonly Problem[],
  milliseconds: number,
): string {
  const { errors, warnings } = countProblems(problems);
  const found = [
    errors > 0 && pluralize(errors, 'error', 'errores'),
    warnings > 0 && pluralize(warnings, 'aviso', 'avisos'),
  ].filter((part) => part !== false);
  const looked = [
    pluralize(loaded.files.size, 'archivo', 'archivos'),
    pluralize(loaded.parts.lenders.length, 'banco', 'bancos'),
    pluralize(rules, 'regla', 'reglas'),
  ].join(', ');
  const verdict = errors > 0 ? found.join(' y ') : ['Todo en orden', ...found].join(', con ');
  return `${verdict}. Revisamos ${looked} en ${seconds(milliseconds)}.`;
}
