import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../../support/server/server.ts';
import type { Driver } from './driver.ts';
import { COMMANDS, type Send, webDriver } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';

/** The system's driver of WebKit; undefined where there is none. */
export const webkitPath = (): string | undefined => (existsSync(DRIVER) ? DRIVER : undefined);

/** Starts a screen without a monitor, which WebKit's browser needs; returns its name. */
function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, process: screen }),
    );
  });
}

type Answer = { value: { error?: string; message?: string; sessionId?: string } | null };

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Asks for a session until the driver listens. */
async function startSession(address: string, driver: ChildProcess): Promise<string> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
    try {
      const body = { capabilities: { alwaysMatch: {} } };
      const { sessionId } = (await request('POST', `${address}/session`, body)) as { sessionId: string };
      return `${address}/session/${sessionId}`;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts WebKit's small browser by its driver. */
export async function launchWebkit(site: string, path: string): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.name, LANG: 'es_AR.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const session = await startSession(`http://127.0.0.1:${port}`, driver);
  const send: Send = (command, parameters = {}) => {
    const [method, address] = COMMANDS[command];
    return request(method, session + address, parameters);
  };
  return webDriver(site, send, async () => {
    await request('DELETE', session);
    driver.kill();
    await ended;
    screen.process.kill();
  });
}
