import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '#scripts/build/server-bundle.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { commandArgs } from './commands.ts';
import { writeSite } from './running-server.ts';
import { run } from './server.ts';

const BUNDLE = 'dist-server/server.js';

/** Puts the server as one file, as the build makes it, into a folder where it is started many times. */
export const bundleInto = (folder: string): Promise<void> =>
  bundleServer(process.cwd(), join(folder, BUNDLE), loadProviderConfig('.'));

/** A folder to run the server in, with the content and a small built site; removed by `remove`. */
export function workingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  cpSync(contentFolder('.'), contentFolder(folder), { recursive: true });
  renameSync(writeSite(), join(folder, 'dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What Node runs to serve a folder: the one file that was put into it, else the command. */
const programIn = (folder: string): string[] =>
  existsSync(join(folder, BUNDLE)) ? [join(folder, BUNDLE)] : commandArgs('serve');

/** Starts the server as a process of its own, on a free port unless one is given, after a word of the shell where one is given. */
export function serve(folder: string, env: Record<string, string> = {}, limit = '') {
  const args = [...programIn(folder), '--root', folder];
  if (limit === '') return run(args, folder, env);
  return run(['-c', `${limit} && exec "$0" "$@"`, process.execPath, ...args], folder, env, '/bin/sh');
}
