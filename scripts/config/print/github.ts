import { shownFile } from '#scripts/config/read/folder.ts';
import type { Problem } from '#scripts/config/read/problem.ts';

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
