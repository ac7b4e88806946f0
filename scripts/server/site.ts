import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { canonicalPath, isNotFoundPage, REDIRECTS_KEPT } from '#scripts/server/canonical-path.ts';
import {
  type HeaderLookup,
  parseHeaders,
  parseRedirects,
  type Redirect,
} from '#scripts/server/host-files.ts';
import type { Answer } from '#scripts/server/provider/answer.ts';

/** A file as it is or compressed, with the headers it is sent with. */
type Form = { coding: string; body: Buffer; headers: Readonly<Record<string, string>> };

/** The forms of a file, the one that is preferred first and the one as it is last. */
type SiteFile = { isPage: boolean; forms: readonly Form[] };

/**
 * A built site, held in memory as it stood when it was loaded: a build under a running server changes nothing, and
 * however many callers ask for a file, there is one copy of it.
 */
export type BuiltSite = {
  headersOf: HeaderLookup;
  redirects: ReadonlyMap<string, Redirect>;
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses of the pages for what is not there: the innermost folder's first. */
  notFoundPages: readonly string[];
  isWhole: boolean;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Endings of compressed files by their coding; the plain file comes last. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
  { coding: 'identity', ending: '' },
];

// Read by the server itself, or sent in the place of the file they are a compressed form of.
const NOT_SERVED = /(?:^|\/)(?:\.(?!well-known\/)|_headers$|_redirects$)|\.(?:br|gz)$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** A page goes to the visitor as it was built, compressed already: nothing on its way may rewrite it. */
const PAGE = `${REVALIDATED}, no-transform`;
const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATED };

