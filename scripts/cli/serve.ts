import { resolve } from 'node:path';
import { createApp } from '#scripts/server/app.ts';
import { listen } from '#scripts/server/listen.ts';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';
import { readSettings } from '#scripts/server/settings.ts';

/*
 * `npm start`: the built site and the embedded provider on one origin. Exit codes: 0 after SIGTERM or SIGINT, once
 * everything in flight is answered; 2 when it cannot start.
 */
const root = process.cwd();
const report = (problem: string): void => console.error(problem);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const provider = createProvider(loadProviderConfig(root), { ...settings, report });
  const app = createApp({ dist: resolve(root, settings.dist), endpoints: provider.middleware, report });
  await provider.prepare();
  const server = await listen(app, settings);
  console.log(`Ready: ${server.url}/`);

  const stop = async (): Promise<void> => {
    await server.stop();
    await provider.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: NodeJS.ErrnoException) => {
  const hint = error.code === 'EADDRINUSE' ? ' (set PORT to a free one)' : '';
  report(`The server could not start: ${error.message}${hint}`);
  process.exit(2);
});
