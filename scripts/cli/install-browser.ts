import { ensureBrowser } from '#scripts/build/browser.ts';
import { defineCommand } from '#scripts/cli/command.ts';

export const command = defineCommand({
  usage:
    'Usage: node scripts/launch.js install-browser\n\nInstalls a browser for the tests when there is none.',
  language: 'en',
  run: ({ output }) => {
    ensureBrowser(output.log);
  },
});
