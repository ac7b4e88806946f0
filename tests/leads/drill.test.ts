import { cpSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadNumber } from '../support/data/leads.ts';
import { eventually } from '../support/run/eventually.ts';
import { type EmptyStore, STORES, useStores } from '../support/server/stores.ts';
import { useTestServer } from '../support/server/test-server.ts';
import { exported, idsIn, leads, site } from './operator.ts';

/* A bad day of an operator who has scripts/README.md alone: all is lost but a copy and the log since. */

const stores = useStores();
const receiver = useTestServer();

const nameOf = ({ env }: EmptyStore): string => env['LEADS_DATABASE_URL']?.split('/').at(-1) ?? '';

/** Copies a database as `pg_dump` and `psql` would, which the packages of the tests do not bring. */
const copyDatabase = (source: string, target: string): Promise<void> =>
  stores.admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname in ('${source}', '${target}')`,
    `drop database if exists "${target}"`,
    `create database "${target}" template "${source}"`,
  );

/** Copies what a store holds to where another can be: its file, or a database made after it. */
const copying = {
  sqlite: {
    backup: async (store: EmptyStore) =>
      expect((await leads(store, 'backup', join(stores.folder, 'backup.db'))).text).toContain('Written'),
    restore: async ({ env }: EmptyStore) => {
      const file = env['LEADS_FILE'] ?? '';
      for (const name of [file, `${file}-wal`, `${file}-shm`])
        if (existsSync(name)) renameSync(name, `${name}.lost`);
      cpSync(join(stores.folder, 'backup.db'), file);
    },
  },
  postgres: {
    backup: (store: EmptyStore) => copyDatabase(nameOf(store), 'backup'),
    restore: (store: EmptyStore) => copyDatabase('backup', nameOf(store)),
  },
} as const;

const [erased, blocked, byOperator] = [leadNumber(1), leadNumber(2), leadNumber(3)];

it.each(STORES)(
  'a copy of %s and the log since bring back every lead of the copy but the erased, who stay so, and the wishes',
  async (kind) => {
    const store = await stores.empty(kind);
    const log = join(stores.folder, `${kind}.log`);
    receiver.received.length = 0;
    const told = (): string[] =>
      receiver.received.map(({ headers }) => `${headers['x-lead-event']} ${headers['x-lead-id']}`);
    const webhook = { LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: 's' };

    const areDelivered = () =>
      eventually(async () => expect((await leads(store, 'deliveries')).text).toBe(''));

    const first = await site(store, webhook);
    await first.postAll([1, 2, 3, 4].map(leadNumber));
    await areDelivered();
    expect(told()).toHaveLength(4);
    await copying[kind].backup(store);
    expect([await first.erase(erased.id), await first.wish(blocked.id)]).toEqual([200, 200]);
    const { text } = await leads(store, 'erase', `--dni=${byOperator.dni}`);
    await areDelivered();
    expect(told()).toHaveLength(7);
    await first.stop();
    writeFileSync(log, `${first.lines.map((line) => JSON.stringify(line)).join('\n')}\n${text}\n`);

    await copying[kind].restore(store);
    expect((await leads(store, 'restore', `--log=${log}`)).text).toBe(
      '2 leads erased, 1 not to be contacted',
    );
    const again = await site(store, webhook);
    // However late the lead of somebody who was erased is sent again.
    await again.postAll([leadNumber(5), erased]);
    await areDelivered();
    expect(await idsIn(store)).toEqual([blocked.id, leadNumber(4).id, leadNumber(5).id]);
    expect(await exported(store, blocked)).toMatchObject([{ no_contactar: true }]);
    const events = [1, 2, 3, 4, 5].map((number) => `lead ${leadNumber(number).id}`);
    const since = [`erased ${erased.id}`, `erased ${byOperator.id}`, `blocked ${blocked.id}`];
    expect(new Set(told())).toEqual(new Set([...events, ...since]));
    expect(told().filter((one) => one.startsWith('lead '))).toHaveLength(5);
  },
);
