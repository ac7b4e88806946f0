/**
 * Fills the `{name}` gaps of a text from the config. In the browser, where nothing may break over a text, a gap
 * without a value stays as it is.
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : gap,
  );

/**
 * The same for pages made at build time, where a gap must not stay: no page is published with a hole in it.
 *
 * @throws Error when the template names a value that is not given.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${template}" names {${name}}, which has no value here.`);
    return String(value);
  });
}
