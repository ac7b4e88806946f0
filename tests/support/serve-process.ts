import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { writeSite } from './running-server.ts';

const ENTRY = resolve('scripts/launch.js');

/** A folder to run the server in, with the content and a small built site; removed by `remove`. */
export function workingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  cpSync(contentFolder('.'), contentFolder(folder), { recursive: true });
  renameSync(writeSite(), join(folder, 'dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the server as a process of its own, as `npm start` does, on a free port unless one is given. */
export const serve = (folder: string, env: Record<string, string> = {}) =>
  run([ENTRY, 'serve', '--root', folder], folder, env);

/** Starts a server by what Node is to run, and waits until it says where it listens, or has ended. */
export async function run(
  args: readonly string[],
  folder: string,
  env: Record<string, string> = {},
  node = process.execPath,
) {
  const child = spawn(node, args, {
    cwd: folder,
    env: { ...process.env, PORT: '0', LEADS_PER_MINUTE: '1000000', QUOTES_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<number | null>((settle) => child.once('exit', (code) => settle(code)));
  const url = await new Promise<string | null>((settle) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Ready: (http:\S+)\//.exec(output);
      if (ready?.[1]) settle(ready[1]);
    });
    void exited.then(() => settle(null));
  });
  return {
    url: url ?? '',
    exited,
    pid: child.pid ?? 0,
    errors: () => errors,
    /** What was logged, as text. */
    log: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
