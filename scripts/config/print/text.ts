import { shownFile } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { frame } from '#scripts/config/print/frame.ts';

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

/** How to let a deliberate breach through, where there can be a reason for one. */
function escapeHatch({ rule, severity, file, pointer, exceptable }: Problem): string[] {
  if (severity !== 'error' || !exceptable) return [];
  const exception = JSON.stringify({ rule, path: `${file}#${pointer}`, reason: '…' });
  return [`${INDENT}Si es a propósito, anotalo con su motivo en ${shownFile(EXCEPTIONS_FILE)}: ${exception}`];
}

function entry(problem: Problem, text: string | undefined): string {
  const { file, line, column, severity, rule, message } = problem;
  const lines = [`${shownFile(file)}:${line}:${column}  ${LABELS[severity]}  ${message}  (${rule})`];
  if (severity === 'error' && text) lines.push(indented(frame(text, problem)));
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
