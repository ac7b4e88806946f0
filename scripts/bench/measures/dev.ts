import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { startProcess } from '#scripts/bench/start-process.ts';
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

/** Edits a lender again and again; milliseconds from each save to the paint that shows it. */
async function editTimes(browser: Browser, root: string, url: string): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let painted: (text: string) => void = () => undefined;
  const paintWith = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`"${text}" was never painted.`)), TIMEOUT);
      painted = (all) => {
        if (!all.includes(text)) return;
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
  await page.exposeFunction('benchPainted', (text: string) => painted(text));
  await context.addInitScript(tellWhenPainted);
  const file = diskPath(root, FILE);
  const original = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    const opened = paintWith(LENDER_NAME);
    await page.goto(url + LENDER_PAGE, { waitUntil: 'load', timeout: TIMEOUT });
    await opened;
    // What the first view makes the server do is not what an edit costs.
    await page.waitForTimeout(2000);
    for (let edit = 0; edit < EDITS; edit += 1) {
      const tagline = `Mirá el costo completo, versión ${edit + 1}.`;
      const shown = paintWith(tagline);
      const saved = performance.now();
      writeFileSync(file, original.replace(/"tagline": "[^"]*"/, `"tagline": "${tagline}"`));
      times.push((await shown) - saved);
      await page.waitForTimeout(500);
    }
  } finally {
    await context.close();
  }
  return times;
}

/** How soon an editor sees an edit, by the number of lenders. */
export async function* measureDev(bench: Bench): AsyncGenerator<Figure> {
  for (const lenders of SIZES) {
    const copy = projectCopy(bench.root, lenders);
    try {
      const server = await startDevServer(copy.root);
      try {
        const runs = await editTimes(await bench.browser(), copy.root, server.said[0]);
        yield { goal: 'dev-edit', of: `${lenders} lenders`, runs, by: 'median' };
      } finally {
        await server.stop();
      }
    } finally {
      copy.remove();
    }
  }
}
