import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '#site/content.ts';
import { inParallel } from '#scripts/build/in-parallel.ts';
import { picturesOf, rowTimes, socialPicture } from '#scripts/build/site/social-picture.ts';

/** Goes into every picture's name: a change of face or renderer must not leave the old pictures in place. */
const VERSION = 'manrope-0.4 resvg-2 indexed';
/** Pictures rendered by one thread before its memory is given back: some 1.4 MB of pixels each. */
const BATCH = 100;
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
  const worker = new Worker(WORKER, { workerData: { pictures, font: FONT, times: rowTimes() } });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Rendering pictures ended with ${code}.`)),
    );
  });
}
