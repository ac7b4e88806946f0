import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeaders } from '#scripts/server/headers-file.ts';
import { addressOf, send } from '#scripts/server/http.ts';
import { parseRedirects } from '#scripts/server/redirects-file.ts';
import { listSiteFiles } from '#scripts/server/site-files.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderLookup } from '#scripts/server/headers-file.ts';
import type { RedirectLookup } from '#scripts/server/redirects-file.ts';
import type { SiteFile, Variant } from '#scripts/server/site-files.ts';

/** A built site as it stands on disk when the server starts. */
export type Site = {
  headersOf: HeaderLookup;
  redirectOf: RedirectLookup;
  files: ReadonlyMap<string, SiteFile>;
};

/** What an address leads to. */
type Found = { file: SiteFile; status: 200 | 404 } | { location: string; status: number } | { status: 404 };

const NOT_FOUND_PAGE = '/404';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the list of files, `_headers` and `_redirects` of a built site. Throws when the folder is not there. */
export const loadSite = (dist: string): Site => ({
  headersOf: parseHeaders(textOf(join(dist, '_headers'))),
  redirectOf: parseRedirects(textOf(join(dist, '_redirects'))),
  files: listSiteFiles(dist),
});

/** The one spelling of a page's address: lower case, no trailing slash, no `.html`, no `/index`, no escapes. */
function canonicalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Not an address of ours; what is left of it is looked up and not found.
  }
  return (
    decoded
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** Pages that say something does not exist are never found by their own address. */
const isNotFoundPage = (path: string): boolean => /(?:^|\/)404$/.test(path);

function find({ files, redirectOf }: Site, path: string, query: string): Found {
  const notFound = (page: string): Found => {
    const file = files.get(page);
    return file ? { file, status: 404 } : { status: 404 };
  };
  const file = files.get(path);
  if (file) return isNotFoundPage(path) ? notFound(path) : { file, status: 200 };
  const canonical = canonicalPath(path);
  if (canonical !== path && files.get(canonical)?.isPage && !isNotFoundPage(canonical))
    return { location: canonical + query, status: 308 };
  const redirect = redirectOf(path) ?? redirectOf(canonical);
  if (!redirect) return notFound(NOT_FOUND_PAGE);
  return redirect.status === 404
    ? notFound(redirect.to)
    : { location: redirect.to + query, status: redirect.status };
}

/** Whether an Accept-Encoding header takes a coding: named, and not with a weight of 0. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((item) => {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

function chooseVariant(
  { plain, br, gzip }: SiteFile,
  header: string,
): { variant: Variant; coding: string | null } {
  if (br && accepts(header, 'br')) return { variant: br, coding: 'br' };
  if (gzip && accepts(header, 'gzip')) return { variant: gzip, coding: 'gzip' };
  return { variant: plain, coding: null };
}

const isUnchanged = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);

async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number) {
  const { variant, coding } = chooseVariant(file, String(request.headers['accept-encoding'] ?? ''));
  const headers: Record<string, string> = { 'Content-Type': file.type, ETag: variant.etag };
  if (!response.hasHeader('Cache-Control')) {
    headers['Cache-Control'] = file.path.startsWith('/assets/') ? IMMUTABLE : 'no-cache';
  }
  if (file.br || file.gzip) headers['Vary'] = 'Accept-Encoding';
  if (coding) headers['Content-Encoding'] = coding;
  if (status === 200 && isUnchanged(request, variant.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  send(request, response, { status, headers, body: await readFile(variant.file) });
}

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Handler that serves a built site: its files, redirects and 404 pages, with the headers its `_headers` sets. */
export function createSiteHandler(site: Site) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = addressOf(request);
    const found = find(site, path, query);
    const served = 'file' in found ? found.file.path : path;
    for (const [name, value] of site.headersOf(served)) response.setHeader(name, value);

    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (found.status !== 404 && !isRead) {
      const headers = { ...PLAIN_TEXT, Allow: 'GET, HEAD' };
      return send(request, response, { status: 405, headers, body: 'Esta dirección solo se puede leer.' });
    }
    if ('file' in found) return sendFile(request, response, found.file, found.status);
    if ('location' in found) {
      return send(request, response, {
        status: found.status,
        headers: { Location: found.location },
        body: '',
      });
    }
    send(request, response, { status: 404, headers: PLAIN_TEXT, body: 'No encontramos esa página.' });
  };
}
