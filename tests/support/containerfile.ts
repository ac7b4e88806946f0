import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = 'scripts/server/container/Containerfile';

/** The last stage of a Containerfile, as it would run. */
export type Image = { folder: string; env: Record<string, string>; command: string[]; healthCheck: string[] };

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
export function runContainerfile(root: string): Image {
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
    RUN: (command) => {
      if (command.startsWith('mkdir /')) return;
      execSync(command, { cwd: workFolder, stdio: ['ignore', 'ignore', 'inherit'], env: cleanEnvironment() });
    },
    CMD: (rest) => (image.command = JSON.parse(rest) as string[]),
    HEALTHCHECK: (rest) => (image.healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[]),
  };
  for (const [name, rest] of instructions()) steps[name]?.(rest);
  return image;
}

/** The environment without what a test runner and npm add to it. */
export const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|npm_(?!config_))/.test(name)),
  );
