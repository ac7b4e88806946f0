import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '#site/content.ts';
import { NOT_FOUND, pagePaths } from '#site/routes.ts';
import { shownContent } from '#site/shown-content.ts';
import { compressFiles } from '#scripts/build/site/compress.ts';
import { headersFile, pagePolicy } from '#scripts/build/site/headers.ts';
import { icons } from '#scripts/build/site/icons.ts';
import { builtLogos } from '#scripts/build/site/logos.ts';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { securityText, sitemap } from '#scripts/build/site/text-files.ts';
import type { StyleRule } from '#app/page-styles.ts';
import type * as site from '#app/prerender.tsx';
import { builtScripts } from '#scripts/build/built-scripts.ts';

export type Renderer = Pick<typeof site, 'render' | 'laterStyles'>;

export type SiteSource = {
  root: string;
  /** Folder with the client build, which becomes the whole site. */
  out: string;
  /** All of the content, with pages that are not shown today. */
  content: Content;
  /** Rules of every style module. */
  styles: readonly StyleRule[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Renders every page into `out` and adds what is not a page: logos, icons, pictures, site map, headers, twins. */
export async function writeSite(renderer: Renderer, source: SiteSource): Promise<void> {
  const { out } = source;
  const content = shownContent(source.content);
  const social = socialImages(content);
  // The pictures in the renderer's own threads, the pages in this one.
  await Promise.all([writeFiles(renderer, source, content, social.address), social.write(out)]);
  await compressFiles(out);
}

/** File of a page, so that any static host serves it without a redirect: `/galicia` is `galicia.html`. */
const fileOfPage = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Writes all but the pictures for social networks. */
async function writeFiles(
  renderer: Renderer,
  { out, root, content: whole, styles, headers }: SiteSource,
  content: Content,
  socialImage: (name: string) => string,
): Promise<void> {
  const logos = await builtLogos(root, content);
  const stylesLater = stylesheet(renderer.laterStyles(styles));
  const assets = {
    ...(await builtScripts(out)),
    laterStyles: stylesLater.address,
    logo: logos.address,
    socialImage,
  };
  const write = writerInto(out);
  const policyFor = (pageCss: string) => pagePolicy(content.site, pageCss);
  for (const path of [...pagePaths(content), ...Object.values(NOT_FOUND)]) {
    await write(fileOfPage(path), renderer.render({ content, assets, path, styles, policyFor }));
  }
  const others = [
    stylesLater.file,
    ...logos.files,
    ...rootFiles(content),
    redirects(whole),
    headersFile(headers),
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
