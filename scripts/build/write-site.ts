import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '#site/content.ts';
import type { Assets } from '#site/site.ts';
import { settled } from '#scripts/build/in-parallel.ts';
import { compressFiles } from '#scripts/build/site/compress.ts';
import { embeddedTables } from '#scripts/build/site/embed.ts';
import { feed } from '#scripts/build/site/feed.ts';
import { headersFile, pagePolicy } from '#scripts/build/site/headers.ts';
import { icons } from '#scripts/build/site/icons.ts';
import { builtLogos } from '#scripts/build/site/logos.ts';
import { builtOutlines } from '#scripts/build/site/province-outline.ts';
import { dayPages, type DaySite, MOST_TURNS } from '#scripts/build/day-pages.ts';
import { turnsAfter } from '#scripts/config/read/campaigns.ts';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { openData } from '#scripts/build/site/open-data.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { securityText, sitemap } from '#scripts/build/site/text-files.ts';
import type { StyleRule } from '#app/page-styles.ts';
import type * as site from '#app/prerender.tsx';
import { builtScripts } from '#scripts/build/built-scripts.ts';
import { assertHostLimits, assertMarkup } from '#scripts/build/site-checks.ts';

/** Files that a host with compression of its own must not publish: the compressed forms that our server sends. */
const NOT_PUBLISHED: [file: string, data: string] = ['.assetsignore', '*.br\n*.gz\n'];

export type Renderer = Pick<typeof site, 'render' | 'laterStyles'>;

export type SiteSource = {
  root: string;
  /** Folder with the client build, which becomes the whole site. */
  out: string;
  /** All of the content; `shownOn` is what of it is shown on a day. */
  content: Content;
  shownOn: (day: string) => Promise<Content>;
  /** Rules of every style module. */
  styles: readonly StyleRule[];
  /** Day of Buenos Aires that the site is built for. */
  day: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Renders every page into `out` and adds what is not a page: logos, icons, pictures, site map, headers, twins. */
export async function writeSite(renderer: Renderer, source: SiteSource): Promise<void> {
  const { root, out } = source;
  const content = await source.shownOn(source.day);
  const social = socialImages(root, content);
  const later: Social[] = [];
  // The pictures in the renderer's own threads, the pages in this one.
  await settled([writeFiles(renderer, source, { content, social, later }), social.write(out)]);
  for (const pictures of later) await pictures.write(out);
  await assertHostLimits(out, process.env['HOST_LIMITS'] === 'say' ? console.warn : undefined);
  await compressFiles(out);
}

type Social = ReturnType<typeof socialImages>;
/** The content of the day of the build, its pictures, and a list for the pictures of later days. */
type Today = { content: Content; social: Social; later: Social[] };

/** Draws the pages of a site as it is on a day, with the pictures of that day. */
const siteDrawer =
  (renderer: Renderer, styles: SiteSource['styles'], assets: Omit<Assets, 'socialImage'>) =>
  (day: string, content: Content, { address }: Social): DaySite => ({
    day,
    content,
    draw: (path, own) => {
      const policyFor = (pageCss: string) => pagePolicy(content.site, pageCss);
      const ofPage = { ...assets, ...own, socialImage: address };
      const html = renderer.render({ content, assets: ofPage, path, styles, policyFor });
      assertMarkup(path, html);
      return html;
    },
  });

/** Writes all but the pictures for social networks. */
async function writeFiles(
  renderer: Renderer,
  { out, root, content: whole, shownOn, styles, headers, day }: SiteSource,
  { content, social, later }: Today,
): Promise<void> {
  const logos = await builtLogos(root, content);
  const outlines = builtOutlines(content);
  const stylesLater = stylesheet(renderer.laterStyles(styles));
  const assets = {
    ...(await builtScripts(out)),
    laterStyles: stylesLater.address,
    logo: logos.address,
    outline: outlines.address,
  };
  const siteOf = siteDrawer(renderer, styles, assets);
  async function* laterSites(): AsyncGenerator<DaySite> {
    for (const on of turnsAfter(whole, day).slice(0, MOST_TURNS)) {
      const held = await shownOn(on);
      const pictures = socialImages(root, held);
      later.push(pictures);
      yield siteOf(on, held, pictures);
    }
  }
  const write = writerInto(out);
  for await (const [file, html] of dayPages(siteOf(day, content, social), laterSites(), whole))
    await write(file, html);
  const others = [
    stylesLater.file,
    ...logos.files,
    ...outlines.files,
    ...rootFiles(content),
    ...openData(content),
    ...embeddedTables(content),
    feed(content),
    redirects(content, whole, day),
    headersFile(headers),
    NOT_PUBLISHED,
  ];
  for (const [file, data] of others) await write(file, data);
}

/** The file of styles that scripts wait for, with a name that changes as they do. */
function stylesheet(css: string): { address: string; file: [name: string, data: string] } {
  const name = `assets/later-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  return { address: `/${name}`, file: [name, css] };
}

/** Files that browsers and search engines ask for at the root of the site. */
export const rootFiles = (content: Content): [file: string, data: string | Buffer][] => [
  ...icons(content),
  ...sitemap(content),
  securityText(content, new Date()),
];

/** Writes files into a folder, and makes each folder of it once. */
function writerInto(root: string) {
  const made = new Set<string>();
  return async (file: string, data: string | Buffer): Promise<void> => {
    const target = join(root, file);
    const folder = dirname(target);
    if (!made.has(folder)) await mkdir(folder, { recursive: true });
    made.add(folder);
    await writeFile(target, data);
  };
}
