import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAR } from '#scripts/server/leads/database.ts';
import { purge } from '#scripts/server/leads/purge.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';
import { connectLeadStore, openLeadStore } from '#scripts/server/leads/store.ts';
import { openBackup, writeBackup } from '#scripts/server/leads/transfer.ts';
import { leadNumber, storedLeads } from '../../../../support/data/leads.ts';
import { freePort } from '../../../../support/server/nginx.ts';
import { startPostgres } from '../../../../support/server/postgres.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let port = 0;
let folder = '';
let database = 0;
let reports: string[] = [];
let stores: LeadStore[] = [];

beforeAll(async () => {
  port = await freePort();
  postgres = await startPostgres(port);
});
afterAll(() => postgres.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stores-'));
  reports = [];
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function inDatabase(name: string, ...statements: string[]) {
  const client = new Client(postgres.urlOf(name));
  await client.connect();
  const results = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results.map(({ rows }) => rows as Record<string, unknown>[]);
}

const newDatabase = async (): Promise<string> => {
  database += 1;
  await inDatabase('postgres', `create database leads${database}`);
  return postgres.urlOf(`leads${database}`);
};

/** Settings of the store of a test. */
const settingsOf = {
  sqlite: async () => ({
    leadsStore: 'sqlite' as const,
    leadsFile: join(folder, 'leads.db'),
    onProblem: (problem: string) => void reports.push(problem),
  }),
  postgres: async () => ({
    leadsStore: 'postgres' as const,
    leadsFile: '',
    leadsDatabaseUrl: postgres.urlOf(`leads${database}`),
    onProblem: (problem: string) => void reports.push(problem),
  }),
} as const;

/** Opens the store as another process would. */
const openers = {
  sqlite: async () => {
    const leadsFile = join(folder, 'leads.db');
    return () => open({ leadsStore: 'sqlite', leadsFile });
  },
  postgres: async () => {
    const leadsDatabaseUrl = await newDatabase();
    return () => open({ leadsStore: 'postgres', leadsFile: '', leadsDatabaseUrl });
  },
} as const;

async function open(settings: Omit<Parameters<typeof connectLeadStore>[0], 'onProblem'>): Promise<LeadStore> {
  const store = await connectLeadStore({ ...settings, onProblem: (problem) => reports.push(problem) });
  stores.push(store);
  return store;
}

const everyLead = async (store: LeadStore): Promise<Lead[]> => {
  const leads: Lead[] = [];
  for await (const lead of store.all()) leads.push(lead);
  return leads.toSorted((a, b) => a.id.localeCompare(b.id));
};
const DAY = 86_400_000;
const daysAgo = (number: number, days: number): Lead => ({
  ...leadNumber(number),
  recibido: new Date(Date.now() - days * DAY).toISOString(),
});
async function* only(...leads: Lead[]): ReturnType<LeadStore['backup']>['pages'] {
  yield { leads, deliveries: [] };
}
const NOTHING_ELSE = { removals: async () => [], rest: async () => ({ notices: [], news: [] }) };

/** Notes in a store that its webhook has these leads or, undelivered, that they wait for it. */
const noteDeliveries = (store: LeadStore, leads: readonly Lead[], isDelivered = true): Promise<unknown> =>
  store.restore({
    ...NOTHING_ELSE,
    pages: (async function* () {
      const moment = new Date().toISOString();
      const rest = { due: isDelivered ? FAR : moment, since: null, failed: null, problem: null };
      const delivered = isDelivered ? moment : null;
      const note = { target: 'webhook', kind: 'lead', attempts: 1, delivered, ...rest };
      yield { leads: [], deliveries: leads.map(({ id }) => ({ lead: id, ...note })) };
    })(),
  });

const RECEIVER = { leadsWebhook: 'https://receiver.example', leadsWebhookSecret: 's' };

/** Changes a SQLite file as no release does. */
function inFile(path: string, statement: string): void {
  const db = new Libsql(path);
  db.exec(statement);
  db.close();
}

const [one, two, three] = [leadNumber(1), leadNumber(2), leadNumber(3)];

describe.each(['sqlite', 'postgres'] as const)('the store %s', (kind) => {
  let again: () => Promise<LeadStore>;
  let store: LeadStore;
  beforeEach(async () => {
    again = await openers[kind]();
    store = await again();
  });

  it('a store of leads keeps every field as it came, whatever it holds', async () => {
    const odd = {
      ...one,
      email: `=1;+2,"a"'b' ñ 🙂@x`,
      page_url: "https://x/?a=1;=cmd|'",
      marca: 'trampa' as const,
    };
    await store.add(odd);
    expect(await everyLead(store)).toEqual([odd]);
  });

  it('a store of leads gives a lead without id an id, and the moment', async () => {
    const { id: _, recibido: __, ...fields } = one;
    await store.add(fields);
    await store.add(fields);
    const leads = await everyLead(store);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(2);
    expect(Date.now() - Date.parse(leads[0]?.recibido ?? '')).toBeLessThan(60_000);
  });

  it('a store of leads has the same lead once, however often and from whomever it comes', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.add(one)));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await store.add({ ...one, id: one.id.toUpperCase() })).toBe('known');
    await store.close();
    store = await again();
    expect(await store.add(one)).toBe('known');
    expect(await everyLead(store)).toEqual([one]);
  });

  it('a store of leads finds and erases what one person left, by DNI or by e-mail, and leaves the others', async () => {
    const sameDni = { ...two, dni: one.dni };
    const sameEmail = { ...three, email: ` ${String(one.email).toUpperCase()} ` };
    await Promise.all([one, sameDni, sameEmail, leadNumber(4)].map(store.add));
    expect(await store.find({ dni: String(one.dni) })).toEqual([one, sameDni]);
    expect(await store.find({ email: String(one.email) })).toEqual([one, sameEmail]);
    const command = await again();
    expect(await command.erase({ dni: String(one.dni) })).toBe(2);
    expect(await command.erase({ email: String(one.email) })).toBe(1);
    expect(await command.erase({ email: 'nadie@x' })).toBe(0);
    expect(await everyLead(store)).toEqual([leadNumber(4)]);
  });

  it('a store of leads purges what is older than so many days', async () => {
    await Promise.all([daysAgo(1, 181), daysAgo(2, 179), daysAgo(3, 0)].map(store.add));
    expect(await store.purge(180, false)).toBe(1);
    expect((await everyLead(store)).map(({ id }) => id)).toEqual([two.id, three.id]);
  });

  it('a store of leads loses nothing when a server starts with its clock 200 days ahead, and says why', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => store.add(daysAgo(number, number))));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200 * DAY });
    const leads = await (async () => {
      const server = openLeadStore({ ...(await settingsOf[kind]()), leadsDays: 180 });
      stores.push(server);
      await vi.waitFor(() => expect(server.isPurgeHeldBack()).toBe(true), 5000);
      return everyLead(server);
    })().finally(() => vi.useRealTimers());
    expect(leads).toHaveLength(20);
    expect(reports).toEqual([expect.stringMatching(/^Old leads were not purged: .*leads purge --yes$/)]);
  });

  it('a store of leads purges what a person has confirmed, and nothing of it unconfirmed', async () => {
    await Promise.all([daysAgo(1, 181), daysAgo(2, 182), daysAgo(3, 0)].map(store.add));
    expect(await purge(store, 180, { isConfirmed: false })).toEqual({
      purged: 0,
      heldBack: expect.stringContaining('2 of 3'),
    });
    expect(await everyLead(store)).toHaveLength(3);
    expect(await purge(store, 180, { isConfirmed: true })).toEqual({ purged: 2, heldBack: null });
    expect(await everyLead(store)).toHaveLength(1);
  });

  it('a store of leads holds back from a purge what was to be delivered and was not, until a person confirms it', async () => {
    const all = Array.from({ length: 20 }, (_, number) => daysAgo(number, number < 2 ? 181 : 1));
    await Promise.all(all.map(store.add));
    await noteDeliveries(store, all.slice(0, 1), false);
    expect(await purge(store, 180, { isConfirmed: false })).toEqual({
      purged: 1,
      heldBack: expect.stringContaining('1 were never delivered'),
    });
    expect((await everyLead(store)).map(({ id }) => id)).toContain(all[0]?.id);
    expect(await purge(store, 180, { isConfirmed: true })).toEqual({ purged: 1, heldBack: null });
  });

  /** An empty store of the other kind. */
  const elsewhere = async (settings: Partial<typeof RECEIVER> = {}): Promise<LeadStore> =>
    kind === 'sqlite'
      ? open({ leadsStore: 'postgres', leadsFile: '', leadsDatabaseUrl: await newDatabase(), ...settings })
      : open({ leadsStore: 'sqlite', leadsFile: join(folder, 'other.db'), ...settings });
  const restore = async (target: LeadStore, path: string, deliver = false) => {
    const backup = await openBackup(path);
    return target.restore(backup, { deliver }).finally(backup.close);
  };

  it('a store of leads puts back a backup: what is missing, each lead once, and nothing that was erased', async () => {
    await Promise.all([one, two, three].map(store.add));
    const path = join(folder, 'backup.db');
    expect(await writeBackup(store, path)).toBe(3);
    await store.erase({ dni: String(two.dni) });
    expect(await restore(store, path)).toMatchObject({ added: 0, erased: 0 });
    // All leads are lost; only the note of who was erased is left.
    await store.purge(-1, true);
    expect(await everyLead(store)).toEqual([]);
    expect((await restore(store, path)).added).toBe(2);
    expect(await everyLead(store)).toEqual([one, three]);
  });

  it('a store of leads brings nobody back who was erased after a backup, also where all else is lost, and tells the receiver that had them', async () => {
    await Promise.all([one, two, three].map(store.add));
    await noteDeliveries(store, [one, two]);
    const path = join(folder, 'backup.db');
    await writeBackup(store, path);
    await store.eraseById(two.id);
    await store.close();
    const other = await elsewhere(RECEIVER);
    expect(await restore(other, path)).toEqual({ added: 2, erased: 1, blocked: 0 });
    expect(await everyLead(other)).toEqual([one, three]);
    expect(await other.undoneDeliveries()).toMatchObject([{ lead: two.id, kind: 'erased' }]);
    await other.restore({ pages: only(two), ...NOTHING_ELSE });
    expect(await everyLead(other)).toEqual([one, three]);
  });

  it('a store of leads knows who asked not to be contacted by DNI or e-mail, after their lead is gone and in another store, and by no datum', async () => {
    await Promise.all([one, two, three].map(store.add));
    const [later, sameEmail] = [
      { ...leadNumber(4), dni: one.dni },
      { ...leadNumber(5), email: ` ${one.email.toUpperCase()}` },
    ];
    expect(await store.blockById(leadNumber(9).id)).toBe(false);
    expect(await store.blockById(one.id)).toBe(true);
    await store.block({ dni: two.dni });
    const path = join(folder, 'backup.db');
    await writeBackup(store, path);
    await store.block({ email: three.email });
    await store.erase({ dni: one.dni });
    const other = await elsewhere();
    await other.block({ dni: leadNumber(7).dni });
    expect((await restore(other, path)).blocked).toBeGreaterThan(0);
    const all = [one, two, three, later, sameEmail, leadNumber(6)];
    const blocked = all.slice(0, 5).map(({ id }) => id);
    for (const one of [store, other]) expect([...(await one.blockedAmong(all))].toSorted()).toEqual(blocked);
    expect([...(await other.blockedAmong([leadNumber(7)]))]).toHaveLength(1);
    const notes = readFileSync(join(folder, 'erasures.txt'), 'utf8') + JSON.stringify(await store.removals());
    for (const datum of [one.dni, one.email, three.email]) expect(notes).not.toContain(datum);
    expect(await store.unblock({ dni: two.dni })).toBe(true);
    expect(await store.unblock({ dni: two.dni })).toBe(false);
    expect([...(await store.blockedAmong(all))]).not.toContain(two.id);
  });

  it.each([
    { deliver: false, waiting: [two.id] },
    { deliver: true, waiting: [one.id, two.id, three.id] },
  ])('a store with deliver $deliver delivers of what it puts back $waiting', async ({ deliver, waiting }) => {
    await Promise.all([one, two, three].map(store.add));
    await noteDeliveries(store, [one]);
    await noteDeliveries(store, [two], false);
    const path = join(folder, 'backup.db');
    await writeBackup(store, path);
    const other = await elsewhere(RECEIVER);
    await restore(other, path, deliver);
    expect((await other.undoneDeliveries()).map(({ lead }) => lead).toSorted()).toEqual(waiting);
    expect(await other.missingDeliveries()).toBe(deliver ? 0 : 1);
  });

  it.each([
    { fault: 'its end is missing', cut: (path: string) => truncateSync(path, statSync(path).size - 8192) },
    {
      fault: 'a lead of it is missing',
      cut: (path: string) => inFile(path, 'delete from leads where rowid = 1'),
    },
  ])('a store of leads puts back nothing of a backup when $fault', async ({ cut }) => {
    await Promise.all(Array.from({ length: 300 }, (_, number) => store.add(leadNumber(number))));
    const path = join(folder, 'backup.db');
    await writeBackup(store, path);
    cut(path);
    const other = await elsewhere();
    await expect(restore(other, path)).rejects.toThrow('is not a whole backup');
    expect(await everyLead(other)).toEqual([]);
  });

  it('a store of leads writes a backup for its owner alone, under its name once it is whole, and changes none that it reads', async () => {
    await store.add(one);
    const path = join(folder, 'backup.db');
    await writeBackup(store, path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(path);
    chmodSync(path, 0o400);
    expect((await restore(store, path)).added).toBe(0);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readdirSync(folder).filter((name) => /backup\.db.|\.part/.test(name))).toEqual([]);
  });

  it('a store of leads takes no lead whose erasure came before it, as when both were on their way at once', async () => {
    expect(await store.eraseById(one.id)).toBe(false);
    expect(await store.add(one)).toBe('known');
    expect(await everyLead(store)).toEqual([]);
    expect(await store.removals()).toEqual([]);
  });

  it('a store of leads says that it is writable, and what it cannot do when it is not', async () => {
    expect(await store.writable()).toBe(true);
    expect(reports).toEqual([]);
    const other = await open({
      leadsStore: kind,
      leadsFile: folder,
      leadsDatabaseUrl: postgres.urlOf('missing'),
    });
    expect(await other.writable()).toBe(false);
    expect(await other.writable()).toBe(false);
    const why = { sqlite: /^Leads cannot .*Unable to open/, postgres: /^Leads cannot .*: 3D000$/ };
    expect(reports).toEqual([expect.stringMatching(why[kind])]);
  });
});

