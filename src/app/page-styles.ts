/** A rule of style, and the pages that carry it. */
export type StyleRule = {
  css: string;
  /** A page without any of these classes in its markup does without the rule; null: every page has it. */
  classes: readonly string[] | null;
  /** The simulator's form or step 2 needs it, whatever the page's markup has. */
  isOfSteps?: boolean;
  /** The results, their tools or what else scripts draw needs it: it is in the file that they wait for. */
  isLater?: boolean;
};

/** Every value that an attribute has in some markup, with those of lists apart. */
export const valuesOf = (markup: string, attribute: string): Set<string> =>
  new Set(
    [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].flatMap(([, values = '']) =>
      values.split(' '),
    ),
  );

const textOf = (rules: readonly StyleRule[]): string => rules.map(({ css }) => css).join('');

/** The rules that a page with this markup needs until its scripts draw more than step 2, in their order. */
export function stylesFor(markup: string, rules: readonly StyleRule[]): string {
  const used = valuesOf(markup, 'class');
  const hasSimulator = valuesOf(markup, 'data-island').has('simulator');
  return textOf(
    rules.filter(
      ({ classes, isOfSteps }) =>
        classes === null || (isOfSteps && hasSimulator) || classes.some((name) => used.has(name)),
    ),
  );
}

/** The rules of what scripts draw later, in their order: one file for all pages. */
export const laterStyles = (rules: readonly StyleRule[]): string =>
  textOf(rules.filter(({ isLater }) => isLater));
