import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/server/server.ts';
import { leadBody, simulationBody } from '../support/data/requests.ts';
import { run } from '../support/server/server.ts';

const FILE = 'scripts/server/container/Containerfile';

/** The last stage of a Containerfile, as it would run. */
type Image = { folder: string; env: Record<string, string>; command: string[]; healthCheck: string[] };

/** Instructions, with continued lines joined. */
const instructions = (): [name: string, rest: string][] =>
  readFileSync(FILE, 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return [name, rest.join(' ')];
    });

/** The project's own files, as they stand in a fresh clone. */
const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/**
 * Runs the steps of the Containerfile as a script, each stage in a clean folder of its own under `root`, on the Node at
 * hand: what an image would be made of, where no container engine is at hand. What is outside of a stage's folder
 * (users, volumes) is left out.
 */
function runContainerfile(root: string, given: Readonly<Record<string, string>>): Image {
  const argumentsOf: Record<string, string> = {};
  const stages: string[] = [];
  const image: Image = { folder: '', env: {}, command: [], healthCheck: [] };
  let workFolder = '';
  const inside = (path: string): string => join(image.folder, path.replace(/^\/\w+/, ''));
  const steps: Record<string, (rest: string) => void> = {
    FROM: () => {
      image.folder = join(root, `stage-${stages.length}`);
      image.env = {};
      stages.push(image.folder);
      mkdirSync(image.folder, { recursive: true });
    },
    WORKDIR: (path) => (workFolder = inside(path)),
    ENV: (rest) =>
      Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2)))),
    COPY: (rest) => {
      const [, , stage, list = ''] = /^(--from=(\S+) )?(.*)$/.exec(rest) ?? [];
      const names = list.split(' ');
      const to = names.pop() ?? '';
      const copied = names.includes('.') ? sources() : names;
      for (const name of copied) {
        const from = stage ? join(stages[0] ?? '', name.replace(/^\/\w+\//, '')) : name;
        const isFolder = to.endsWith('/') || copied !== names;
        const target = join(
          workFolder,
          to,
          isFolder ? (copied === names ? (name.split('/').pop() ?? '') : name) : '',
        );
        mkdirSync(dirname(target), { recursive: true });
        cpSync(from, target, { recursive: true });
      }
    },
    ARG: (rest) => {
      const [name = '', value = ''] = rest.split('=', 2);
      argumentsOf[name] = given[name] ?? value;
    },
    RUN: (command) => {
      if (command.startsWith('mkdir ')) return;
      const env = { ...cleanEnvironment(), ...argumentsOf };
      execSync(command, { cwd: workFolder, stdio: ['ignore', 'ignore', 'inherit'], env });
    },
    CMD: (rest) => (image.command = JSON.parse(rest) as string[]),
    HEALTHCHECK: (rest) => (image.healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[]),
  };
  for (const [name, rest] of instructions()) steps[name]?.(rest);
  return image;
}

/** The environment without what a test runner and npm add to it. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|npm_(?!config_))/.test(name)),
  );

/** Versions to start the server on, such as `20.19.0,22.23.3`; without any, the one at hand. */
const NODES = (process.env['NODES'] ?? '').split(',');

/** The C library of the machine at hand, for which the image is made. */
const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
const LIBC = header.glibcVersionRuntime ? 'gnu' : 'musl';

let root = '';
let image: Image;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  image = runContainerfile(root, { LIBC });
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

/** Starts the server of a folder, asks all kinds of things of it, and ends it. */
async function serveFrom(folder: string, node: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'data-'));
  const port = String(await freePort());
  const env = { ...image.env, HOST: '127.0.0.1', PORT: port, LEADS_FILE: join(data, 'leads.db') };
  const server = await run(image.command.slice(1), folder, env, node);
  const post = async (path: string, body: object): Promise<number> =>
    (await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) })).status;
  try {
    expect(server.errors()).toBe('');
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect([await post('/simular_personal', simulationBody()), await post('/leads', leadBody())]).toEqual([
      200, 200,
    ]);
    const check = image.healthCheck.map((part) => part.replace('4173', port));
    expect(spawnSync(node, check.slice(1)).status).toBe(0);
  } finally {
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    rmSync(data, { recursive: true });
  }
}

describe.each(NODES)('on Node %s', (version) => {
  it('runs what the Containerfile makes, and writes nothing beside it', async () => {
    const before = readdirSync(image.folder, { recursive: true });
    await serveFrom(image.folder, nodeOf(version));
    expect(readdirSync(image.folder, { recursive: true })).toEqual(before);
  }, 120_000);

  it('runs in a folder with the packages of production alone', async () => {
    const folder = join(root, `production-${version}`);
    mkdirSync(folder);
    for (const part of ['package.json', 'package-lock.json', 'scripts', 'dist', 'dist-server'])
      cpSync(part.startsWith('dist') ? join(image.folder, part) : part, join(folder, part), {
        recursive: true,
      });
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], {
      cwd: folder,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(readdirSync(join(folder, 'node_modules'))).not.toContain('vite');
    await serveFrom(folder, nodeOf(version));
  }, 300_000);
});
