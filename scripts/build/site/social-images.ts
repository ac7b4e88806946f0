import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Content } from '#site/content.ts';
import { inParallel } from '#scripts/build/in-parallel.ts';
import { picturesOf, socialPicture } from '#scripts/build/site/social-picture.ts';

/** Goes into every picture's name: a change of face or renderer must not leave the old pictures in place. */
const VERSION = 'manrope-0.4 resvg-2';
const AT_ONCE = 8;

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
      await inParallel(files, AT_ONCE, ({ cached, file }) => copyFile(cached, join(out, file)));
    },
  };
}

type Rendered = { svg: string; cached: string };

/** Renders what is not kept yet, some at once: the pixels of a picture take 3 MB. */
async function renderMissing(cache: string, pictures: readonly Rendered[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  // Two pages may have the same picture.
  const each = new Map(pictures.map((one) => [one.cached, one])).values();
  const missing = [...each].filter(({ cached }) => !existsSync(cached));
  await inParallel(missing, AT_ONCE, async ({ svg, cached }) => {
    const image = await renderAsync(svg, { font: FONT });
    // Written under another name first: a build that is interrupted leaves no half picture behind, nor one of another build.
    const part = `${cached}.${process.pid}.part`;
    await writeFile(part, image.asPng());
    await rename(part, cached);
  });
}
