import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectCopy } from './project-copy.ts';

/** How a command ended, and what it printed. */
type Run = { status: number | null; output: string };

export type EditedCopy = ReturnType<typeof editedCopy>;

export const asJson = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/** A copy of the project that a test edits as a programmer would, and runs the project's own commands in. */
export function editedCopy() {
  const { root, remove } = projectCopy(process.cwd(), 0);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  function run(...command: [string, ...string[]]): Run {
    const [name, ...rest] = command;
    const env = { ...process.env, CONFIG: '', NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(name, rest, { cwd: root, env, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  }
  const script = (name: string, ...rest: string[]): Run =>
    run(process.execPath, '--import', 'tsx', `scripts/cli/${name}.ts`, ...rest);
  return {
    root,
    remove,
    read,
    write,
    run,
    script,
    compile: (): Run => run('npx', 'tsc', '--project', 'tsconfig.json'),
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
