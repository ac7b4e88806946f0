import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '#scripts/build/browser.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { buildSite } from '#scripts/preview/changes/build.ts';
import { gallery, type Look, type Picture } from '#scripts/preview/changes/gallery.ts';
import { photograph } from '#scripts/preview/changes/photograph.ts';
import type { Screen } from '#scripts/preview/visitor/screen.ts';
import { everyPage, STATES } from '#scripts/preview/visitor/screens.ts';
import { serveFolder } from '#scripts/server/start.ts';

async function takeAll(
  screens: readonly Screen[],
  looks: readonly Look[],
  url: string,
  out: string,
): Promise<Picture[]> {
  const browser = await launchBrowser();
  const takeLook = async (look: Look): Promise<Picture[]> => {
    const pictures: Picture[] = [];
    for (const screen of screens) pictures.push(await photograph(screen, look, { browser, url, out }));
    return pictures;
  };
  try {
    return (await Promise.all(looks.map(takeLook))).flat();
  } finally {
    await browser.close();
  }
}

/**
 * Builds the site under `root` and takes a picture of every page and state in every look. `out` is emptied first; it
 * gets the pictures and an `index.html` with all of them. Returns every picture, also those that could not be taken.
 *
 * @throws UserError when the site cannot be built, Error when there is no browser.
 */
export async function takeAllPictures(root: string, looks: readonly Look[], out: string): Promise<Picture[]> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const dist = join(folder, 'dist');
    await buildSite(root, dist);
    const server = await serveFolder({ root, dist, leadsFile: join(folder, 'leads.db') });
    try {
      const pictures = await takeAll([...everyPage(wholeContent(root)), ...STATES], looks, server.url, out);
      writeFileSync(join(out, 'index.html'), gallery(pictures, new Date().toLocaleString('es-AR')));
      return pictures;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
