import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright';
import { chromium } from '#scripts/build/browser.ts';
import { buildSite } from '#scripts/review/changes/build.ts';
import { withoutScripts } from '#scripts/bench/floor.ts';
import { serveSite, type ServedSite } from '#scripts/bench/served-site.ts';

/** What measurements share. Each thing is made when it is first asked for. */
export type Bench = {
  /** Folder of the project. */
  root: string;
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
export function openBench(root: string, log: (text: string) => void): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const closing: (() => Promise<void>)[] = [];

  function once<Made>(make: () => Promise<Made>, end: (made: Made) => Promise<void>): () => Promise<Made> {
    let made: Promise<Made> | undefined;
    return () => {
      if (!made) {
        made = make();
        closing.push(async () => made?.then(end));
      }
      return made;
    };
  }

  const built = once(
    async () => {
      log('  building the site …');
      const dist = join(folder, 'dist');
      await buildSite(root, dist);
      return dist;
    },
    async () => undefined,
  );
  const serve = async (dist: string) => serveSite({ root, dist, leadsFile: join(folder, 'leads.csv') });

  return {
    root,
    folder,
    log,
    browser: once(
      () => playwright.launch({ ...chromium(), args: ['--no-sandbox'] }),
      (browser) => browser.close(),
    ),
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
