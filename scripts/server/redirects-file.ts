/** Where an address leads: to another one (301), or to a page that says it does not exist (404). */
type Redirect = { to: string; status: 301 | 404 };

export type RedirectLookup = (path: string) => Redirect | null;

const LINE = /^(\/\S*) (\/(?!\/)\S*) (301|404)$/;

/**
 * Reads the `_redirects` file of a build: `from to status`, one a line; `from` is exact or ends in `*`. An exact line
 * wins over a prefix, else the first that matches.
 *
 * @throws Error with the line that cannot be read.
 */
export function parseRedirects(text: string): RedirectLookup {
  const exact = new Map<string, Redirect>();
  const prefixes: { prefix: string; redirect: Redirect }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, from, to, status] = LINE.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected '/from /to status', 301 or 404`);
    const redirect: Redirect = { to, status: status === '301' ? 301 : 404 };
    if (from.endsWith('*')) prefixes.push({ prefix: from.slice(0, -1), redirect });
    else if (!exact.has(from)) exact.set(from, redirect);
  }
  return (path) =>
    exact.get(path) ?? prefixes.find(({ prefix }) => path.startsWith(prefix))?.redirect ?? null;
}
