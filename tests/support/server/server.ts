import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { commandArgs } from './commands.ts';

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts a server by what Node is to run, and waits until it says where it listens, or has ended. */
export async function run(
  args: readonly string[],
  folder: string,
  env: Record<string, string> = {},
  node = process.execPath,
) {
  const child = spawn(node, args, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      CALLS_PER_MINUTE: '100000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<number | null>((settle) => child.once('exit', (code) => settle(code)));
  const url = await new Promise<string | null>((settle) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Ready: (http:\S+)\//.exec(output);
      if (ready?.[1]) settle(ready[1]);
    });
    void exited.then(() => settle(null));
  });
  return {
    url: url ?? '',
    exited,
    pid: child.pid ?? 0,
    errors: () => errors,
    /** What was logged, as text. */
    log: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Serves a built site as `npm run serve` does, with the leads beside its folder. */
export async function serveDist(dist: string, env: Record<string, string> = {}) {
  const leadsFile = join(dist, '../leads.db');
  const args = commandArgs('serve', '--dist', dist);
  const server = await run(args, process.cwd(), { ...env, LEADS_FILE: leadsFile });
  if (server.url === '') throw new Error(`The server ended: ${server.errors()}${server.log()}`);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await server.exited;
  };
  return { url: server.url, leadsFile, stop };
}
