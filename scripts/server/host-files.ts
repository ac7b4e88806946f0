export type HeaderLookup = (path: string) => ReadonlyMap<string, string>;

/**
 * Reads the `_headers` that a build writes for static hosts: lines with a path (exact, or ending in `*`), each followed by
 * indented `Name: value` lines. Every rule that matches a path applies; where two name the same header the later one wins.
 */
export function parseHeaders(text: string): HeaderLookup {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s+/);
    const headers = lines.map((line) => /^(.*?):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
    return { path, headers };
  });
  const matches = (rule: string, path: string): boolean =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => new Map(rules.flatMap((rule) => (matches(rule.path, path) ? rule.headers : [])));
}

/** Where an address leads: for good (301), or for now (302). */
export type Redirect = { to: string; status: number };

/** Reads the `_redirects` that a build writes for static hosts, `from to status` one a line. */
export const parseRedirects = (text: string): ReadonlyMap<string, Redirect> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to = '', status]) => [from, { to, status: Number(status) }]),
  );
