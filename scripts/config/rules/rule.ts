import type { Lender } from '#generated/types.ts';
import type { Content, Loaded } from '#scripts/config/read/content.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import type { Part } from '#scripts/config/read/kinds.ts';
import { diagnosis, type Finding, type Repair, type Severity } from '#scripts/config/read/problem.ts';

/** Data that a rule may read besides the content. */
export type RuleContext = Pick<Loaded, 'files' | 'others' | 'fileOf'> & {
  /** Today's date in Buenos Aires, `YYYY-MM-DD`. */
  today: string;
};

/** A finding of a rule; without `file` it is in the file of the first part that the rule needs. */
export type RuleFinding = Omit<Finding, 'file'> & { file?: string; severity?: Severity };

/** A check across files. It sees valid parts only: what the schema refused is not reported twice. */
export type Rule = {
  /** The name that exceptions use. */
  id: string;
  /** Parts without which it makes no sense; it waits until they are valid. */
  needs: readonly Part[];
  /** Whether there can be a good reason to break it; the check then says how to record it. */
  exceptable: boolean;
  check: (content: Content, context: RuleContext) => Iterable<RuleFinding>;
};

/** Tells a rule among the things that a module exports. */
export const isRule = (value: unknown): value is Rule =>
  isObject(value) && 'check' in value && 'needs' in value;

type Check<Needed extends Part> = (
  content: Pick<Content, Needed>,
  context: RuleContext,
) => Iterable<RuleFinding>;

/** Defines a rule that sees just the parts it needs. */
export function rule<const Needed extends Part>(
  id: string,
  needs: readonly Needed[],
  check: Check<Needed>,
  exceptable = false,
): Rule {
  return { id, needs, check, exceptable };
}

/** Defines a rule that looks at each lender by itself; there can be a good reason to break it. */
export const lenderRule = <const Needed extends Part>(
  id: string,
  needs: readonly Needed[],
  check: (lender: Lender, content: Pick<Content, Needed>, context: RuleContext) => Iterable<RuleFinding>,
): Rule =>
  rule(
    id,
    ['lenders', ...needs],
    (content, context) =>
      content.lenders.flatMap((lender) => inFile(context.fileOf(lender), check(lender, content, context))),
    true,
  );

/** A finding by its place, in the file of the rule or in another one, and the fragments of its sentence. */
export const fault = (
  place: string | { file: string; pointer: string },
  is: string,
  expected: string,
  repair: string | Repair,
): RuleFinding => {
  const { file, pointer } = typeof place === 'string' ? { pointer: place } : place;
  return { ...(file !== undefined && { file }), pointer, ...diagnosis(is, expected, repair) };
};

/** A finding that does not stop anything, as `fault`. */
export const warning = (...parts: Parameters<typeof fault>): RuleFinding => ({
  ...fault(...parts),
  severity: 'warning',
});

/** Findings about one file. */
export const inFile = (file: string, findings: Iterable<RuleFinding>): RuleFinding[] =>
  Array.from(findings, (finding) => ({ ...finding, file }));
