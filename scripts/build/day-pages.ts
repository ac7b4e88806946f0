import type { Content } from '#site/content.ts';
import { NOT_FOUND, pagePaths, ROUTES } from '#site/routes.ts';
import type { Assets } from '#site/site.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';

/** The site as it is shown from a day on, and how one of its pages is drawn; `own` is what the page carries of itself. */
export type DaySite = {
  day: string;
  content: Content;
  draw: (path: string, own?: Pick<Assets, 'page' | 'turns'>) => string;
};

/** First part of the addresses of pages that are made for a day after that of the build. */
const DAYS = 'dias';

/** Days ahead on which something changes that a build makes pages for; it is made again long before the last. */
export const MOST_TURNS = 12;

/** File of a page, so that any static host serves it without a redirect: `/galicia` is `galicia.html`. */
const fileOfPage = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Pages of what is not found, which stand at any address. */
const missing: readonly string[] = Object.values(NOT_FOUND);

const pathOnDay = (path: string, day: string): string => `/${DAYS}/${day}${path === ROUTES.home ? '' : path}`;

const drawn = ({ content, draw }: DaySite): ReadonlyMap<string, string> =>
  new Map([...pagePaths(content), ...missing].map((path) => [path, draw(path)]));

/**
 * Makes the pages of the site, and for each later day on which some of them change those that do: a page of the build lists
 * what becomes of it (`data-turns`), and its script goes there on the day. An address without a page yet has its list on the
 * page of what is not found. Returns files with their text.
 */
export async function* dayPages(
  first: DaySite,
  later: AsyncIterable<DaySite> | Iterable<DaySite>,
  whole: Content,
): AsyncGenerator<[file: string, html: string]> {
  const today = drawn(first);
  const turns = new Map<string, string[]>();
  let before = today;
  for await (const site of later) {
    const now = drawn(site);
    const { content, day } = site;
    const leads = parseRedirects(redirects(content, whole, day)[1]);
    for (const path of new Set([...before.keys(), ...now.keys()])) {
      const html = now.get(path);
      if (html === before.get(path) || missing.includes(path)) continue;
      const isNew = html !== undefined && html !== today.get(path);
      const to = isNew ? pathOnDay(path, day) : html === undefined ? (leads.get(path)?.to ?? '/404') : path;
      const at = today.has(path) ? path : NOT_FOUND.any;
      turns.set(at, [...(turns.get(at) ?? []), [day, path, to].join('|')]);
      if (isNew) yield [fileOfPage(to), site.draw(path, { page: path })];
    }
    before = now;
  }
  for (const [path, html] of today) {
    const own = turns.get(path)?.join(' ');
    yield [fileOfPage(path), own === undefined ? html : first.draw(path, { turns: own })];
  }
}
