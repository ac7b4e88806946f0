import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONFIGURATION = 'scripts/server/container/nginx.conf';

/** Whether nginx is on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Runs nginx in front of instances, by their addresses, with the configuration that the project ships; on request it
 * waits for their answers less long.
 */
export async function startNginx(instances: readonly string[], { readSeconds = 15 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers run as a user of their own.
  chmodSync(folder, 0o777);
  mkdirSync(join(folder, 'logs'), { mode: 0o777 });
  const port = await freePort();
  const servers = instances.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  const shipped = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('/tmp/assets', join(folder, 'assets'))
    .replace('proxy_read_timeout 15s', `proxy_read_timeout ${readSeconds}s`)
    .replace(/resolver .*;/, '')
    .replace(/server site:\d+ resolve .*;/, servers.join('\n'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'logs/error.log')};
    events { worker_connections 1024; }
    http { access_log off; ${temporary.join(' ')} ${shipped} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(url).catch(() => null)));
  return {
    url,
    stop: async (): Promise<void> => {
      child.kill('SIGQUIT');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
