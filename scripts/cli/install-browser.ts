import { ensureBrowser } from '#scripts/build/browser.ts';
import { defineCommand } from '#scripts/cli/command.ts';

export const command = defineCommand({
  usage: 'Usage: npm run loans -- browser\n\nInstalls a browser for the tests when there is none.',
  run: ({ output }) => {
    ensureBrowser(output.log);
  },
});
