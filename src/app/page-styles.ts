export type StyleRule = {
  css: string;
  /** A page without any of these classes does without the rule; null: every page has it. */
  classes: readonly string[] | null;
};

/** The rules that a page with this markup needs, in their order. */
export function stylesFor(markup: string, rules: readonly StyleRule[]): string {
  const used = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
  );
  return rules
    .filter(({ classes }) => classes === null || classes.some((name) => used.has(name)))
    .map(({ css }) => css)
    .join('');
}
