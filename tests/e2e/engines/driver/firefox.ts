import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import { type Send, webDriver } from './web-driver.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The system's Firefox, or the one that `$FIREFOX` names; undefined where there is none. */
export const firefoxPath = (): string | undefined =>
  process.env['FIREFOX'] ?? PLACES.find((path) => existsSync(path));

/** Any free port is taken for commands, and nothing is fetched that the tests have not asked for. */
const PREFERENCES = `
user_pref('marionette.port', 0);
user_pref('app.update.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('intl.accept_languages', 'es-AR, es');
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('toolkit.telemetry.reportingpolicy.firstRun', false);
`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until Firefox has written into its profile at which port it takes commands. */
async function portOf(profile: string, browser: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`);
    await pause(50);
  }
  return Number(readFileSync(file, 'utf8'));
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Firefox's own protocol for WebDriver's commands, Marionette: JSON behind its length in bytes, over TCP. It is what
 * geckodriver, which Debian has not, speaks with Firefox.
 */
function speak(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object;
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message as Answer);
    }
  });
  let last = 0;
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${error.error}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Starts Firefox without windows, with a new profile. */
export async function launchFirefox(site: string, path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(path, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = connect(await portOf(profile, browser), '127.0.0.1');
  const command = speak(socket);
  await command('NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
  const send: Send = async (name, parameters) => {
    const result = (await command(name, parameters)) as { value?: unknown } | null;
    return result?.value ?? null;
  };
  return webDriver(site, send, async () => {
    socket.destroy();
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  });
}
