import { existsSync } from 'node:fs';
import { chromium as playwright, type LaunchOptions } from 'playwright';

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
 * Which Chromium the tests launch: `$CHROMIUM`, Playwright's own when it is installed, then the usual places of the
 * system. `{}` lets Playwright use (or miss) its own.
 */
export function chromium(): Pick<LaunchOptions, 'executablePath'> {
  const given = process.env['CHROMIUM'];
  if (given) return { executablePath: given };
  if (existsSync(playwright.executablePath())) return {};
  const executablePath = KNOWN_PLACES.find((path) => existsSync(path));
  return executablePath ? { executablePath } : {};
}

/** Where that Chromium is, or would be. */
export const chromiumPath = (): string => chromium().executablePath ?? playwright.executablePath();
