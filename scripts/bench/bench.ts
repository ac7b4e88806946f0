import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '#scripts/build/browser.ts';
import { buildSite } from '#scripts/preview/changes/build.ts';
import { answer } from '#scripts/server/api.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { answerWith } from '#scripts/server/provider/answer.ts';
import { type FolderOptions, serveFolder } from '#scripts/server/start.ts';

/** Slowdown that the goals are set for; a slower machine takes a smaller one. */
export const SLOWDOWN = 4;

/** Serves a built site on a free port as `npm start` would; `answerWith` sets what its provider answers from then on. */
async function serveSite(options: Omit<FolderOptions, 'prepare'>) {
  const { path } = loadProviderConfig(options.root).site.provider;
  let set: string | undefined;
  const server = await serveFolder({
    ...options,
    prepare: (app) =>
      app.addHook('preHandler', (request, reply, done) => {
        if (set === undefined || request.routeOptions.url !== path) done();
        else answer(reply, answerWith(200, set));
      }),
  });
  return { ...server, answerWith: (body: string) => void (set = body) };
}

/** The project, the browser and the sites that every measurement uses. */
export type Bench = ReturnType<typeof openBench>;

/**
 * Opens what the measurements of the project in `root` need; the page's thread runs `slowdown` times slower on a phone
 * than on this machine. Browser and sites are made when they are first asked for; `close` ends and removes everything.
 */
export function openBench(root: string, log: (text: string) => void, slowdown: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const closing: (() => Promise<void>)[] = [];

  function once<Made>(make: () => Promise<Made>, end?: (made: Made) => Promise<void>): () => Promise<Made> {
    let made: Promise<Made> | undefined;
    closing.push(async () => made?.then(end));
    return () => (made ??= make());
  }

  const built = once(async () => {
    log('  building the site …');
    const dist = join(folder, 'dist');
    await buildSite(root, dist);
    return dist;
  });
  const browser = once(launchBrowser, (opened) => opened.close());
  const site = once(
    async () => {
      const leadsFile = join(folder, 'leads.db');
      const served = await serveSite({ root, dist: await built(), leadsFile });
      return { ...served, browser: await browser() };
    },
    ({ stop }) => stop(),
  );

  return {
    root,
    slowdown,
    /** A folder of this run's own. */
    folder,
    log,
    browser,
    /** The built site and its provider. */
    site,
    close: async (): Promise<void> => {
      for (const end of closing.toReversed()) await end().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
