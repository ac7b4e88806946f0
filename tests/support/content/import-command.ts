import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
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
import { importCatalogue as command } from '#scripts/cli/import-catalogue.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { commandArgs } from '../server/commands.ts';
import { ROOT } from './files.ts';

/** A module loaded into the process before the command, and what it reads from the environment. */
type Preload = { module: string; env: Record<string, string> };

export type Finished = { code: number | null; out: string; err: string };

/** A folder with the schemas and a catalogue of its own, where the real command runs. */
export type Project = ReturnType<typeof createProject>;

/** Waits for a process to end, with all it said. */
export const finished = (child: ChildProcess): Promise<Finished> =>
  new Promise((resolve) => {
    const said = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    child.once('close', (code) => resolve({ code, ...said }));
  });

/** Makes a project with the real schemas and the catalogue of the made-up site; `program` is what Node runs in it. */
export function createProject(program: readonly string[] = commandArgs('catalogue')) {
  const folder = mkdtempSync(join(tmpdir(), 'import-catalogue-'));
  const path = diskPath(folder, 'config/catalogue.json');
  const ledger = diskPath(folder, 'config/ledger.json');
  mkdirSync(dirname(path), { recursive: true });
  cpSync(join(ROOT, 'schema'), join(folder, 'schema'), { recursive: true });
  cpSync(diskPath(ROOT, 'config/catalogue.json'), path);
  cpSync(diskPath(ROOT, 'config/tables'), diskPath(folder, 'config/tables'), { recursive: true });
  const start = (args: readonly string[], preload?: Preload): ChildProcess => {
    const before = preload ? ['--import', preload.module] : [];
    return spawn(process.execPath, [...before, ...program, 'import', ...args, '--root', folder], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder, ...preload?.env },
    });
  };
  return {
    folder,
    catalogue: () => readFileSync(path, 'utf8'),
    setCatalogue: (text: string | null) =>
      text === null ? rmSync(path, { force: true }) : writeFileSync(path, text),
    /** The ledger of rates as text; null without one. */
    ledger: () => (existsSync(ledger) ? readFileSync(ledger, 'utf8') : null),
    setLedger: (text: string | null) =>
      text === null ? rmSync(ledger, { force: true }) : writeFileSync(ledger, text),
    /** Names in the folder of the catalogue. */
    names: () => readdirSync(dirname(path)).filter((name) => name !== 'tables'),
    /** Writes a file to import and gives its path. */
    file: (name: string, data: string | Uint8Array) => {
      writeFileSync(join(folder, name), data);
      return join(folder, name);
    },
    start,
    /** Runs the command as a process of its own. */
    run: (...args: string[]) => finished(start(args)),
    /** Runs it in this process. */
    runHere: async (...args: string[]): Promise<Finished> => {
      const said = { out: '', err: '' };
      const code = await command.run([...args, '--root', folder], {
        log: (text) => void (said.out += `${text}\n`),
        error: (text) => void (said.err += `${text}\n`),
      });
      return { code, ...said };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
