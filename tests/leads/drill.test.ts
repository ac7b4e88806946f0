import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { leadNumber } from '../support/data/leads.ts';
import { eventually } from '../support/run/eventually.ts';
import { bundleInto, serve, workingFolder } from '../support/server/serve-process.ts';
import { type EmptyStore, STORES, useStores } from '../support/server/stores.ts';
import { useTestServer } from '../support/server/test-server.ts';

/*
 * A bad day of an operator who has scripts/README.md alone: a receiver that is away for an hour, a backup, an erasure and
 * a wish after it, kill -9, and the loss of everything but the backup and the log.
 */

const stores = useStores();
const receiver = useTestServer();
let place: ReturnType<typeof workingFolder>;
beforeAll(async () => {
  place = workingFolder();
  await bundleInto(place.folder);
});
afterAll(() => place.remove());

const HOUR = 3_600_000;
const EARLY = 20;
const ALL = 40;
const [erased, blocked] = [leadNumber(3), leadNumber(4)];
const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => leadNumber(from + index).id);

/** What the receiver took, as event and id. */
let taken: string[] = [];
const takes = (isThere: boolean): void => {
  receiver.answer = ({ headers }, response) => {
    if (isThere) taken.push(`${String(headers['x-lead-event'])} ${String(headers['x-lead-id'])}`);
    response.writeHead(isThere ? 204 : 503).end();
  };
};

/** Copies what a store holds to where another can be: its file, or a database made after it. */
const copying = {
  sqlite: {
    backup: async (_: EmptyStore, path: string, leads: Command) =>
      expect(leads('backup', path)).toContain('Written'),
    restore: async ({ env }: EmptyStore, path: string) => {
      const file = env['LEADS_FILE'] ?? '';
      for (const name of [file, `${file}-wal`, `${file}-shm`])
        if (existsSync(name)) renameSync(name, `${name}.lost`);
      cpSync(path, file);
    },
  },
  postgres: {
    backup: async (store: EmptyStore, path: string) => copyDatabase(nameOf(store), path),
    restore: async (store: EmptyStore, path: string) => copyDatabase(path, nameOf(store)),
  },
} as const;
type Command = (...words: string[]) => string;

const nameOf = ({ env }: EmptyStore): string => env['LEADS_DATABASE_URL']?.split('/').at(-1) ?? '';
const databaseOf = (path: string): string => path.replaceAll(/\W/g, '_');

/** Copies a database as `pg_dump` and `psql` would, which the packages of the tests do not bring. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const [source, target] = [databaseOf(from), databaseOf(to)];
  await stores.admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname in ('${source}', '${target}')`,
    `drop database if exists "${target}"`,
    `create database "${target}" template "${source}"`,
  );
}

it.each(STORES)(
  'an operator whose leads are in %s has in the end every lead that came, and tells nobody what is wrong',
  async (kind) => {
    const store = await stores.empty(kind);
    const env = { ...store.env, LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: 's' };
    const log = join(stores.folder, `${kind}.log`);
    const backup = join(stores.folder, `backup_${kind}.db`);
    const leads: Command = (...words) => {
      const run = spawnSync(
        process.execPath,
        [join(place.folder, 'dist-server/server.js'), 'leads', ...words],
        {
          encoding: 'utf8',
          env: { ...process.env, ...env },
        },
      );
      if (run.status === 2) throw new Error(run.stderr);
      return run.stdout.trim();
    };
    const begin = async () => {
      const server = await serve(place.folder, env);
      onTestFinished(() => void server.kill('SIGKILL'));
      const send = async (method: string, path: string, body = '{}') =>
        (await fetch(`${server.url}/leads${path}`, { method, ...(method === 'POST' && { body }) })).status;
      const leave = async (from: number, to: number): Promise<void> => {
        for (let number = from; number <= to; number += 1) {
          const body = JSON.stringify({ ...leadNumber(number), recibido: undefined });
          expect(await send('POST', '', body)).toBe(200);
        }
      };
      return { ...server, send, leave };
    };
    const exported = (): string[] =>
      leads('export', '--all')
        .match(/00000000-0000-4000-8000-\d{12}/g)
        ?.toSorted() ?? [];

    taken = [];
    takes(false);
    const site = await begin();
    await site.leave(1, EARLY);
    await eventually(() => expect(leads('deliveries').match(/status 503/g)).toHaveLength(EARLY));
    takes(true);
    const other = await store.beside();
    const earlier = new Date(Date.now() - HOUR).toISOString();
    await other.run(`update lead_deliveries set since = '${earlier}', due = '${earlier}'`);
    await other.close();
    await eventually(() => expect(taken).toHaveLength(EARLY));
    await eventually(() => expect(leads('deliveries')).toBe(''));

    await copying[kind].backup(store, backup, leads);
    await site.leave(EARLY + 1, ALL);
    expect(await site.send('DELETE', `/${erased.id}`)).toBe(200);
    expect(await site.send('POST', `/${blocked.id}/no-contactar`)).toBe(200);
    await eventually(() => expect(taken).toHaveLength(ALL + 2));
    const byOperator = leads('erase', `--dni=${leadNumber(5).dni}`);
    await eventually(() => expect(taken).toHaveLength(ALL + 3));
    site.kill('SIGKILL');
    await site.exited;
    writeFileSync(log, `${site.log()}${byOperator}\n`);
    const gone = [erased.id, leadNumber(5).id];
    expect(exported()).toEqual(ids(1, ALL).filter((id) => !gone.includes(id)));

    await copying[kind].restore(store, backup);
    expect(leads('restore', `--log=${log}`)).toBe('2 leads erased, 1 not to be contacted');
    const again = await begin();
    await again.leave(ALL + 1, ALL + 1);
    // Whoever was erased stays so, however late their lead is sent again.
    await again.leave(3, 3);
    const told = [
      ...ids(1, ALL + 1).map((id) => `lead ${id}`),
      ...gone.map((id) => `erased ${id}`),
      `blocked ${blocked.id}`,
    ];
    await eventually(() => expect(new Set(taken)).toEqual(new Set(told)));
    await eventually(() => expect(leads('deliveries')).toBe(''));
    expect(taken.filter((one) => one.startsWith('lead '))).toHaveLength(ALL + 1);
    expect(exported()).toEqual([...ids(1, EARLY).filter((id) => !gone.includes(id)), leadNumber(ALL + 1).id]);
    expect(leads('export', `--dni=${blocked.dni}`)).toContain('"no_contactar": true');
    again.kill('SIGTERM');
    expect(await again.exited).toBe(0);
  },
);
