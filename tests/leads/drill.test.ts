import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { leadNumber } from '../support/data/leads.ts';
import { eventually } from '../support/run/eventually.ts';
import { commandArgs } from '../support/server/commands.ts';
import { serve, workingFolder } from '../support/server/serve-process.ts';
import { STORES, useStores } from '../support/server/stores.ts';
import { useTestServer } from '../support/server/test-server.ts';

const stores = useStores();
const receiver = useTestServer();
let place: ReturnType<typeof workingFolder>;
beforeAll(() => void (place = workingFolder()));
afterAll(() => place.remove());

/** Leads before the backup, and in all. */
const EARLY = 20;
const ALL = 120;
const [ERASED, BLOCKED] = [leadNumber(3), leadNumber(4)];
const idsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => leadNumber(from + index).id);

/** What the receiver was sent, as event and id. */
const told = (): string[] =>
  receiver.received.map(
    ({ headers }) => `${String(headers['x-lead-event'])} ${String(headers['x-lead-id'])}`,
  );

/** Runs the operator's command and gives what it says. */
function leads(env: Record<string, string>, ...words: string[]): string {
  const run = spawnSync(process.execPath, commandArgs('leads', ...words, '--root', place.folder), {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (run.status === 2) throw new Error(run.stderr);
  return run.stdout.trim();
}

/** A running site on a store, and what visitors do on it. */
async function site(env: Record<string, string>) {
  const server = await serve(place.folder, env);
  onTestFinished(() => void server.kill('SIGKILL'));
  const send = (method: string, path: string, body?: string): Promise<Response> =>
    fetch(server.url + path, { method, ...(body && { body }) });
  return {
    leave: async (from: number, to: number, change: object = {}): Promise<void> => {
      for (let number = from; number <= to; number += 1) {
        const { recibido: _, ...body } = leadNumber(number);
        expect((await send('POST', '/leads', JSON.stringify({ ...body, ...change }))).status).toBe(200);
      }
    },
    erase: (id: string) => send('DELETE', `/leads/${id}`),
    block: (id: string) => send('POST', `/leads/${id}/no-contactar`, '{}'),
    kill: async (): Promise<void> => {
      server.kill('SIGKILL');
      await server.exited;
    },
  };
}

describe.each(STORES)('a site on %s', (kind) => {
  it('a site that loses everything but its backups is put back on the other database, with everybody’s word', async ({
    task,
  }) => {
    receiver.received.length = 0;
    const other = STORES.find((one) => one !== kind) ?? kind;
    const webhook = { LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: 's' };
    const { env } = await stores.empty(kind);
    const backups = join(stores.folder, `from-${kind}`);
    mkdirSync(backups);
    const backup = join(backups, 'backup.db');
    const lost = await site({ ...env, ...webhook });
    await lost.leave(1, EARLY);
    await eventually(() => expect(told()).toHaveLength(EARLY));
    expect(leads({ ...env, ...webhook }, 'backup', backup)).toContain(`${EARLY} leads written`);
    await lost.leave(EARLY + 1, ALL);
    await lost.erase(ERASED.id);
    await lost.block(BLOCKED.id);
    await eventually(() => expect(told()).toHaveLength(ALL + 2));
    await lost.kill();
    if (env['LEADS_FILE'])
      for (const end of ['', '-wal', '-shm']) rmSync(env['LEADS_FILE'] + end, { force: true });
    receiver.received.length = 0;

    const next = await stores.empty(other);
    const settings = { ...next.env, ...webhook };
    const said = leads(settings, 'restore', backup);
    const server = await site(settings);
    await server.leave(ALL + 1, ALL + 1);
    // Somebody new, and whoever asked not to be contacted, once more.
    await server.leave(ALL + 2, ALL + 2, { dni: BLOCKED.dni });
    const [fresh, again] = [leadNumber(ALL + 1), leadNumber(ALL + 2)];
    const expected = [`erased ${ERASED.id}`, `blocked ${BLOCKED.id}`, `lead ${fresh.id}`, `lead ${again.id}`];
    await eventually(() => expect(told().toSorted()).toEqual(expected.toSorted()));
    const sent = receiver.received.map(
      ({ body }) => JSON.parse(body) as { id: string; no_contactar?: boolean },
    );
    expect(sent.find(({ id }) => id === again.id)?.no_contactar).toBe(true);
    const kept = leads(settings, 'export', '--all').split('\n').slice(1);
    const ids = kept.map((line) => line.split(',').find((cell) => /^0{8}-/.test(cell)));
    expect(ids.toSorted()).toEqual(
      [...idsOf(1, EARLY).filter((id) => id !== ERASED.id), fresh.id, again.id].toSorted(),
    );
    await server.kill();
    task.meta.summary = `Drill from ${kind} to ${other}: ${said.replaceAll('\n', '; ')}; beside one another: ${readdirSync(backups).join(' and ')}`;
  });
});
