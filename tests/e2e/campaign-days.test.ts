import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '#scripts/cli/command.ts';
import { addDays } from '#scripts/config/rules/dates.ts';
import { buildChanged, type ChangedSite } from '#scripts/preview/changes/changed-content.ts';
import { normalised } from '#scripts/preview/changes/page-changes.ts';
import { newVisit, type Visit } from '../support/browser/visit.ts';
import { BUILD_DAY, heldOn, withCampaigns } from '../support/content/three-campaigns.ts';

const TIMEOUT = 900_000;

/** Puts the three campaigns and their page into a folder of content, for the tests of what a build makes of them. */
function addCampaigns(config: string): void {
  for (const [file, { text, part, data }] of withCampaigns().files) {
    const isOurs = part === 'campaigns' || (part === 'audiencePages' && Object(data).campaign !== undefined);
    if (!isOurs) continue;
    const path = join(config, file.replace('config/', ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const sites: ChangedSite[] = [];
const servers: Server[] = [];
let visit: Visit;

async function build(change: (config: string) => void, day: string): Promise<string> {
  const site = await buildChanged(PROJECT, change, day);
  sites.push(site);
  return site.dist;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves files and nothing else, as a static host does. */
async function host(dist: string): Promise<string> {
  const read = (file: string): Buffer | undefined => {
    try {
      return readFileSync(join(dist, file));
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = path === '/' ? 'index.html' : extname(path) === '' ? `${path}.html` : path;
    const body = read(file);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': TYPES[extname(body ? file : '404.html')] ?? 'image/png',
    });
    response.end(body ?? read('404.html'));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every file of a build but its compressed forms and the version it was made of, with its bytes. */
function filesOf(dist: string): ReadonlyMap<string, string> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    .filter((name) => !/\.(?:br|gz)$/.test(name));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(dist, name), 'latin1')]));
}

const pagesIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter(
    (file) => file.endsWith('.html') && !/^(?:dias|embed)\//.test(file) && !file.endsWith('404.html'),
  );

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace('.html', '')}`);

/** What stands in the page of an address on a day, once its scripts have led to it and written the day. */
async function shownAt(page: Page, address: string, day: string): Promise<string> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    ([path, now]) =>
      location.pathname === path &&
      Array.from(document.querySelectorAll('time[data-today]')).every(
        (time) => time.getAttribute('datetime') === now,
      ),
    [new URL(address).pathname, day],
  );
  return normalised(await page.evaluate(() => document.querySelector('body')?.innerHTML ?? ''));
}

let once: string;
beforeAll(async () => {
  once = await build(addCampaigns, BUILD_DAY);
  visit = await newVisit();
}, TIMEOUT);

afterAll(async () => {
  await visit.close();
  for (const server of servers) server.close();
  for (const site of sites) site.remove();
});

const DAYS = Array.from({ length: 30 }, (_, at) => addDays(BUILD_DAY, at));
const heldKey = (day: string): string =>
  heldOn(day)
    .map(({ id }) => id)
    .join(' ');
/** The first day of each set of campaigns that hold together. */
const TURNS = DAYS.filter((day, at) => DAYS.findIndex((one) => heldKey(one) === heldKey(day)) === at);

/** Compares every page of the site built once with that of a build of the day; returns how many. */
async function comparePages(day: string): Promise<number> {
  const { page } = visit;
  const built = await host(once);
  const fresh = await build(addCampaigns, day);
  const expected = await host(fresh);
  await page.clock.setFixedTime(`${day}T15:00:00Z`);
  const files = pagesIn(filesOf(fresh));
  for (const file of files) {
    const path = pathOf(file);
    const due = await shownAt(page, expected + path, day);
    expect([day, path, await shownAt(page, built + path, day)]).toEqual([day, path, due]);
  }
  return files.length;
}

test(
  'every page of a site built once is on each day on which the campaigns change what a build of that day makes of it',
  async () => {
    expect(TURNS).toHaveLength(5);
    for (const day of TURNS) await comparePages(day);
  },
  TIMEOUT,
);

test(
  'every page of a site built once is on each of thirty days, one by one, what a build of that day makes of it',
  { tags: ['long'], timeout: 4 * TIMEOUT },
  async ({ task }) => {
    let count = 0;
    for (const day of DAYS) count += await comparePages(day);
    expect(count).toBeGreaterThan(DAYS.length);
    task.meta.summary = `Campaigns: ${count} pages on ${DAYS.length} days, each as a build of its day makes it`;
  },
);

test(
  'with the campaigns withdrawn every byte of the site is as it was before',
  async () => {
    const before = filesOf(await build(() => undefined, '2026-12-20'));
    const withdrawn = filesOf(
      await build((config) => {
        addCampaigns(config);
        // The page of one stays in its file: without its campaign it is not shown.
        rmSync(join(config, 'campaigns'), { recursive: true });
      }, '2026-12-20'),
    );
    expect([...withdrawn.keys()]).toEqual([...before.keys()]);
    for (const [file, bytes] of before) if (withdrawn.get(file) !== bytes) expect(file).toBe('as before');
  },
  TIMEOUT,
);
