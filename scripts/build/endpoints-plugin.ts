import type { Plugin } from 'vite';
import { createApp } from '#scripts/server/app.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { createLog } from '#scripts/server/log.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { addressOf } from '#scripts/server/site.ts';

/** The embedded provider and the lead endpoint in the development server: the same code as `npm start`. */
export function endpoints(): Plugin {
  return {
    name: 'endpoints',
    apply: 'serve',
    async configureServer(server) {
      const settings = readSettings(process.env);
      const log = createLog('warn');
      const { leadsFile } = settings;
      const store = connectLeadStore({ leadsFile, onProblem: (problem) => log.error(problem) });
      const open = async (): Promise<{ app: ReturnType<typeof createApp>; paths: ReadonlySet<string> }> => {
        const config = loadProviderConfig(server.config.root);
        const app = createApp({ config, store, site: null, log, settings });
        await app.ready();
        return { app, paths: new Set([config.site.provider.path, config.site.leads.endpoint]) };
      };
      // Made anew after every edit of the catalogue; the page reloads then anyway.
      let opened = await open();
      server.watcher.on('change', (file) => {
        if (!/[/\\](?:catalogue|simulator|site)\.json$/.test(file)) return;
        open().then(
          (anew) => (opened = anew),
          // The config plugin reports a broken file; the last good provider stays meanwhile.
          () => undefined,
        );
      });
      server.middlewares.use((request, response, next) => {
        const { app, paths } = opened;
        const { path } = addressOf(request);
        if (paths.has(path)) app.routing(request, response);
        else next();
      });
    },
  };
}
