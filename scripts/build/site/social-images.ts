import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '#site/content.ts';
import { inParallel } from '#scripts/build/in-parallel.ts';
import { textOn } from '#domain/contrast.ts';
import { PAPER } from '#site/brand.ts';
import { MARK } from '#site/mark.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const BAND = 150;
const LARGEST = 112;
/** Width of a letter of the bold face against its size, with room to spare: no name leaves the picture. */
const LETTER = 0.6;

const INK = '#16202E';
const SOFT = '#4A5668';
const ACCENT = '#0B5D5E';

/** The mark's bars begin this far inside its square: they, not the square, stand at the margin. */
const MARK_INSET = 13;

/** Goes into every picture's name: a change of face or renderer must not leave the old pictures in place. */
const VERSION = 'manrope-0.4 resvg-2';
/** Pictures rendered by one thread before its memory is given back: some 3 MB of pixels each. */
const BATCH = 50;
const WORKER = join(import.meta.dirname, 'social-worker.js');
const COPIES_AT_ONCE = 8;

const require = createRequire(import.meta.url);
const FONT = {
  loadSystemFonts: false,
  defaultFontFamily: 'Manrope',
  fontFiles: ['600SemiBold/Manrope_600SemiBold', '700Bold/Manrope_700Bold'].map((face) =>
    require.resolve(`@expo-google-fonts/manrope/${face}.ttf`),
  ),
};

type Picture = { kicker: string; name: string; site: string; color: string };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The picture as SVG: whose page it is above, our own mark on a band in its colour below. */
export function socialPicture({ kicker, name, site, color }: Picture): string {
  const size = Math.min(LARGEST, Math.floor((WIDTH - 2 * MARGIN) / (name.length * LETTER)));
  const band = HEIGHT - BAND;
  const middle = band + BAND / 2;
  const on = textOn(color);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Manrope">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect y="${band}" width="${WIDTH}" height="${BAND}" fill="${color}"/>`,
    `<text x="${MARGIN}" y="210" font-size="46" font-weight="600" fill="${SOFT}">${escaped(kicker)}</text>`,
    `<text x="${MARGIN}" y="${230 + size}" font-size="${size}" font-weight="700" fill="${INK}">${escaped(name)}</text>`,
    `<g transform="translate(${MARGIN - MARK_INSET} ${middle - 28}) scale(2)"><path d="${MARK.bars}" stroke="${on}" stroke-width="${MARK.thickness}" stroke-linecap="round"/></g>`,
    `<text x="${MARGIN + 56}" y="${middle + 14}" font-size="40" font-weight="700" fill="${on}">${escaped(site)}</text>`,
    '</svg>',
  ].join('');
}

/** What the pictures of a site show, by the name of their page: `site`, and every lender that has a landing page. */
function picturesOf({ site, lenders }: Content): Map<string, Picture> {
  const kicker = site.lenderPage.heading;
  const { host } = new URL(site.origin);
  const pictures = new Map([['site', { kicker, name: site.name, site: host, color: ACCENT }]]);
  for (const { id, name, color, page } of lenders) {
    if (page) pictures.set(id, { kicker, name, site: site.name, color });
  }
  return pictures;
}

/**
 * Pictures that social networks show for a page. Each is rendered once and kept under `node_modules/.cache` by what
 * it shows, so that a rebuild renders only what changed.
 *
 * @throws Error when an address is asked for a page that has no picture.
 */
export function socialImages(root: string, content: Content) {
  const cache = join(root, 'node_modules/.cache/social');
  const pictures = picturesOf(content);
  const made = new Map(
    Array.from(pictures, ([name, picture]) => {
      const svg = socialPicture(picture);
      const hash = createHash('sha256').update(VERSION).update(svg).digest('hex').slice(0, 16);
      const file = `assets/social/${name}-${hash.slice(0, 8)}.png`;
      return [name, { svg, cached: join(cache, `${hash}.png`), file }];
    }),
  );
  return {
    /** Address of a page's picture, which changes with what it shows. */
    address(name: string): string {
      const picture = made.get(name);
      if (!picture) throw new Error(`There is no picture for social networks named "${name}".`);
      return `/${picture.file}`;
    },
    /** The picture at an address, rendered unless it is kept; undefined where there is none. */
    async at(address: string): Promise<Buffer | undefined> {
      const found = [...made.values()].find(({ file }) => `/${file}` === address);
      if (!found) return undefined;
      await renderMissing(cache, [found]);
      return readFile(found.cached);
    },
    /** Puts every picture into the built site. */
    async write(out: string): Promise<void> {
      const files = [...made.values()];
      await mkdir(join(out, 'assets/social'), { recursive: true });
      await renderMissing(cache, files);
      await inParallel(files, COPIES_AT_ONCE, ({ cached, file }) => copyFile(cached, join(out, file)));
    },
  };
}

type Rendered = { svg: string; cached: string };

/** Renders what is not kept yet, in threads, so that the build goes on with its pages meanwhile. */
async function renderMissing(cache: string, pictures: readonly Rendered[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const missing = pictures.filter(({ cached }) => !existsSync(cached));
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, number) =>
    missing.slice(number * BATCH, (number + 1) * BATCH),
  );
  await inParallel(batches, availableParallelism(), renderBatch);
}

function renderBatch(batch: readonly Rendered[]): Promise<void> {
  const pictures = batch.map(({ svg, cached }) => ({ svg, file: cached }));
  const worker = new Worker(WORKER, { workerData: { pictures, font: FONT } });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Rendering pictures ended with ${code}.`)),
    );
  });
}
