import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Faults that no page may have. Where the `sign` of one is nowhere, the slower pattern need not be looked for. */
const FORBIDDEN: { what: string; sign: RegExp; pattern: RegExp }[] = [
  { what: 'an inline style attribute', sign: /\sstyle=/, pattern: /<[^>]+\sstyle=/ },
  { what: 'a javascript: address', sign: /javascript:/i, pattern: /(?:href|src|action)="\s*javascript:/i },
  { what: 'an inline event handler', sign: /\son[a-z]+=/i, pattern: /<[^>]+\son[a-z]+=/i },
  {
    what: 'an inline script',
    sign: /<script/i,
    pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/i,
  },
];

const withoutData = (html: string): string =>
  html.replaceAll(/(<script[^>]*type="application\/(?:ld\+)?json"[^>]*>)[^]*?(<\/script>)/g, '$1$2');

/**
 * Stops the build when a page holds something its Content Security Policy would block.
 *
 * @throws Error naming the page and what was found.
 */
export function assertMarkup(path: string, html: string): void {
  const signs = FORBIDDEN.filter(({ sign }) => sign.test(html));
  const markup = withoutData(html);
  for (const { what, pattern } of signs) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`${path} contains ${what}: ${found[0].slice(0, 120)}`);
  }
}

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map(({ length }) => length));

/**
 * Checks a built site, before its compressed forms are added, against what Cloudflare takes of one; what is beyond it
 * drops without a word. With `say` it only says so: a server of one's own has no such limits.
 *
 * @throws Error that names every limit that is passed, without `say`.
 */
export async function assertHostLimits(out: string, say?: (text: string) => void): Promise<void> {
  const linesOf = async (name: string): Promise<string[]> =>
    (await readFile(join(out, name), 'utf8')).split('\n').filter((line) => line !== '');
  const [headers, redirects] = [await linesOf('_headers'), await linesOf('_redirects')];
  const patterns = redirects.filter((line) => /[*:]/.test(line.split(' ')[0] ?? ''));
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  const largest = sizes.reduce((most, { size }) => Math.max(most, size), 0);
  const counts: [count: number, most: number, what: string][] = [
    [headers.filter((line) => line.startsWith('/')).length, 100, 'rules in _headers'],
    [longest(headers), 2000, 'characters in a line of _headers'],
    [redirects.length - patterns.length, 2000, 'fixed lines in _redirects'],
    [patterns.length, 100, 'patterns in _redirects'],
    [longest(redirects), 1000, 'characters in a line of _redirects'],
    [files.length, 20_000, 'files'],
    [largest, 25 * 1024 * 1024, 'bytes in a file'],
  ];
  const passed = counts.filter(([count, most]) => count > most);
  if (passed.length === 0) return;
  const said = passed.map(([count, most, what]) => `${count} ${what} (${most})`);
  const text = `The site is over what Cloudflare takes of: ${said.join(', ')}.`;
  if (!say) throw new Error(text);
  say(text);
}
