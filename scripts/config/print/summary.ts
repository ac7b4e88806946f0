import type { Loaded } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { pluralize } from '#scripts/config/read/wording.ts';

/** Problems for another program: `{ok, errors, warnings, problems}`. */
export function asJson(problems: readonly Problem[]): string {
  const counts = countProblems(problems);
  return JSON.stringify({ ok: counts.errors === 0, ...counts, problems }, null, 2);
}

type Counts = { errors: number; warnings: number };

export function countProblems(problems: readonly Problem[]): Counts {
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
