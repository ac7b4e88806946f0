import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { commandArgs } from './commands.ts';
import { writeSite } from './running-server.ts';
import { run } from './server.ts';

/** A folder to run the server in, with the content and a small built site; removed by `remove`. */
export function workingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  cpSync(contentFolder('.'), contentFolder(folder), { recursive: true });
  renameSync(writeSite(), join(folder, 'dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the server as a process of its own, as `npm start` does, on a free port unless one is given, and with a limit of
 * open files where one is given.
 */
export function serve(folder: string, env: Record<string, string> = {}, openFiles?: number) {
  const args = commandArgs('serve', '--root', folder);
  if (openFiles === undefined) return run(args, folder, env);
  const limited = ['-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, process.execPath, ...args];
  return run(limited, folder, env, '/bin/sh');
}
