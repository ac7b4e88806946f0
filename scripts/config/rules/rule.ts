import type { Content, Loaded } from '#scripts/config/read/content.ts';
import type { Part } from '#scripts/config/read/kinds.ts';
import type { Finding, Severity } from '#scripts/config/read/problem.ts';

/** What a rule may look at besides the content. */
export type RuleContext = Pick<Loaded, 'files' | 'others' | 'fileOf'> & {
  /** Today's date in Buenos Aires, `YYYY-MM-DD`. */
  today: string;
};

export type RuleFinding = Finding & { severity?: Severity };

/** A check across files. It sees valid parts only: what the schema refused is not told twice. */
export type Rule = {
  /** Its file's name; what exceptions call it. */
  id: string;
  /** Parts without which it makes no sense; it waits until they are valid. */
  needs: readonly Part[];
  /** Whether there can be a good reason to break it; the check then says how to note it. */
  exceptable?: boolean;
  check: (content: Content, context: RuleContext) => Iterable<RuleFinding>;
};

/** Declares a rule that sees just the parts it needs. */
export function rule<const Needed extends Part>(definition: {
  id: string;
  needs: readonly Needed[];
  exceptable?: boolean;
  check: (content: Pick<Content, Needed>, context: RuleContext) => Iterable<RuleFinding>;
}): Rule {
  return definition;
}
