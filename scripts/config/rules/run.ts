import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { holdsOn } from '#domain/period.ts';
import { LIST_PARTS } from '#generated/kinds.ts';
import { placeAt, turnsAfter } from '#scripts/config/read/campaigns.ts';
import { type Content, type ExceptionList, type Loaded, located } from '#scripts/config/read/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { locate } from '#scripts/config/read/locate.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { withoutExceptions } from '#scripts/config/rules/exceptions.ts';
import type { Rule, RuleContext } from '#scripts/config/rules/rule.ts';

export type RunOptions = { today?: string; rules?: readonly Rule[]; exceptions?: ExceptionList };

const currentDay = (): string => dayInBuenosAires(Date.now());

/** The files without what campaigns say, which is looked at in its place, on their days. */
const withoutValues = (files: Loaded['files']): RuleContext['files'] =>
  new Map(
    Array.from(files, ([file, one]) =>
      one.part === 'campaigns' ? [file, { ...one, data: { ...Object(one.data), values: [] } }] : [file, one],
    ),
  );

/** Returns the findings of the rules in loaded content, without those that an exception allows. */
export function runRules(loaded: Loaded, options: RunOptions = {}): Problem[] {
  const { today = currentDay(), rules = RULES, exceptions = loaded.exceptions } = options;
  const { files, others, fileOf, parts } = loaded;
  const context = { files: withoutValues(files), others, fileOf, today };
  const ready = rules.filter(({ needs }) => needs.every((part) => parts[part] !== undefined));
  const found = ready.flatMap(({ id, needs: [first], exceptable, check }) => {
    const file = fileOf(Object(first && parts[first]));
    const findings = Array.from(check(parts as Content, context), (finding) => ({ file, ...finding }));
    return located(files, id, findings).map((problem) => ({ ...problem, exceptable }));
  });
  const isWhole = loaded.content !== null && ready.length === rules.length;
  return withoutExceptions(withoutFollowing(found, files), exceptions, isWhole);
}

/** Without what only follows from a file that is broken: that what it holds does not exist. */
function withoutFollowing(found: readonly Problem[], files: Loaded['files']): Problem[] {
  const broken = [...files.values()].filter(
    ({ part, valid }) => !valid && LIST_PARTS.some((one) => one === part),
  );
  const names = broken.map(({ file }) => quoted(idOf(file)));
  return found.filter(({ message }) => !names.some((name) => message.includes(name)));
}

const keyOf = ({ rule, file, pointer }: Problem): string => `${rule} ${file} ${pointer}`;

/** Addresses that lead somewhere else on days on which their page is not there. */
const STANDS_IN = /^\/(?:redirects\/\d+\/to|after)$/;

/** The problem as one of the campaign that says what is wrong, or else of the day on which it comes. */
function blamed({ files, parts, fileOf }: Loaded, problem: Problem, day: string): Problem {
  for (const campaign of parts.campaigns.filter((one) => holdsOn(one, day)))
    for (const [index, { at }] of campaign.values.entries()) {
      const { file, pointer } = placeAt(at);
      if (file !== problem.file || !`${problem.pointer}/`.startsWith(`${pointer}/`)) continue;
      const own = fileOf(campaign);
      const place = `/values/${index}/value${problem.pointer.slice(pointer.length)}`;
      const message = problem.message.replace(problem.pointer, place);
      return { ...problem, file: own, pointer: place, message, ...locate(files.get(own)?.text ?? '', place) };
    }
  const { file, pointer, message } = problem;
  const dated = `${message} Pasa desde el ${formatShortDate(day)}.`;
  return { ...problem, message: dated, ...locate(files.get(file)?.text ?? '', pointer) };
}

/** Problems that the content has on days to come alone, reported once: with the values of campaigns, and without their pages. */
function laterProblems(loaded: Loaded, found: readonly Problem[], options: RunOptions): Problem[] {
  const { campaigns } = loaded.parts;
  if (!loaded.content || campaigns.length === 0) return [];
  const { today = currentDay() } = options;
  const known = new Set(found.map(keyOf));
  const looked = new Set<string>();
  const later: Problem[] = [];
  for (const day of [today, ...turnsAfter({ campaigns, lenders: [] }, today)]) {
    const held = campaigns.filter((one) => holdsOn(one, day)).map(({ id }) => id);
    if (looked.has(held.join(' '))) continue;
    looked.add(held.join(' '));
    const shown = loaded.on(day);
    for (const problem of [...shown.problems, ...runRules(shown, options)]) {
      if (problem.rule === 'exceptions' || STANDS_IN.test(problem.pointer)) continue;
      const here = blamed(loaded, problem, day);
      if (known.has(keyOf(here))) continue;
      known.add(keyOf(here));
      later.push(here);
    }
  }
  return later;
}

/** Every problem of the content: syntax, schema and rules, today and on the days of its campaigns. */
export function allProblems(loaded: Loaded, options: RunOptions = {}): Problem[] {
  const found = [...loaded.problems, ...runRules(loaded, options)];
  return [...found, ...laterProblems(loaded, found, options)];
}
