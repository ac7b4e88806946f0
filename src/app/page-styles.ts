export type StyleRule = {
  css: string;
  /** A page without any of these classes does without the rule; null: every page has it. */
  classes: readonly string[] | null;
  /** Islands that come to need it, whatever the page's markup has. */
  islands?: readonly string[];
};

/** Every value that an attribute has in some markup, with those of lists apart. */
const valuesOf = (markup: string, attribute: string): Set<string> =>
  new Set(
    [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].flatMap(([, values = '']) =>
      values.split(' '),
    ),
  );

/** The rules that a page with this markup needs, in their order. */
export function stylesFor(markup: string, rules: readonly StyleRule[]): string {
  const used = valuesOf(markup, 'class');
  const mounted = valuesOf(markup, 'data-island');
  return rules
    .filter(
      ({ classes, islands = [] }) =>
        classes === null ||
        classes.some((name) => used.has(name)) ||
        islands.some((name) => mounted.has(name)),
    )
    .map(({ css }) => css)
    .join('');
}
