const LINE = /^(\/[^\s*]*) (\/(?!\/)\S*) 301$/;

/**
 * Reads the `_redirects` file of a build, `from to 301` one a line, as addresses by the address that leads to them; the
 * first line of two for the same address counts.
 *
 * @throws Error with the line that cannot be read.
 */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, from, to] = LINE.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected '/from /to 301'`);
    if (!redirects.has(from)) redirects.set(from, to);
  }
  return redirects;
}
