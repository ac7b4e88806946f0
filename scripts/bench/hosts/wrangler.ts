import { join } from 'node:path';
import { startProcess } from '#scripts/bench/start-process.ts';

// Cloudflare's own tool wants a newer Node than the project does; both come from the registry when they are needed.
const PACKAGES = ['node@22.23.3', 'wrangler@4.164.0'];

/** Runs a built site as Cloudflare would, Worker and files, by the `wrangler.json` in a folder. */
export async function startWrangler(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const command = `wrangler dev --config ${join(folder, 'wrangler.json')} --ip 127.0.0.1 --port 0 --inspector-port 0 --show-interactive-dev-session=false`;
  const { said, stop } = await startProcess(
    ['npx', '--yes', ...PACKAGES.flatMap((name) => ['--package', name]), '--call', command],
    {
      cwd: join(folder, '..'),
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(folder, '../logs') },
      detached: true,
    },
    /Ready on (http:\/\/[\d.:]+)/,
  );
  return { url: said[1] ?? '', stop };
}
