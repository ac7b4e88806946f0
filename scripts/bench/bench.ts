import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '#scripts/build/browser.ts';
import { buildSite } from '#scripts/review/changes/build.ts';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { compressFiles } from '#scripts/build/site/compress.ts';
import { answer } from '#scripts/server/api.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { answerWith } from '#scripts/server/provider/answer.ts';
import { type FolderOptions, type RunningServer, serveFolder } from '#scripts/server/start.ts';

/** What the goals are for; less on a machine that is slower than theirs. */
export const SLOWDOWN = 4;

type ServedSite = RunningServer & {
  /** Folder of the site's files. */
  dist: string;
  /** From now on the provider answers with this body; with null, by itself again. */
  answerWith: (body: string | null) => void;
};

/** Serves a built site on a free port as `npm start` would; answers of the provider can be set. */
async function serveSite(options: Omit<FolderOptions, 'prepare'>): Promise<ServedSite> {
  const { path } = loadProviderConfig(options.root).site.provider;
  let set: string | null = null;
  const server = await serveFolder({
    ...options,
    prepare: (app) =>
      app.addHook('preHandler', (request, reply, done) => {
        if (set === null || request.routeOptions.url !== path) done();
        else answer(reply, answerWith(200, set));
      }),
  });
  return {
    ...server,
    dist: options.dist,
    answerWith: (body) => {
      set = body;
    },
  };
}

const SCRIPT = /<script\b[^]*?<\/script>/g;

/** Copies a built site and takes every script, data included, out of its pages: what no script at all would cost. */
async function withoutScripts(dist: string, folder: string): Promise<string> {
  await cp(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SCRIPT, ''));
  }
  await compressFiles(folder);
  return folder;
}

/** What measurements share. Each thing is made when it is first asked for. */
export type Bench = {
  /** Folder of the project. */
  root: string;
  /** How many times slower than this machine the page's thread runs on a phone. */
  slowdown: number;
  /** A folder of this run's own. */
  folder: string;
  browser: () => Promise<Browser>;
  /** The built site and its provider. */
  site: () => Promise<ServedSite>;
  /** The same pages without any script, from the same server code. */
  floor: () => Promise<ServedSite>;
  log: (text: string) => void;
  close: () => Promise<void>;
};

/** Opens what the measurements need. `close` ends and removes all of it. */
export function openBench(root: string, log: (text: string) => void, slowdown: number): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const closing: (() => Promise<void>)[] = [];

  function once<Made>(make: () => Promise<Made>, end?: (made: Made) => Promise<void>): () => Promise<Made> {
    let made: Promise<Made> | undefined;
    return () => {
      if (!made) {
        made = make();
        closing.push(async () => made?.then(end));
      }
      return made;
    };
  }

  const built = once(async () => {
    log('  building the site …');
    const dist = join(folder, 'dist');
    await buildSite(root, dist);
    return dist;
  });
  const serve = async (dist: string) => serveSite({ root, dist, leadsFile: join(folder, 'leads.csv') });

  return {
    root,
    slowdown,
    folder,
    log,
    browser: once(launchBrowser, (browser) => browser.close()),
    site: once(
      async () => serve(await built()),
      (site) => site.stop(),
    ),
    floor: once(
      async () => serve(await withoutScripts(await built(), join(folder, 'floor'))),
      (site) => site.stop(),
    ),
    close: async () => {
      for (const end of closing.toReversed()) await end().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
