type Values = Readonly<Record<string, string | number>>;

/**
 * Fills the `{name}` gaps of a text from the config. In the browser, where nothing may break over a text, a gap
 * without a value stays as it is.
 */
export const fillTemplate = (text: string, values: Values): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : gap,
  );

/**
 * The same for pages made at build time, where a gap must not stay: no page is published with a hole in it.
 *
 * @throws Error when the template names a value that is not given.
 */
export function fill(template: string, values: Values): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${template}" names {${name}}, which has no value here.`);
    return String(value);
  });
}

/**
 * The accessible name of a control: `label` if it holds the words that are seen, else both. People who control their
 * browser by voice say the words they see (WCAG 2.5.3).
 */
export const accessibleName = (seen: string, label: string): string =>
  label.toLowerCase().includes(seen.toLowerCase()) ? label : `${seen}. ${label}`;

type Counted = { one: string; other: string };

/** The sentence for `count` things: Spanish has one form for one and another for any other number. `{n}` is the count. */
export const pluralize = ({ one, other }: Counted, count: number, values: Values = {}): string =>
  fillTemplate(count === 1 ? one : other, { n: count, ...values });

/** 'a, b y c', joined by hand: the first use of Intl in a page costs more than all the rest of the results. */
export function joinList(items: readonly string[], and: string): string {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : fillTemplate(and, { first: items.slice(0, -1).join(', '), last });
}
