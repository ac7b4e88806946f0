import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Cloudflare's own tool wants a newer Node than the project does; both come from the registry when they are needed.
const PACKAGES = ['node@22.23.3', 'wrangler@4.164.0'];
const MOST_SAID = 4000;

export type Host = { url: string; stop: () => Promise<void> };

/** Runs a built site as Cloudflare would, Worker and files, by the `wrangler.json` in a folder. */
export function startWrangler(folder: string): Promise<Host> {
  const command = `wrangler dev --config ${join(folder, 'wrangler.json')} --ip 127.0.0.1 --port 0 --inspector-port 0 --show-interactive-dev-session=false`;
  const child = spawn(
    'npx',
    ['--yes', ...PACKAGES.flatMap((name) => ['--package', name]), '--call', command],
    {
      cwd: join(folder, '..'),
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(folder, '../logs') },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what the tool starts ends with it.
      detached: true,
    },
  );
  let said = '';
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    const hear = (text: string): void => {
      said = (said + text).slice(-MOST_SAID);
      const url = /Ready on (http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (url) resolve({ url, stop });
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    void ended.then(() => reject(new Error(`wrangler ended: ${said}`)));
  });
}
