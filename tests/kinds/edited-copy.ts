import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectCopy } from '../support/content/project-copy.ts';

/** How a command ended, and what it printed. */
type Run = { status: number | null; output: string };

export type EditedCopy = ReturnType<typeof editedCopy>;

export const asJson = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/** A copy of the project that a test edits as a programmer would, and runs the project's own commands in. */
export function editedCopy() {
  const { root, remove } = projectCopy(process.cwd());
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  function run(...command: [string, ...string[]]): Run {
    const [name, ...rest] = command;
    // As a programmer would run it, who is in no test.
    const env = { ...process.env, CONFIG: '', NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined };
    const { status, stdout, stderr } = spawnSync(name, rest, { cwd: root, env, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  }
  const script = (name: string, ...rest: string[]): Run =>
    run(process.execPath, '--import', 'tsx', 'scripts/cli/loans.ts', name, ...rest);
  return {
    root,
    remove,
    read,
    write,
    run,
    script,
    compile: (): Run => run('npx', 'tsc', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'),
    /** Keeps the files as they are now, for `undo`; what is generated stays as it is. */
    keep: (): void => {
      run('git', 'init');
      run('git', 'add', '-A');
    },
    undo: (): void => {
      run('git', 'checkout', '.');
      run('git', 'clean', '-fd');
    },
    /** Changes a JSON file in place. */
    edit: <Data>(file: string, change: (data: Data) => void): void => {
      const data = JSON.parse(read(file)) as Data;
      change(data);
      write(file, asJson(data as object));
    },
    /** Changes a file for one look, or takes it away, and puts it back. */
    withFile: (file: string, text: string | null, look: () => void): void => {
      const before = read(file);
      if (text === null) rmSync(join(root, file));
      else write(file, text);
      try {
        script('codegen');
        look();
      } finally {
        write(file, before);
        script('codegen');
      }
    },
  };
}
