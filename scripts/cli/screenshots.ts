import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeContent } from '#scripts/config/read/load.ts';
import { everyPage, type Screen, STATES } from '#scripts/preview/visitor/screens.ts';
import { launchBrowser } from '#scripts/build/browser.ts';
import { serveFolder } from '#scripts/server/start.ts';
import { buildSite } from '#scripts/preview/changes/build.ts';
import { gallery, type Look, looksOf, type Picture } from '#scripts/preview/screenshots/gallery.ts';
import { defineCommand, runAsProgram } from '#scripts/cli/command.ts';
import { photograph } from '#scripts/preview/screenshots/photograph.ts';

const USAGE = `Usage: npm run screenshots -- [--widths=320,768] [--dark]

Takes a picture of every route and state of the site as it is built now, in .screenshots/, with an index.html to look
through them.

  --widths=320,768    widths in pixels (390 and 1280 unless given)
  --dark              the dark theme beside the light one
  --help              shows this help

Exits with 0 when all were taken, 1 when some could not be taken, 2 when the tool could not run.`;

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

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  options: { widths: { type: 'string' }, dark: { type: 'boolean', default: false } },
  run: async ({ values, root, output }) => {
    const looks = looksOf(values);
    const out = join(root, '.screenshots');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    const screens = [...everyPage(wholeContent(root)), ...STATES];
    const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
    const dist = join(folder, 'dist');
    await buildSite(root, dist);
    const server = await serveFolder({ root, dist, leadsFile: join(folder, 'leads.csv') });
    try {
      const pictures = await takeAll(screens, looks, server.url, out);
      writeFileSync(join(out, 'index.html'), gallery(pictures, new Date().toLocaleString('en-GB')));
      const missing = pictures.filter(({ file }) => file === null);
      for (const { screen, look, problem } of missing)
        output.error(`${screen} at ${look.width} px: ${problem}`);
      const taken = pictures.length - missing.length;
      output.log(`${taken} pictures of ${screens.length} screens: .screenshots/index.html`);
      return missing.length > 0 ? 1 : 0;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

await runAsProgram('screenshots', command);
