import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCommand, runAsProgram } from '#scripts/cli/command.ts';

const USAGE = `Usage: npm start

Builds the site and serves it: one process, which ends with 0 when it is asked to, during the build too.`;

/** Builds the site in a process of its own; gives its exit code, and null when it was asked to end. */
function build(root: string): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  const end = (): void => void child.kill();
  process.on('SIGTERM', end).on('SIGINT', end);
  return new Promise((settle) => {
    child.once('exit', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      settle(code);
    });
  });
}

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  run: async ({ root }) => {
    const code = await build(root);
    if (code === null) return 0;
    if (code !== 0) return 1;
    process.argv.splice(2);
    const entry = join(root, 'dist-server/server.js');
    await import(pathToFileURL(entry).href);
  },
});

await runAsProgram('start', command);
