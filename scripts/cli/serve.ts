import { resolve } from 'node:path';
import { defineCommand, type Output, UsageError } from '#scripts/cli/command.ts';
import { createApp } from '#scripts/server/app.ts';
import { listen } from '#scripts/server/listen.ts';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';
import { readSettings } from '#scripts/server/settings.ts';

const USAGE = `Usage: npm start

Serves the built site and the embedded provider on one origin. Exits with 0 after SIGTERM or SIGINT, once everything in
flight is answered; 2 when it cannot start. The environment variables are in scripts/README.md.`;

/** Starts to listen; gives the function that answers what is in flight and ends. */
async function start(root: string, { log, error: report }: Output): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const provider = createProvider(loadProviderConfig(root), { ...settings, report });
  const app = createApp({ dist: resolve(root, settings.dist), endpoints: provider.middleware, report });
  await provider.prepare();
  const server = await listen(app, settings);
  log(`Ready: ${server.url}/`);
  return async () => {
    await server.stop();
    await provider.close();
  };
}

/** Settles when the process is asked to end. */
const askedToStop = (): Promise<void> =>
  new Promise((settle) => {
    process.once('SIGTERM', () => settle());
    process.once('SIGINT', () => settle());
  });

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  run: async ({ root, output }) => {
    const stop = await start(root, output).catch((error: NodeJS.ErrnoException) => {
      const hint = error.code === 'EADDRINUSE' ? ' (set PORT to a free one)' : '';
      throw new UsageError(`The server could not start: ${error.message}${hint}`);
    });
    await askedToStop();
    await stop();
    process.exit(0);
  },
});
