import { defineCommand, UsageError } from '#scripts/cli/command.ts';
import { createLog } from '#scripts/server/log.ts';
import { builtProviderConfig } from '#scripts/server/provider-config.ts';
import { leadsLine, readSettings } from '#scripts/server/settings.ts';
import { type RunningServer, startServer } from '#scripts/server/start.ts';

const USAGE = `Usage: npm run serve

Serves the built site and the embedded provider on one origin. Exits with 0 after SIGTERM or SIGINT, once everything in
flight is answered; 2 when it cannot start. The environment variables are in scripts/README.md.

  --dist=<folder>   folder of the built site, instead of dist`;

async function start(root: string, dist: string): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const log = createLog('info');
  const config = builtProviderConfig(root);
  const server = await startServer({ settings, dist, config, log });
  log.info(leadsLine(settings, config.site.leads.endpoint));
  log.info(`Ready: ${server.url}/`);
  return server;
}

/** Settles when the process is asked to end; asked again, as a terminal and npm both do, it goes on ending. */
const askedToStop = (): Promise<void> =>
  new Promise((settle) => {
    process.on('SIGTERM', () => settle()).on('SIGINT', () => settle());
  });

export const command = defineCommand({
  usage: USAGE,
  options: { dist: { type: 'string', default: 'dist' } },
  run: async ({ root, values }) => {
    const asked = askedToStop();
    const server = await start(root, values.dist).catch((error: Error) => {
      throw new UsageError(`The server could not start: ${error.message}`);
    });
    await asked;
    await server.stop();
    process.exit(0);
  },
});
