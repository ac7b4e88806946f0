import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwrightChromium, type LaunchOptions } from 'playwright';

/** Without windows Chromium starts a visitor in a quarter of the time. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How tests start a browser: without a graphics processor its emulation only costs time. */
export const TEST_BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'];

type Machine = { env: NodeJS.ProcessEnv; exists: (path: string) => boolean; bundled: () => string };

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  bundled: () => playwrightChromium.executablePath(),
};

/**
 * Which Chromium the tests and tools launch: `$CHROMIUM`, Playwright's own when it is installed, then the
 * usual places of the system. `{}` lets Playwright use (or miss) its own.
 */
export function chromium({ env, exists, bundled }: Machine = thisMachine): Pick<
  LaunchOptions,
  'executablePath'
> {
  if (env['CHROMIUM']) return { executablePath: env['CHROMIUM'] };
  if (exists(bundled())) return {};
  const executablePath = KNOWN_PLACES.find(exists);
  return executablePath ? { executablePath } : {};
}

const isThere = (): boolean => {
  const { executablePath } = chromium();
  return existsSync(executablePath ?? playwrightChromium.executablePath());
};

const ATTEMPTS: { command: string; args: string[]; possible: () => boolean }[] = [
  { command: 'npx', args: ['playwright', 'install', 'chromium'], possible: () => true },
  { command: 'apt-get', args: ['update', '-qq'], possible: () => process.getuid?.() === 0 },
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    command: 'apt-get',
    args: ['install', '-y', '-qq', '--no-install-recommends', name],
    possible: () => process.getuid?.() === 0,
  })),
];

/**
 * Installs a browser when there is none; `say` is told of each attempt, which may take minutes.
 *
 * @throws Error saying what to do when neither Playwright's download nor the system's packages can be had.
 */
export function ensureBrowser(say: (text: string) => void): void {
  for (const { command, args, possible } of ATTEMPTS) {
    if (isThere()) return;
    if (!possible()) continue;
    say(`No browser for the tests yet: ${command} ${args.join(' ')} …`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
    } catch {
      // A failed attempt is followed by the next one, or by the error below.
    }
  }
  if (!isThere()) {
    throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path.');
  }
}
