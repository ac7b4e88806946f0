import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Person } from '#scripts/server/leads/lead.ts';

/** A change of the leads that another process asks for than the one that writes their file. */
export type Change =
  | { kind: 'erase'; person: Person }
  | { kind: 'purge'; days: number }
  | { kind: 'restore'; path: string };

/**
 * Takes changes at a socket that only this system user can reach, in a temporary folder of its own. Each is one JSON
 * text, answered with the number of leads it changed, or with what went wrong.
 */
export async function takeChanges(apply: (change: Change) => Promise<number>) {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'));
  const address = join(folder, 'control');
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let request = '';
    socket.setEncoding('utf8');
    socket.on('error', () => undefined).on('data', (part) => (request += part));
    socket.on('end', async () => {
      const answer = await Promise.resolve(request)
        .then((json) => apply(JSON.parse(json) as Change))
        .then(
          (count) => ({ count }),
          ({ message }: Error) => ({ problem: message }),
        );
      socket.end(JSON.stringify(answer));
    });
  });
  await once(server.listen(address), 'listening');
  server.unref();
  return {
    address,
    close: async (): Promise<void> => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Has the holder of the file make a change; gives the number of leads changed. */
export async function askForChange(address: string, change: Change): Promise<number> {
  const socket = connect({ path: address, allowHalfOpen: true });
  socket.end(JSON.stringify(change));
  const { count, problem } = JSON.parse(await text(socket)) as { count: number; problem?: string };
  if (problem !== undefined) throw new Error(problem);
  return count;
}
