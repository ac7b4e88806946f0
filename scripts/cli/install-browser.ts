import { ensureBrowser } from '#scripts/build/browser.ts';
import { defineCommand, runAsProgram } from '#scripts/cli/command.ts';

export const command = defineCommand({
  usage: 'Usage: tsx scripts/cli/install-browser.ts\n\nInstalls a browser for the tests when there is none.',
  language: 'en',
  run: ({ output }) => {
    ensureBrowser(output.log);
  },
});

await runAsProgram('install-browser', command);
