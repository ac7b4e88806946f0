import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, repeated } from '#scripts/bench/figure.ts';
import { startProcess } from '#scripts/bench/processes.ts';
import { LENDER, LENDER_NAME, LENDER_PAGE } from '#scripts/bench/visitor.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';

const SIZES = [19, 1000];
const EDITS = 9;
const TIMEOUT = 120_000;
const FILE = `config/lenders/${LENDER}.json`;

/** Starts the development server of a project on a free port. */
const startDevServer = (root: string) =>
  startProcess(
    [process.execPath, join('node_modules', 'vite', 'bin', 'vite.js'), '--host', '127.0.0.1', '--port', '0'],
    { cwd: root, env: { ...process.env, NO_COLOR: '1', LEADS_FILE: join(root, 'leads.csv') } },
    /http:\/\/127\.0\.0\.1:\d+/,
  );

/** Tells the page's text after its first paint; runs in every document. */
function tellWhenPainted(): void {
  const { benchPainted } = window as unknown as { benchPainted: (text: string) => void };
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => benchPainted(document.body.innerText))),
  );
}

/** Opens a page whose paints are told; gives the way to wait for one that shows a text, and the time of it. */
async function watchedPage(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let painted: (text: string) => void = () => undefined;
  await page.exposeFunction('benchPainted', (text: string) => painted(text));
  await context.addInitScript(tellWhenPainted);
  const paintWith = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`"${text}" was never painted.`)), TIMEOUT);
      painted = (all) => {
        if (!all.includes(text)) return;
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
  return { page, paintWith };
}

/** Edits a lender again and again; milliseconds from each save to the paint that shows it. */
async function editTimes(browser: Browser, root: string, url: string): Promise<number[]> {
  const { page, paintWith } = await watchedPage(browser);
  const file = diskPath(root, FILE);
  const original = readFileSync(file, 'utf8');
  try {
    const opened = paintWith(LENDER_NAME);
    await page.goto(url + LENDER_PAGE, { waitUntil: 'load', timeout: TIMEOUT });
    await opened;
    // What the first view makes the server do is not what an edit costs.
    await page.waitForTimeout(2000);
    return await repeated(EDITS, async (edit) => {
      const tagline = `Mirá el costo completo, versión ${edit + 1}.`;
      const shown = paintWith(tagline);
      const saved = performance.now();
      writeFileSync(file, original.replace(/"tagline": "[^"]*"/, `"tagline": "${tagline}"`));
      const time = (await shown) - saved;
      await page.waitForTimeout(500);
      return time;
    });
  } finally {
    await page.context().close();
  }
}

/** How soon an editor sees an edit, by the number of lenders. */
export async function* measureDev(bench: Bench): AsyncGenerator<Figure> {
  const browser = await bench.browser();
  for (const lenders of SIZES) {
    const copy = projectCopy(bench.root, lenders);
    try {
      const { said, stop } = await startDevServer(copy.root);
      const runs = await editTimes(browser, copy.root, said[0]).finally(stop);
      yield { goal: 'dev-edit', of: `${lenders} lenders`, runs, by: 'median' };
    } finally {
      copy.remove();
    }
  }
}
