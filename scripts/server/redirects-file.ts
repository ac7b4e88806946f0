/** Where an address leads: elsewhere (3xx), or to a page that says it does not exist (404). */
type Redirect = { to: string; status: number };

export type RedirectLookup = (path: string) => Redirect | null;

const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308, 404]);
const DEFAULT_STATUS = 301;

function parseLine(line: string, number: number): Redirect & { from: string } {
  const [from = '', to = '', code = String(DEFAULT_STATUS), ...rest] = line.split(/\s+/);
  const status = Number(code);
  const isPath = from.startsWith('/') && /^(?:\/(?!\/)|https:\/\/)/.test(to);
  if (!isPath || !STATUSES.has(status) || rest.length > 0) {
    throw new Error(
      `_redirects:${number}: expected 'from to status', with a status of ${[...STATUSES].join(', ')}`,
    );
  }
  return { from, to, status };
}

/**
 * Reads a `_redirects` file in the format of static hosts: `from to status`, one a line; `from` is exact or ends in
 * `*`, which `to` may repeat as `:splat`. The first line that matches wins. Throws Error with the line of what it
 * cannot read.
 */
export function parseRedirects(text: string): RedirectLookup {
  const exact = new Map<string, Redirect>();
  const prefixes: { prefix: string; to: string; status: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const { from, to, status } = parseLine(content, index + 1);
    if (from.endsWith('*')) prefixes.push({ prefix: from.slice(0, -1), to, status });
    else if (!exact.has(from)) exact.set(from, { to, status });
  }
  return (path) => {
    const known = exact.get(path);
    if (known) return known;
    const rule = prefixes.find(({ prefix }) => path.startsWith(prefix));
    return rule
      ? { to: rule.to.replace(':splat', () => path.slice(rule.prefix.length)), status: rule.status }
      : null;
  };
}
