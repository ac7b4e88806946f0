import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One form of a file on disk: as it is, or compressed. */
export type Variant = { file: string; etag: string };

/** A file of the site, in every form there is of it. */
export type SiteFile = {
  /** Address it is served at: `/galicia` for galicia.html. */
  path: string;
  type: string;
  isPage: boolean;
  plain: Variant;
  br: Variant | null;
  gzip: Variant | null;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

// Read by the server itself, or sent in the place of the file they are a compressed form of.
const NOT_SERVED = /(?:^|\/)(?:\.|_headers$|_redirects$)|\.(?:br|gz)$/;

/** Address of a page's file: without the ending, and `/` for the index. */
const pageAddress = (name: string): string =>
  `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';

function variantOf(file: string): Variant {
  const { size, mtimeMs } = statSync(file);
  return { file, etag: `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` };
}

/** Every file under a folder that a visitor may ask for, by its address. */
export function listSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = new Set(
    entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (NOT_SERVED.test(name)) continue;
    const extension = extname(name);
    const isPage = extension === '.html';
    const path = isPage ? pageAddress(name) : `/${name}`;
    const form = (ending: string): Variant | null =>
      names.has(name + ending) ? variantOf(join(folder, name + ending)) : null;
    const type = TYPES[extension] ?? 'application/octet-stream';
    const plain = variantOf(join(folder, name));
    files.set(path, { path, type, isPage, plain, br: form('.br'), gzip: form('.gz') });
  }
  return files;
}
