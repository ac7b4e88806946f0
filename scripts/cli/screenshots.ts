import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { routes } from '#generated/routes.ts';
import { MISSING, pageAt, STATES } from '../../tests/support/screens.ts';
import { chromium } from '#scripts/build/browser.ts';
import { serveBuiltSite } from '#scripts/review/screenshots/built-site.ts';
import { gallery, type Picture } from '#scripts/review/screenshots/gallery.ts';
import { type Look, readLooks } from '#scripts/review/screenshots/options.ts';
import { photograph } from '#scripts/review/screenshots/photograph.ts';

/*
 * `npm run screenshots -- [--widths=320,768] [--dark]`: a picture of every route and state of the site as it is built
 * now, in `.screenshots/`, with an `index.html` to look through them. Exit codes: 0 all taken, 1 some could not be
 * taken, 2 the tool could not run.
 */
const ROOT = process.cwd();
const OUT = join(ROOT, '.screenshots');

const SCREENS = [...routes, ...MISSING].map(pageAt).concat(STATES);

async function takeAll(looks: readonly Look[], url: string): Promise<Picture[]> {
  const browser = await playwright.launch({ ...chromium(), args: ['--no-sandbox'] });
  const takeLook = async (look: Look): Promise<Picture[]> => {
    const pictures: Picture[] = [];
    for (const screen of SCREENS) pictures.push(await photograph(screen, look, { browser, url, out: OUT }));
    return pictures;
  };
  try {
    return (await Promise.all(looks.map(takeLook))).flat();
  } finally {
    await browser.close();
  }
}

async function main(): Promise<number> {
  const looks = readLooks(process.argv.slice(2));
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const server = await serveBuiltSite(ROOT, folder);
  try {
    const pictures = await takeAll(looks, server.url);
    writeFileSync(join(OUT, 'index.html'), gallery(pictures, new Date().toLocaleString('en-GB')));
    const missing = pictures.filter(({ file }) => file === null);
    for (const { screen, look, problem } of missing)
      console.error(`${screen} at ${look.width} px: ${problem}`);
    console.log(
      `${pictures.length - missing.length} pictures of ${SCREENS.length} screens: .screenshots/index.html`,
    );
    return missing.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The pictures could not be taken: ${error.message}`);
    process.exitCode = 2;
  },
);
