import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { ROOT, textOf } from '../support/content/files.ts';

const FOLDER = '.github/workflows';

export type Step = { id?: string; name?: string; if?: string; uses?: string; run?: string };
export type Job = { steps: Step[]; if?: string; strategy?: { matrix: Record<string, string[]> } };
export type Workflow = {
  on: string | { schedule?: { cron: string }[]; [event: string]: unknown };
  permissions: Record<string, string>;
  env?: Record<string, string>;
  concurrency?: string | { group: string };
  jobs: Record<string, Job>;
};

/** Every workflow of the code host, by its file's name. */
export const workflows = new Map(
  readdirSync(join(ROOT, FOLDER)).map((file) => {
    // Every value as the text that it is written as.
    const workflow = parse(textOf(`${FOLDER}/${file}`), { schema: 'failsafe' }) as Workflow;
    return [file, workflow] as const;
  }),
);

export const workflow = (name: string): Workflow => {
  const found = workflows.get(`${name}.yml`);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
};
export const job = (name: string, of: string): Job => {
  const found = workflow(name).jobs[of];
  if (!found) throw new Error(`${name} has no job ${of}.`);
  return found;
};

/** A folder with files, and commands that only note how they were called; those named in `failing` fail. */
export function scratch(files: Record<string, string>, fakes: readonly string[] = [], failing = '') {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const name of fakes)
    write(
      `fakes/${name}`,
      `#!/bin/sh\necho "${name} $*" >> calls\ncase "${name} $*" in "${failing}"*) exit 1;; esac\n`,
      0o755,
    );
  const read = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  /** Runs what a step runs. */
  const run = (script = 'exit 9', env: Record<string, string> = {}) =>
    spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}/fakes:${process.env['PATH']}`,
        GITHUB_OUTPUT: 'output',
        GITHUB_STEP_SUMMARY: 'summary',
        ...env,
      },
    });
  return { run, write, read, calls: () => read('calls').split('\n').filter(Boolean) };
}
