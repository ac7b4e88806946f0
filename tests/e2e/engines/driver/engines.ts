import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { chromium as ourChromium, TEST_BROWSER_ARGS } from '../../../support/browser/chromium.ts';
import type { Driver } from './driver.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { launchPlaywright } from './playwright-driver.ts';
import { launchWebkit, webkitPath } from './webkit.ts';

export type Engine = 'chromium' | 'firefox' | 'webkit';
/** The engines of this run, by vite.config.ts. */
export const ENGINES = process.env['ENGINES']?.split(' ') as Engine[];

const isThere = (type: BrowserType): boolean => existsSync(type.executablePath());

const MISSING =
  'is not here: npx playwright install firefox webkit, or apt-get install firefox-esr webkit2gtk-driver xvfb';

/** Starts a browser of an engine: Playwright's build where it is installed, else the system's. */
export async function launchEngine(engine: Engine, site: string): Promise<Driver> {
  if (engine === 'chromium') {
    // Playwright keeps no pages alive in the back/forward cache unless it is asked to.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    return launchPlaywright(site, chromium, { ...ourChromium(), args: TEST_BROWSER_ARGS, ignoreDefaultArgs });
  }
  const type = engine === 'firefox' ? firefox : webkit;
  if (isThere(type)) return launchPlaywright(site, type, {});
  const [path, launch] = engine === 'firefox' ? [firefoxPath(), launchFirefox] : [webkitPath(), launchWebkit];
  if (!path) throw new Error(`${engine} ${MISSING}`);
  return launch(site, path);
}
