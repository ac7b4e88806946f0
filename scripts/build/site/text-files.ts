import type { Content } from '#site/content.ts';
import { contentSlots } from '#generated/content-slots.ts';
import { lenderPath, pagePaths } from '#site/routes.ts';
import type { ContentSlots } from '#site/slots.ts';

const SLOTS: readonly ContentSlots[] = contentSlots;

/** Addresses of the pages in the site map: all but those of hidden lenders. */
function shownPaths(content: Content): string[] {
  const hidden = new Set(content.lenders.flatMap((lender) => (lender.hidden ? lenderPath(lender.id) : [])));
  return pagePaths(content).filter((path) => !hidden.has(path));
}

/**
 * sitemap.xml with every page that is shown, and the robots.txt that points to it. A page that follows the record says
 * the day from which its figures are as they are: that of the data.
 */
export function sitemap(content: Content): [file: string, data: string][] {
  const { origin } = content.site;
  const following = new Set(SLOTS.flatMap((slots) => slots.following?.(content) ?? []));
  const entries = shownPaths(content).map((path) => {
    const lastmod = following.has(path) ? `<lastmod>${content.catalogue.asOf}</lastmod>` : '';
    return `  <url><loc>${origin}${path}</loc>${lastmod}</url>`;
  });
  return [
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    ],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
  ];
}

/** Days for which the address may be relied on: RFC 9116 asks for less than a year. */
const DAYS = 360;

/** Where to report a security problem, as RFC 9116 states it. A site that is not built again for a year lets it expire. */
export function securityText({ site }: Content, built: Date): [file: string, data: string] {
  // By the day, so that a build made again gives the same bytes.
  const expires = `${new Date(built.getTime() + DAYS * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  const lines = [
    `Contact: mailto:${site.security.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ];
  return ['.well-known/security.txt', `${lines.join('\n')}\n`];
}