/** Address of a page's file: without the ending, and `/` for the index. */
const pageAddress = (name: string): string =>
  `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';

function readSiteFile(folder: string, name: string, names: ReadonlySet<string>): SiteFile {
  const codings = CODINGS.filter(({ ending }) => names.has(name + ending));
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('base64url')
    .slice(0, 22);
  const headers = {
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': name.startsWith('assets/') ? IMMUTABLE : name.endsWith('.html') ? PAGE : REVALIDATED,
    ...(codings.length > 1 && { Vary: 'Accept-Encoding' }),
  };
  const forms = codings.map(({ coding, ending }) => ({
    coding,
    body: readFileSync(join(folder, name + ending)),
    headers: ending
      ? { ...headers, ETag: `"${hash}-${coding}"`, 'Content-Encoding': coding }
      : { ...headers, ETag: `"${hash}"` },
  }));
  return { isPage: name.endsWith('.html'), forms };
}

/** Whether a site has its index, its page for what is not there, and every file that its pages name. */
function isWhole(files: ReadonlyMap<string, SiteFile>): boolean {
  const named = [...files.values()]
    .filter(({ isPage }) => isPage)
    .flatMap(
      ({ forms }) => String(forms.at(-1)?.body).match(/(?<=["\s])\/assets\/[^"?#\s]+(?=["\s])/g) ?? [],
    );
  return ['/', '/404', ...new Set(named)].every((path) => files.has(path));
}

/** Folder of what is kept of the build before the one in a folder. */
export const lastBuildOf = (folder: string): string => `${folder}-server/last`;

/** The files of a folder by the address they are served at. */
function readFiles(folder: string): [address: string, file: SiteFile][] {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  return [...names]
    .filter((name) => !NOT_SERVED.test(name))
    .map((name) => [
      name.endsWith('.html') ? pageAddress(name) : `/${name}`,
      readSiteFile(folder, name, names),
    ]);
}

/**
 * Reads a built site with its `_headers` and `_redirects`, and the scripts and pictures of the build before it, which have
 * names of their own. Throws when the folder is not there.
 */
export function loadSite(folder: string): BuiltSite {
  const files = new Map(readFiles(folder));
  const last = lastBuildOf(folder);
  const kept = existsSync(last) ? readFiles(last) : [];
  const textOf = (name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return {
    headersOf: parseHeaders(textOf('_headers')),
    redirects: parseRedirects(textOf('_redirects')),
    files: new Map([...kept, ...files]),
    notFoundPages: [...files.keys()].filter(isNotFoundPage).toSorted((a, b) => b.length - a.length),
    isWhole: isWhole(files),
  };
}

/** Whether an Accept-Encoding header takes a coding: named, and not with a weight of 0. */
export const accepts = (header: string, coding: string): boolean =>
  header
    .toLowerCase()
    .split(',')
    .some((item) => {
      // Most items of a hostile header are not worth being taken apart.
      if (!item.trimStart().startsWith(coding)) return false;
      const [name, ...parameters] = item.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });

/** Whether If-None-Match names an entity tag, strong or weak. */
export const names = (header: string, etag: string): boolean =>
  header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** An answer to an address, and the kind that metrics count it as. */
export type SiteAnswer = Answer & { kind: 'page' | 'file' | 'redirect' | 'missing' | 'refused' };

type Sought = { path: string; file: SiteFile; status: 200 | 404 };
type Found = Sought | { location: string; status: number } | null;

function find({ files, redirects, notFoundPages }: BuiltSite, path: string): Found {
  const exact = files.get(path);
  if (exact) return { path, file: exact, status: isNotFoundPage(path) ? 404 : 200 };
  const canonical = canonicalPath(path);
  if (canonical !== path && files.get(canonical)?.isPage && !isNotFoundPage(canonical))
    return { location: canonical, status: 308 };
  const redirect = redirects.get(path) ?? redirects.get(canonical);
  if (redirect) return { location: redirect.to, status: redirect.status };
  // As static hosts choose it: the page of the innermost folder that has one.
  const missing = notFoundPages.find((page) => canonical.startsWith(page.slice(0, -'404'.length))) ?? '';
  const file = files.get(missing);
  return file ? { path: missing, file, status: 404 } : null;
}

function answerFile(site: BuiltSite, { path, file, status }: Sought, request: IncomingMessage): SiteAnswer {
  const { 'accept-encoding': codings = '', 'if-none-match': known = '' } = request.headers;
  const accepted = ({ coding }: Form): boolean => coding === 'identity' || accepts(String(codings), coding);
  const { body, headers: own } = file.forms.find(accepted) as Form;
  const kind = status === 404 ? 'missing' : file.isPage ? 'page' : 'file';
  const headers = { ...own, ...Object.fromEntries(site.headersOf(path)) };
  // A proxy would keep for a year that a file is not there, which the next build may bring.
  if (status === 404) return { kind, status, headers: { ...headers, 'Cache-Control': REVALIDATED }, body };
  if (names(known, own['ETag'] ?? '')) return { kind, status: 304, headers, body: '' };
  return { kind, status, headers, body };
}

/**
 * Returns a built site's answer: a file, a redirect or the page for a missing address, with the headers of the build.
 */
export function answerFrom(site: BuiltSite, request: IncomingMessage): SiteAnswer {
  const { path, query } = addressOf(request);
  const found = find(site, path);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const common = Object.fromEntries(site.headersOf(path));
  if (!found) {
    const headers = { ...common, ...PLAIN_TEXT };
    return { kind: 'missing', status: 404, headers, body: 'No encontramos esa página.' };
  }
  if (found.status !== 404 && !isRead) {
    const headers = { ...common, ...PLAIN_TEXT, Allow: 'GET, HEAD' };
    return { kind: 'refused', status: 405, headers, body: 'Esta dirección solo se puede leer.' };
  }
  if ('file' in found) return answerFile(site, found, request);
  const headers = { ...common, 'Cache-Control': REDIRECTS_KEPT, Location: withQuery(found.location, query) };
  return { kind: 'redirect', status: found.status, headers, body: '' };
}

/** An address with the query of the one that led to it, before its anchor; one that has a query of its own keeps that, as on static hosts. */
export function withQuery(location: string, query: string): string {
  const [address = '', anchor] = location.split('#');
  return (address.includes('?') ? address : address + query) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Path and query of a request's address, split at the first '?'. No decoding, no resolving of dots. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const end = url.search(/\?|$/);
  return { path: url.slice(0, end), query: url.slice(end) };
}
