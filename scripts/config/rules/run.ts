import { dayInBuenosAires } from '#domain/format.ts';
import { type Content, type Loaded, located } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { withoutExceptions } from '#scripts/config/rules/exceptions.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';

type RunOptions = { today?: string; rules?: readonly Rule[] };

/** Returns the findings of the rules in loaded content, without those that an exception allows. */
export function runRules(loaded: Loaded, options: RunOptions = {}): Problem[] {
  const { today = dayInBuenosAires(Date.now()), rules = RULES } = options;
  const { files, others, fileOf, parts } = loaded;
  const context = { files, others, fileOf, today };
  const ready = rules.filter(({ needs }) => needs.every((part) => parts[part] !== undefined));
  const found = ready.flatMap(({ id, needs: [first], exceptable, check }) => {
    const file = fileOf(Object(first && parts[first]));
    const findings = Array.from(check(parts as Content, context), (finding) => ({ file, ...finding }));
    return located(files, id, findings).map((problem) => ({ ...problem, exceptable }));
  });
  const { left, unused } = withoutExceptions(found, parts.exceptions?.exceptions);
  // While content is broken, rules see only a part of what an exception may be for.
  const isWhole = loaded.content !== null && rules === RULES;
  return isWhole ? [...left, ...located(files, 'exceptions', unused)] : left;
}

/** Every problem of the content: syntax, schema and rules. */
export const allProblems = (loaded: Loaded, options: RunOptions = {}): Problem[] => [
  ...loaded.problems,
  ...runRules(loaded, options),
];
