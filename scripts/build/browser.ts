import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LaunchOptions } from 'playwright';

const require = createRequire(import.meta.url);
/** Loaded when a browser is asked for: Vite's configuration names this file, and every build would wait a second for it. */
const playwrightChromium = () => (require('playwright') as typeof import('playwright')).chromium;

/** Without windows Chromium starts a visitor in a quarter of the time. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments with which tests start a browser: without a graphics processor its emulation only costs time. */
export const TEST_BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'];

/**
 * Which Chromium the tests and tools launch: `$CHROMIUM`, Playwright's own when it is installed, then the
 * usual places of the system. `{}` lets Playwright use (or miss) its own.
 */
export function chromium(): Pick<LaunchOptions, 'executablePath'> {
  const given = process.env['CHROMIUM'];
  if (given) return { executablePath: given };
  if (existsSync(playwrightChromium().executablePath())) return {};
  const executablePath = KNOWN_PLACES.find((path) => existsSync(path));
  return executablePath ? { executablePath } : {};
}

/** Where that Chromium is, or would be. */
const chromiumPath = (): string => chromium().executablePath ?? playwrightChromium().executablePath();

const INSTALL = 'apt-get install -y -qq --no-install-recommends';
const ATTEMPTS = [
  'npx playwright install chromium',
  ...(process.getuid?.() === 0
    ? ['apt-get update -qq', `${INSTALL} chromium-headless-shell`, `${INSTALL} chromium`]
    : []),
];

/**
 * Installs a browser when there is none, and reports to `say` each attempt, which may take minutes, then the browser's
 * place.
 *
 * @throws Error saying what to do when neither Playwright's download nor the system's packages can be had.
 */
export function ensureBrowser(say: (text: string) => void): void {
  const isThere = (): boolean => existsSync(chromiumPath());
  for (const attempt of ATTEMPTS) {
    if (isThere()) break;
    say(`No browser for the tests yet: ${attempt} …`);
    const [command = '', ...args] = attempt.split(' ');
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // A failed attempt is followed by the next one, or by the error below.
    }
  }
  if (!isThere())
    throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path.');
  say(`The tests use ${chromiumPath()}`);
}
