import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Content } from '#site/content.ts';
import { inParallel } from '#scripts/build/in-parallel.ts';
import { picturesOf, socialPicture } from '#scripts/build/site/social-picture.ts';

/** Goes into every picture's name, by which browsers keep it: another face or renderer makes another picture. */
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
 * Pictures that social networks show for a page.
 *
 * @throws Error when an address is asked for a page that has no picture.
 */
export function socialImages(content: Content) {
  const made = new Map(
    Array.from(picturesOf(content), ([name, picture]) => {
      const svg = socialPicture(picture);
      const hash = createHash('sha256').update(VERSION).update(svg).digest('hex').slice(0, 8);
      return [name, { svg, file: `assets/social/${name}-${hash}.png` }];
    }),
  );
  return {
    /** Address of a page's picture, which changes with what it shows. */
    address(name: string): string {
      const picture = made.get(name);
      if (!picture) throw new Error(`There is no picture for social networks named "${name}".`);
      return `/${picture.file}`;
    },
    /** Renders every picture into the built site, some at once: the pixels of one take 3 MB. */
    async write(out: string): Promise<void> {
      await mkdir(join(out, 'assets/social'), { recursive: true });
      await inParallel([...made.values()], AT_ONCE, async ({ svg, file }) =>
        writeFile(join(out, file), (await renderAsync(svg, { font: FONT })).asPng()),
      );
    },
  };
}
