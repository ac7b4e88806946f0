import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadBody, simulationBody } from '../support/data/requests.ts';
import { freePort, run } from '../support/server/server.ts';

/** The environment without what a test runner and npm add to it. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|npm_(?!config_))/.test(name)),
  );

/** Versions to start the server on, such as `20.19.0,22.23.3`; without any, the one at hand. */
const NODES = (process.env['NODES'] ?? '').split(',');

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const script of ['codegen', 'build'])
    execFileSync('npm', ['run', script], {
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }), 600_000);

/** Path of a version of Node, which the registry brings. */
const nodeOf = (version: string): string =>
  version === ''
    ? process.execPath
    : execFileSync('npx', ['--yes', '--package', `node@${version}`, '--call', 'node -p process.execPath'], {
        encoding: 'utf8',
        env: cleanEnvironment(),
      }).trim();

it.each(NODES)(
  'a folder with the packages of production alone serves pages, offers and leads on Node %s, and writes nothing beside its data',
  async (version) => {
    const folder = join(root, `production-${version}`);
    for (const part of ['package.json', 'package-lock.json', 'scripts', 'dist', 'dist-server'])
      cpSync(part, join(folder, part), { recursive: true });
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], {
      cwd: folder,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const before = readdirSync(folder, { recursive: true });
    expect(before).not.toContain('node_modules/vite');
    const env = {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LEADS_FILE: join(root, `data-${version}`, 'leads.db'),
    };
    const server = await run(['dist-server/server.js'], folder, env, nodeOf(version));
    const post = async (path: string, body: object): Promise<number> =>
      (await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) })).status;
    const get = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
    try {
      expect([await get('/'), await get('/readyz')]).toEqual([200, 200]);
      expect(await post('/simular_personal', simulationBody())).toBe(200);
      expect(await post('/leads', leadBody())).toBe(200);
      expect(server.errors()).toBe('');
    } finally {
      server.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    }
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  },
  300_000,
);
