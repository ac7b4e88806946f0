import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that a visitor may reach, and what became of it. */
export type PageChange = {
  /** Its address: '/galicia'. */
  path: string;
  kind: 'added' | 'removed' | 'changed';
  /** Title of its tab, the new one when there is one. */
  title: string;
};

export type PageChanges = {
  pages: PageChange[];
  /** Pages that stay as they are. */
  unchanged: number;
  /** Addresses that lead elsewhere, as `/viejo → /nuevo`. */
  redirects: { added: string[]; removed: string[] };
};

const HASHED_NAME = /-[\w-]{8}(?=\.(?:js|css|svg|png|jpe?g|webp|ico|json|woff2|webmanifest)\b)/g;
const HASH = /\bsha(?:256|384|512)-[A-Za-z0-9+/]+=*/g;

/** A page's HTML without what changes with every build that changes anything: names and hashes of its parts. */
export const normalised = (html: string): string => html.replaceAll(HASHED_NAME, '').replaceAll(HASH, 'sha');

/** Address of a page's file: `galicia.html` is `/galicia`, `index.html` is `/`. */
const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ENTITIES[name] ?? '',
  );

/** Every page of a built site, by its address. */
function pagesOf(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = files.filter((file) => file.endsWith('.html')).toSorted();
  return new Map(pages.map((file) => [pathOf(file), readFileSync(join(dist, file), 'utf8')]));
}

function redirectsOf(dist: string): string[] {
  const file = join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [`${from} → ${to}`] : [];
  });
}

/** Compares the pages of two built sites. */
export function pageChanges(base: string, head: string): PageChanges {
  const [before, after] = [pagesOf(base), pagesOf(head)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const pages = paths.flatMap((path): PageChange[] => {
    const [old, now] = [before.get(path), after.get(path)];
    const title = titleIn(now ?? old ?? '');
    if (old === undefined || now === undefined)
      return [{ path, kind: old === undefined ? 'added' : 'removed', title }];
    return normalised(old) === normalised(now) ? [] : [{ path, kind: 'changed', title }];
  });
  const [were, are] = [redirectsOf(base), redirectsOf(head)];
  return {
    pages,
    unchanged: paths.length - pages.length,
    redirects: {
      added: are.filter((one) => !were.includes(one)),
      removed: were.filter((one) => !are.includes(one)),
    },
  };
}
