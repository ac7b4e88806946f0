export type HeaderLookup = (path: string) => ReadonlyMap<string, string>;

/**
 * Reads a `_headers` file in the format of static hosts: lines with a path (exact, or ending in `*`), each followed
 * by indented `Name: value` lines. Every rule that matches a path applies; where two name the same header the later one wins. Throws Error with the line of what it cannot read.
 */
export function parseHeaders(text: string): HeaderLookup {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([^:!\s][^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined)
      throw new Error(`_headers:${index + 1}: expected an indented 'Name: value' under a path`);
    rule.headers.push([name, value]);
  }
  const matches = (rule: string, path: string): boolean =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => new Map(rules.flatMap((rule) => (matches(rule.path, path) ? rule.headers : [])));
}

const REDIRECT = /^(\/[^\s*]*) (\/(?!\/)\S*) (301|302)$/;

/** Where an address leads: for good (301), or for now (302). */
export type Redirect = { to: string; status: 301 | 302 };

/**
 * Reads the `_redirects` file of a build, `from to 301` or `302` one a line, by the address that leads to them; the
 * first line of two for the same address counts. Throws Error with the line that cannot be read.
 */
export function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, from, to, status] = REDIRECT.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected '/from /to 301'`);
    if (!redirects.has(from)) redirects.set(from, { to, status: Number(status) as Redirect['status'] });
  }
  return redirects;
}
