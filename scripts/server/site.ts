import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath, isNotFoundPage, REDIRECTS_KEPT } from '#scripts/server/canonical-path.ts';
import {
  type HeaderLookup,
  parseHeaders,
  parseRedirects,
  type Redirect,
} from '#scripts/server/host-files.ts';

/** A page as it is or compressed, with its entity tag. */
type Form = { coding: string; body: Buffer; etag: string };

/** The forms of a page by their coding; `identity` is always there. */
type Page = ReadonlyMap<string, Form>;

/**
 * A built site. Its pages are held as they stood when it was loaded, with the headers that belong to them: a build under a
 * running server changes no page. Its other files are sent from the folder that has them.
 */
export type BuiltSite = {
  folder: string;
  headersOf: HeaderLookup;
  redirects: ReadonlyMap<string, Redirect>;
  pages: ReadonlyMap<string, Page>;
  /** Folder of each file by its address. */
  files: ReadonlyMap<string, string>;
  /** Addresses of the pages for what is not there: the innermost folder's first. */
  notFoundPages: readonly string[];
  isWhole: boolean;
};

/** Endings of compressed files by their coding, the preferred one first. */
const CODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

// Read by the server itself, or sent in the place of the file they are a compressed form of.
const NOT_SERVED = /(?:^|\/)(?:\.(?!well-known\/)|_headers$|_redirects$)|\.(?:br|gz)$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** A page goes to the visitor as it was built, compressed already: nothing on its way may rewrite it. */
const PAGE = `${REVALIDATED}, no-transform`;

/** Address of a page's file: without the ending, and `/` for the index. */
const pageAddress = (name: string): string =>
  `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';

function readPage(file: string): Page {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);
  const forms = Object.entries(CODINGS)
    .filter(([, ending]) => existsSync(file + ending))
    .map(([coding, ending]) => ({ coding, body: readFileSync(file + ending), etag: `"${hash}-${coding}"` }));
  return new Map(forms.map((form) => [form.coding, form]));
}

const textOf = (page: Page): string => String(page.get('identity')?.body);

/** Whether a site has its index, its page for what is not there, and every file that its pages name. */
function isWhole(pages: BuiltSite['pages'], files: BuiltSite['files']): boolean {
  const named = [...pages.values()].flatMap(
    (page) => textOf(page).match(/(?<=["\s])\/assets\/[^"?#\s]+(?=["\s])/g) ?? [],
  );
  return pages.has('/') && pages.has('/404') && named.every((path) => files.has(path));
}

/** Folder of what is kept of the build before the one in a folder. */
export const lastBuildOf = (folder: string): string => `${folder}-server/last`;

/** Names of the files in a folder that may be sent. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !NOT_SERVED.test(name));

/**
 * Reads a built site with its `_headers` and `_redirects`, and the scripts and pictures of the build before it, which have
 * names of their own. Throws when the folder is not there.
 */
export function loadSite(dist: string): BuiltSite {
  const folder = resolve(dist);
  const last = lastBuildOf(folder);
  const names = namesIn(folder);
  const isPage = (name: string): boolean => name.endsWith('.html');
  const pages = new Map(
    names.filter(isPage).map((name) => [pageAddress(name), readPage(join(folder, name))]),
  );
  const filesIn = (root: string, all: readonly string[]) =>
    all.filter((name) => !isPage(name)).map((name) => [`/${name}`, root] as const);
  const files = new Map([
    ...(existsSync(last) ? filesIn(last, namesIn(last)) : []),
    ...filesIn(folder, names),
  ]);
  const hostFile = (name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return {
    folder,
    headersOf: parseHeaders(hostFile('_headers')),
    redirects: parseRedirects(hostFile('_redirects')),
    pages,
    files,
    notFoundPages: [...pages.keys()].filter(isNotFoundPage).toSorted((a, b) => b.length - a.length),
    isWhole: isWhole(pages, files),
  };
}

/** Whether If-None-Match names an entity tag, strong or weak. */
const names = (header: string, etag: string): boolean =>
  header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

type Found =
  | { page: string; status: 200 | 404 }
  | { file: string; folder: string }
  | { location: string; status: number }
  | null;

function find({ pages, files, redirects, notFoundPages }: BuiltSite, path: string): Found {
  if (pages.has(path)) return { page: path, status: isNotFoundPage(path) ? 404 : 200 };
  const folder = files.get(path);
  if (folder !== undefined) return { file: path, folder };
  const canonical = canonicalPath(path);
  if (canonical !== path && pages.has(canonical) && !isNotFoundPage(canonical))
    return { location: canonical, status: 308 };
  const redirect = redirects.get(path) ?? redirects.get(canonical);
  if (redirect) return { location: redirect.to, status: redirect.status };
  // As static hosts choose it: the page of the innermost folder that has one.
  const missing = notFoundPages.find((page) => canonical.startsWith(page.slice(0, -'404'.length)));
  return missing === undefined ? null : { page: missing, status: 404 };
}

function sendPage(page: Page, status: 200 | 404, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { 'accept-encoding': accepted = '', 'if-none-match': known = '' } = request.headers;
  const coding = negotiate(String(accepted).toLowerCase(), [...page.keys()]) ?? 'identity';
  const { body, etag } = page.get(coding) as Form;
  reply.type('text/html; charset=utf-8');
  if (page.size > 1) reply.header('Vary', 'Accept-Encoding');
  // A proxy would keep that a page is not there, which the next build may bring.
  if (status === 404) reply.header('Cache-Control', REVALIDATED);
  else reply.header('Cache-Control', PAGE).header('ETag', etag);
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return status === 200 && names(known, etag) ? reply.code(304).send() : reply.code(status).send(body);
}

/** Answers from a built site: a page, a file, a redirect or the page for a missing address, with the headers of the build. */
export function sendFrom(site: BuiltSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { path, query } = addressOf(request.raw);
  const found = find(site, path);
  const isPage = found !== null && 'page' in found;
  for (const [name, value] of site.headersOf(isPage ? found.page : path)) reply.header(name, value);
  const page = isPage && site.pages.get(found.page);
  if (page && found.status === 404) return sendPage(page, 404, request, reply);
  reply.header('Cache-Control', REVALIDATED);
  if (found === null)
    return reply.code(404).type('text/plain; charset=utf-8').send('No encontramos esa página.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply
      .code(405)
      .header('Allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Esta dirección solo se puede leer.');
  if (page) return sendPage(page, 200, request, reply);
  if ('location' in found)
    return reply
      .code(found.status)
      .header('Cache-Control', REDIRECTS_KEPT)
      .header('Location', withQuery(found.location, query))
      .send();
  const { file, folder } = found as { file: string; folder: string };
  if (file.startsWith('/assets/')) reply.header('Cache-Control', IMMUTABLE);
  return reply.header('Vary', 'Accept-Encoding').sendFile(file.slice(1), folder);
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