it('a database on TLS is reached when its certificate is trusted, and not otherwise', async () => {
  const url = `postgresql://postgres@localhost:${port}/postgres?sslmode=verify-full`;
  const trusting = `${url}&sslrootcert=${join(postgres.folder, 'server.crt')}`;
  const store = await open({ leadsStore: 'postgres', leadsFile: '', leadsDatabaseUrl: trusting });
  expect(await store.add(one)).toBe('added');
  const client = new Client(trusting);
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as plain from pg_stat_ssl join pg_stat_activity using (pid) where client_addr is not null and not ssl`,
  );
  await client.end();
  expect(rows).toEqual([{ plain: 0 }]);
  const wary = await open({ leadsStore: 'postgres', leadsFile: '', leadsDatabaseUrl: url });
  expect(await wary.writable()).toBe(false);
  expect(reports.join()).toContain('CERT');
  for (const opened of [store, wary]) await opened.close();
});

/** Makes a store of which nothing can be written now, and gives what makes it writable again. */
const unwritable = {
  'a SQLite file on a full disk': async () => {
    const path = join(folder, 'leads.db');
    const store = await open({ leadsStore: 'sqlite', leadsFile: path });
    await store.add(one);
    const db = new Libsql(path);
    const [{ page_count: mostPages }] = db.pragma('page_count') as [{ page_count: number }];
    const settings = { leadsFile: path, onProblem: (problem: string) => reports.push(problem) };
    const full = createSqlStore(connectSqlite(path, { mostPages }), settings);
    stores.push(full);
    await Promise.allSettled(Array.from({ length: 50 }, (_, number) => full.add(leadNumber(number + 10))));
    return {
      store: full,
      code: 'SQLITE_FULL',
      mend: async () => {
        for (const name of ['dni', 'email', 'recibido']) db.exec(`drop index leads_${name}`);
        db.close();
      },
    };
  },
  'a PostgreSQL that another has taken the place of': async () => {
    const store = await (await openers.postgres())();
    await store.add(one);
    const name = `leads${database}`;
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
    await inDatabase('postgres', `alter database ${name} set default_transaction_read_only = on`, cut);
    const mend = () => inDatabase('postgres', `alter database ${name} reset default_transaction_read_only`);
    return { store, code: '25006', mend };
  },
};

it.each(Object.entries(unwritable))(
  '%s is not ready, says so once, and is ready again by itself',
  async (_, make) => {
    const { store, code, mend } = await make();
    expect(await store.writable()).toBe(false);
    await expect(store.add(two)).rejects.toMatchObject({ code });
    const isReady = async (): Promise<void> => expect(await store.writable()).toBe(true);
    await mend();
    await vi.waitFor(isReady, { timeout: 5_000, interval: 100 });
    expect(await store.add(two)).toBe('added');
    expect(reports).toEqual([`Leads cannot be written to the database: ${code}`]);
  },
);

describe.each(['sqlite', 'postgres'] as const)('tables of another release in %s', (kind) => {
  /** Notes in the database that a release with so many steps was the last to open it. */
  const openedBy = async (steps: number): Promise<void> => {
    if (kind === 'sqlite') return inFile(join(folder, 'leads.db'), `pragma user_version = ${steps}`);
    const rows = Array.from({ length: steps }, (_, step) => `(${step})`).join();
    const write = `insert into lead_migrations values ${rows}`;
    await inDatabase(`leads${database}`, 'delete from lead_migrations', ...(steps > 0 ? [write] : []));
  };

  it.each([0, 1, 2, 3, 99])(
    'tables of another release are used after a release with %i steps, and every lead is there',
    async (steps) => {
      const again = await openers[kind]();
      const first = await again();
      await first.add(one);
      await first.close();
      await openedBy(steps);
      const store = await again();
      expect(await store.add(two)).toBe('added');
      expect(await everyLead(store)).toEqual([one, two]);
      await store.close();
      // The next start finds what this one left.
      expect(await everyLead(await again())).toEqual([one, two]);
    },
  );
});

describe.each(['sqlite', 'postgres'] as const)('several processes on one %s', (kind) => {
  let again: () => Promise<LeadStore>;
  beforeEach(async () => {
    again = await openers[kind]();
  });

  it('several processes on one store begin at once on an empty one, and hold each lead once', async () => {
    const instances = await Promise.all(Array.from({ length: 4 }, again));
    const leads = Array.from({ length: 50 }, (_, index) => leadNumber(index));
    const outcomes = await Promise.all(leads.flatMap((lead) => instances.map(({ add }) => add(lead))));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(50);
    expect(await everyLead(instances[0] as LeadStore)).toHaveLength(50);
  });
});

it.each(['sqlite', 'postgres'] as const)(
  'on %s an alert is claimed once an hour by all instances together, and settled once',
  async (kind) => {
    const again = await openers[kind]();
    const [first, second] = [(await again()).alerts, (await again()).alerts];
    expect([await first.claim('disk'), await second.claim('disk')]).toEqual([true, false]);
    expect([await first.settle(), await second.settle()]).toEqual([true, false]);
    expect([await first.claim('disk'), await first.settle()]).toEqual([false, false]);
    await second.release('disk');
    expect([await first.claim('disk'), await second.claim('store')]).toEqual([true, true]);
  },
);

describe('the limits of a caller', () => {
  const CALLER = '203.0.113.5';

  it('the limits of a caller are of one process on SQLite, which writes nothing of them to disk', async () => {
    const again = await openers.sqlite();
    const [first, second] = [await again(), await again()];
    for (const limit of [first.limit, first.quickLimit]) {
      expect(await limit('leads', CALLER, 1)).toBe(0);
      expect(await limit('leads', CALLER, 1)).toBeGreaterThan(0);
    }
    expect(await second.limit('leads', CALLER, 1)).toBe(0);
    await first.add(one);
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(written.join('')).toContain(one.id);
    expect(written.join('')).not.toContain(CALLER);
  });

  it('the limits of a caller are common to the instances on one PostgreSQL, which know a caller by a hash until its minute is over', async () => {
    const again = await openers.postgres();
    const [first, second] = [await again(), await again()];
    expect(await first.limit('leads', CALLER, 1)).toBe(0);
    expect(await second.limit('leads', CALLER, 1)).toBeGreaterThan(0);
    const name = `leads${database}`;
    const keys = 'select key, calls from lead_limits';
    const [rows] = await inDatabase(name, keys);
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), calls: 2 }]);
    await first.forget();
    const past = `update lead_limits set since = now() - interval '61 seconds'`;
    expect((await inDatabase(name, keys, past))[0]).toHaveLength(1);
    await first.forget();
    expect(await inDatabase(name, keys)).toEqual([[]]);
  });

  it('forget a hash with its day: the same caller has another one tomorrow', async () => {
    const again = await openers.postgres();
    const store = await again();
    await store.limit('leads', CALLER, 9);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
    await (await again()).limit('leads', CALLER, 9).finally(() => vi.useRealTimers());
    const tables = await inDatabase(
      `leads${database}`,
      'select distinct key from lead_limits',
      `select from lead_notes where name = 'salt'`,
    );
    expect(tables.map((rows) => rows.length)).toEqual([2, 1]);
  });

  it('the limits of a caller are learned a moment later from other instances, where nobody waits for it', async () => {
    const again = await openers.postgres();
    const [first, second] = [await again(), await again()];
    for (let call = 0; call < 100; call += 1) expect(await first.quickLimit('quotes', 'a', 100)).toBe(0);
    // This instance itself has had fewer calls than the limit.
    await vi.waitFor(async () => expect(await second.quickLimit('quotes', 'a', 100)).toBeGreaterThan(0), {
      timeout: 8_000,
      interval: 100,
    });
    expect(await second.quickLimit('quotes', 'b', 100)).toBe(0);
  });
});

describe('a SQLite file', () => {
  const path = (): string => join(folder, 'leads.db');
  const opened = (): Promise<LeadStore> => open({ leadsStore: 'sqlite', leadsFile: path() });

  it('a SQLite file is read by its owner alone, as are its journal and its backup, also when others could before', async () => {
    writeFileSync(path(), '', { mode: 0o644 });
    const store = await opened();
    await store.add(one);
    await writeBackup(store, join(folder, 'copy.db'));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect([...new Set(modes)]).toEqual([0o600]);
  });

  it('a SQLite file that is removed under a running server is told of within a second', async () => {
    const store = await opened();
    await store.add(one);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await vi.waitFor(() => expect(reports).toHaveLength(1), { timeout: 5_000, interval: 50 });
    expect(reports[0]).toBe(
      `The file of leads was moved or removed; what comes now goes into a new one: ${path()}`,
    );
  });

  it('a SQLite file holds no trace of somebody who was erased', async () => {
    const store = await opened();
    await Promise.all([one, two].map(store.add));
    await store.erase({ email: String(one.email) });
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name), 'latin1');
      expect(bytes).not.toContain(String(one.email));
    }
    expect(readFileSync(path(), 'latin1')).toContain(String(two.email));
  });

  it('a SQLite file is made anew when it was moved away, so that no lead is written where nobody looks', async () => {
    const store = await opened();
    await store.add(one);
    for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, `old-${name}`));
    expect(await store.add(two)).toBe('added');
    expect(storedLeads(path())).toEqual([two]);
  });

  it('a SQLite file refuses a lead when the disk is full, and takes it when there is room again', async () => {
    const store = await opened();
    await store.add(one);
    const db = new Libsql(path(), { timeout: 5_000 });
    const [{ page_count: pages }] = db.pragma('page_count') as [{ page_count: number }];
    const full = createSqlStore(connectSqlite(path(), { mostPages: pages }), {
      leadsFile: path(),
      onProblem: () => undefined,
    });
    stores.push(full);
    const many = Array.from({ length: 200 }, (_, number) => leadNumber(number + 10));
    const outcomes = await Promise.allSettled(many.map(full.add));
    const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBeLessThan(many.length);
    expect(storedLeads(path())).toHaveLength(1 + kept);
    await Promise.all(many.map(store.add));
    expect(storedLeads(path())).toHaveLength(1 + many.length);
    db.close();
  });

  it('held by another process makes the leads that wait together wait once, and takes them afterwards', async () => {
    const store = await opened();
    await store.add(one);
    const other = new Libsql(path());
    other.exec('begin immediate');
    const many = Array.from({ length: 10 }, (_, number) => leadNumber(number + 10));
    const began = performance.now();
    const outcomes = await Promise.allSettled(many.map(store.add));
    // One wait of 2 s for all; ten waits took 20 s.
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(outcomes.map(({ status }) => status)).toEqual(many.map(() => 'rejected'));
    other.exec('rollback');
    other.close();
    await Promise.all(many.map(store.add));
    expect(storedLeads(path())).toHaveLength(11);
  });

  it('a SQLite file that is no database is refused with its name, and left as it is', async () => {
    writeFileSync(path(), `${String(one.dni)}\n`.repeat(500));
    const store = await opened();
    expect(await store.writable()).toBe(false);
    expect(reports).toEqual([`Leads cannot be written to the database: ${path()} is no database`]);
    expect(readFileSync(path(), 'utf8')).toContain(String(one.dni));
  });
});

describe('several instances on one PostgreSQL', () => {
  it('several instances on one PostgreSQL refuse leads while the database is away, and take them when it is back', async () => {
    const again = await openers.postgres();
    const store = await again();
    await store.add(one);
    await postgres.stopFor(async () => {
      await expect(store.add(two)).rejects.toThrow(/ENOENT|ECONN|terminated|timeout/);
      expect(await store.writable()).toBe(false);
      expect(await store.limit('leads', 'a', 1)).toBe(0);
      expect(await store.quickLimit('quotes', 'a', 1)).toBe(0);
      expect(await (await again()).writable()).toBe(false);
    });
    expect(await store.add(two)).toBe('added');
    expect(await stores.at(-1)?.add(two)).toBe('known');
    expect(reports.join()).not.toContain(String(one.dni));
  });
});
