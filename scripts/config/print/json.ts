import type { Problem } from '#scripts/config/read/problem.ts';
import { countProblems } from '#scripts/config/print/summary.ts';

/** Problems for another program: `{ok, errors, warnings, problems}`. */
export function asJson(problems: readonly Problem[]): string {
  const counts = countProblems(problems);
  return JSON.stringify({ ok: counts.errors === 0, ...counts, problems }, null, 2);
}
