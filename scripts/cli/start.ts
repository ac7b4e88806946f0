import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCommand } from '#scripts/cli/command.ts';
import { runProgram } from '#scripts/cli/program.ts';

const USAGE = `Usage: npm start

Builds the site and serves it: one process, which ends with 0 when it is asked to, during the build too.`;

export const command = defineCommand({
  usage: USAGE,
  run: async ({ root }) => {
    const code = await runProgram('vite/bin/vite.js', ['build'], { cwd: root });
    if (code === null) return 0;
    if (code !== 0) return 1;
    process.argv.splice(2);
    const entry = join(root, 'dist-server/server.js');
    await import(pathToFileURL(entry).href);
  },
});
