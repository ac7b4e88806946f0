import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** What Cloudflare takes of a site; what is beyond it drops without a word. */
const LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  redirects: 2000,
  redirectLine: 1000,
  files: 20_000,
  fileBytes: 25 * MB,
} as const;

const WHAT: Readonly<Record<keyof typeof LIMITS, string>> = {
  headerRules: 'rules in _headers',
  headerLine: 'characters in a line of _headers',
  redirects: 'lines in _redirects',
  redirectLine: 'characters in a line of _redirects',
  files: 'files',
  fileBytes: 'bytes in a file',
};

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map(({ length }) => length));

/**
 * Checks a built site, before its compressed forms are added, against what a static host takes.
 *
 * @throws Error that names every limit that is passed.
 */
export async function assertHostLimits(out: string): Promise<void> {
  const linesOf = async (name: string): Promise<string[]> =>
    (await readFile(join(out, name), 'utf8')).split('\n').filter((line) => line !== '');
  const [headers, redirects] = [await linesOf('_headers'), await linesOf('_redirects')];
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  const found: Record<keyof typeof LIMITS, number> = {
    headerRules: headers.filter((line) => line.startsWith('/')).length,
    headerLine: longest(headers),
    redirects: redirects.length,
    redirectLine: longest(redirects),
    files: files.length,
    fileBytes: sizes.reduce((most, { size }) => Math.max(most, size), 0),
  };
  const passed = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
    (limit) => found[limit] > LIMITS[limit],
  );
  if (passed.length === 0) return;
  const said = passed.map((limit) => `${found[limit]} ${WHAT[limit]} (${LIMITS[limit]})`);
  throw new Error(`The site is over what Cloudflare takes of: ${said.join(', ')}.`);
}
