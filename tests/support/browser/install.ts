import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

const INSTALL = 'apt-get install -y -qq --no-install-recommends';
/** Ways to a browser for the tests, of which each may take minutes: Playwright's download, then the system's packages. */
const ATTEMPTS = [
  'npx playwright install chromium',
  ...(process.getuid?.() === 0
    ? ['apt-get update -qq', `${INSTALL} chromium-headless-shell`, `${INSTALL} chromium`]
    : []),
];

for (const attempt of ATTEMPTS) {
  if (existsSync(chromiumPath())) break;
  console.log(`No browser for the tests yet: ${attempt} …`);
  const [command = '', ...args] = attempt.split(' ');
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // A failed attempt is followed by the next one, or by the error below.
  }
}
if (!existsSync(chromiumPath()))
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path.');
console.log(`The tests use ${chromiumPath()}`);
