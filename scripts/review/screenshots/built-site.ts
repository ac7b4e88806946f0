import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type RunningServer, serveFolder } from '#scripts/server/start.ts';

/** Builds the site into a folder and serves it from there as `npm start` would, leads included, on a free port. */
export async function serveBuiltSite(root: string, folder: string): Promise<RunningServer> {
  const dist = join(folder, 'dist');
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', dist], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return serveFolder({ root, dist, leadsFile: join(folder, 'leads.csv') });
}
