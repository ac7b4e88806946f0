import type { Content } from '#site/content.ts';
import { pagePaths } from '#site/routes.ts';

/** sitemap.xml with every page, and the robots.txt that points to it. */
export function sitemap(content: Content): [file: string, data: string][] {
  const { origin } = content.site;
  const entries = pagePaths(content).map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    ],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
  ];
}
