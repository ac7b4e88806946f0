/** The one spelling of a page's address: lower case, no trailing slash, no `.html`, no `/index`, no escapes. */
export function canonicalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // An address that cannot be decoded is not ours; it is looked up as it is and not found.
  }
  let end = decoded.length;
  while (decoded[end - 1] === '/') end -= 1;
  const bare = decoded.slice(0, end).toLowerCase();
  const page = bare.endsWith('.html') ? bare.slice(0, -'.html'.length) : bare;
  return (page.endsWith('/index') ? page.slice(0, -'/index'.length) : page) || '/';
}

/** Pages that say something does not exist are never found by their own address. */
export const isNotFoundPage = (path: string): boolean => /(?:^|\/)404$/.test(path);

/** Cache header of redirects: browsers and proxies may keep them for an hour. */
export const REDIRECTS_KEPT = 'public, max-age=3600';
