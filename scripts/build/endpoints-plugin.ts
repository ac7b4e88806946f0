import type { Plugin } from 'vite';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';
import { readSettings } from '#scripts/server/settings.ts';

/** The embedded provider and the lead endpoint in the development server: the same code as `npm start`. */
export function endpoints(): Plugin {
  return {
    name: 'endpoints',
    apply: 'serve',
    configureServer(server) {
      const report = (problem: string) => server.config.logger.error(problem);
      const settings = { ...readSettings(process.env), report };
      // Made anew after every edit of the catalogue; the page reloads then anyway.
      let provider = createProvider(loadProviderConfig(server.config.root), settings);
      server.watcher.on('change', (file) => {
        if (!/[/\\]config[/\\](?:catalogue|simulator|site)\.json$/.test(file)) return;
        try {
          provider = createProvider(loadProviderConfig(server.config.root), settings);
        } catch {
          // A broken file is the config plugin's to report; the last good provider stays meanwhile.
        }
      });
      server.middlewares.use((request, response, next) => provider.middleware(request, response, next));
    },
  };
}
