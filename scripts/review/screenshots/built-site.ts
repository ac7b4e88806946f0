import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createApp } from '#scripts/server/app.ts';
import { listen, type RunningServer } from '#scripts/server/listen.ts';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';

/** Builds the site into a folder and serves it from there as `npm start` would, leads included, on a free port. */
export async function serveBuiltSite(root: string, folder: string): Promise<RunningServer> {
  const dist = join(folder, 'dist');
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', dist], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const report = (problem: string): void => console.error(problem);
  const leads = { leadsFile: join(folder, 'leads.csv'), leadsPerMinute: 1_000_000, trustedProxies: 0 };
  const provider = createProvider(loadProviderConfig(root), { ...leads, report });
  const app = createApp({ dist, endpoints: provider.middleware, report });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}
