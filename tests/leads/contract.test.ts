import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber } from '../support/data/leads.ts';
import { eventually } from '../support/run/eventually.ts';
import { bundleInto, serve, workingFolder } from '../support/server/serve-process.ts';
import { type EmptyStore, STORES, type StoreKind, useStores } from '../support/server/stores.ts';
import { useTestServer } from '../support/server/test-server.ts';
import { change, exported, idsIn, leads, postTo, site } from './operator.ts';

/*
 * What a store of leads promises with the deliveries from it, on either engine: asked as visitors, the operator and other
 * programs ask, by the server's own address, the command `leads` and a connection of their own.
 */

const stores = useStores();
const receiver = useTestServer();
const chat = useTestServer();
let place: ReturnType<typeof workingFolder>;
beforeAll(async () => {
  place = workingFolder();
  await bundleInto(place.folder);
});
afterAll(() => place.remove());

const [one, two, three] = [leadNumber(1), leadNumber(2), leadNumber(3)];
const WEBHOOK = () => ({ LEADS_WEBHOOK: receiver.url, LEADS_WEBHOOK_SECRET: 's' });
const DAY = 86_400_000;
const moment = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY).toISOString();

/** Puts many leads into the tables of a store by copying the one that is there; `days` says how old each is. */
async function copies(store: EmptyStore, count: number, days: (number: number) => number): Promise<void> {
  const other = await store.beside();
  const [row = {}] = await other.run('select * from leads limit 1');
  const columns = Object.keys(row).filter((name) => row[name] !== null);
  const values = Array.from({ length: count }, (_, index) => {
    const own: Record<string, unknown> = {
      ...row,
      ...leadNumber(1000 + index),
      recibido: moment(days(index)),
    };
    return `(${columns.map((name) => `'${String(own[name])}'`).join()})`;
  });
  for (let at = 0; at < count; at += 500)
    await other.run(`insert into leads (${columns.join()}) values ${values.slice(at, at + 500).join()}`);
  await other.close();
}

/** What the receiver was sent, as event and id. */
const told = (): string[] =>
  receiver.received.map(({ headers }) => `${headers['x-lead-event']} ${headers['x-lead-id']}`);

describe.each(STORES)('leads in %s', (kind) => {
  let store: EmptyStore;
  beforeEach(async () => {
    store = await stores.empty(kind);
    receiver.received.length = chat.received.length = 0;
    receiver.answer = (_, response) => void response.end();
  });

  it('a lead is kept with every field as it came, whatever it holds, and can be read by others at once', async () => {
    const { post } = await site(store);
    const odd = {
      ...one,
      email: `=1;+2,"a"'b' ñ 🙂@x`,
      page_url: "https://x.example/a;=cmd|'",
      marca: 'trampa' as const,
      contacto: 'si' as const,
      enviado: '2026-11-20T11:59:58.000Z',
    };
    expect(await post(odd)).toBe(200);
    expect(await idsIn(store)).toEqual([one.id]);
    const [kept] = await exported(store, one);
    expect(kept).toMatchObject({ ...odd, recibido: expect.any(String) });
    expect(Math.abs(Date.parse(kept?.recibido ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('a lead that comes many times, to whichever server, is one lead', async () => {
    const servers = [await site(store), await site(store)];
    const posts = Array.from({ length: 20 }, (_, at) => servers[at % 2]?.post(one));
    expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
    expect(await servers[0]?.post({ ...one, id: one.id.toUpperCase() })).toBe(200);
    expect(await idsIn(store)).toEqual([one.id]);
  });

  it('the leads of a person are found, exported and erased by DNI or e-mail, beside the server, and nobody else’s', async () => {
    const { postAll } = await site(store);
    const sameEmail = { ...three, email: ` ${one.email.toUpperCase()}` };
    await postAll([one, { ...two, dni: one.dni }, sameEmail, leadNumber(4)]);
    const byEmail = `--email=${one.email.toUpperCase()}`;
    expect((await leads(store, 'find', byEmail)).text).toContain('2 leads found');
    expect((await exported(store, one)).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect((await leads(store, 'export', '--all')).text.split('\n')).toHaveLength(5);
    expect((await leads(store, 'erase', `--dni=${one.dni}`)).text).toContain('2 leads erased');
    expect((await leads(store, 'erase', byEmail)).text).toContain('1 lead erased');
    expect((await leads(store, 'erase', byEmail)).code).toBe(1);
    expect(await idsIn(store)).toEqual([leadNumber(4).id]);
  });

  it('what was erased stays erased: by its id, before it came, and by its person', async () => {
    const { post, postAll, erase } = await site(store);
    await postAll([one, two]);
    expect([await erase(one.id.toUpperCase()), await erase(three.id)]).toEqual([200, 200]);
    await leads(store, 'erase', `--dni=${two.dni}`);
    for (const lead of [one, two, three]) expect(await post(lead)).toBe(200);
    expect(await idsIn(store)).toEqual([]);
    // As long as a lead is kept.
    await change(store, `update lead_removals set at = '${moment(181)}' where id = '${one.id}'`);
    await leads(store, 'purge');
    for (const lead of [one, two]) expect(await post(lead)).toBe(200);
    expect(await idsIn(store)).toEqual([one.id]);
  });

  it('everything that was answered with 200 is there after kill -9 of two servers, once, and is delivered', async () => {
    receiver.answer = () => undefined;
    const begin = () => serve(place.folder, { ...store.env, ...WEBHOOK() });
    const servers = await Promise.all([begin(), begin()]);
    const acknowledged: string[] = [];
    let next = 0;
    const write = async (url: string): Promise<void> => {
      for (;;) {
        next += 1;
        const lead = leadNumber(next);
        const status = await postTo(url, lead).catch(() => 0);
        if (status === 0) return;
        if (status === 200) acknowledged.push(lead.id);
      }
    };
    const writers = Array.from({ length: 8 }, (_, at) => write(servers[at % 2]?.url ?? ''));
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(60));
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(0));
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all([...writers, ...servers.map(({ exited }) => exited)]);
    const ids = await idsIn(store);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);

    // What the dead ones had taken falls due again.
    await change(store, `update lead_deliveries set due = '${moment(1)}'`);
    receiver.received.length = 0;
    receiver.answer = (_, response) => void response.end();
    await site(store, WEBHOOK());
    await eventually(() => expect(new Set(told())).toEqual(new Set(ids.map((id) => `lead ${id}`))));
  });

  it('two servers deliver every lead, and none of them twice', async () => {
    const begin = () => serve(place.folder, { ...store.env, ...WEBHOOK() });
    const servers = await Promise.all([begin(), begin()]);
    onTestFinished(() => servers.forEach(({ kill }) => kill('SIGKILL')));
    const all = Array.from({ length: 200 }, (_, at) => leadNumber(at));
    for (let at = 0; at < all.length; at += 10) {
      const some = all.slice(at, at + 10).map((lead, index) => postTo(servers[index % 2]?.url ?? '', lead));
      expect(new Set(await Promise.all(some))).toEqual(new Set([200]));
    }
    await eventually(() => expect(new Set(told()).size).toBe(200));
    await eventually(async () => expect((await leads(store, 'deliveries')).text).toBe(''));
    expect(told().toSorted()).toEqual(all.map(({ id }) => `lead ${id}`));
  });

  it('what was given up is purged on its day, without a person', async () => {
    receiver.answer = (_, response) => void response.writeHead(500).end();
    const { postAll } = await site(store, WEBHOOK());
    await postAll([one, two]);
    await eventually(() => expect(told()).toHaveLength(2));
    await eventually(async () => expect((await leads(store, 'deliveries')).text).toContain('status 500'));
    await change(store, `update lead_deliveries set since = '${moment(4)}', due = '${moment(1)}'`);
    await eventually(async () =>
      expect((await leads(store, 'deliveries')).text.match(/given up/g)).toHaveLength(2),
    );
    await change(store, `update leads set recibido = '${moment(181)}' where id = '${one.id}'`);
    expect((await leads(store, 'purge')).text).toContain('1 lead older than 180 days purged');
    expect(await idsIn(store)).toEqual([two.id]);
    expect((await leads(store, 'deliveries')).text).not.toContain(one.id);
  });

  it('a purge of many lets others in between', async () => {
    const { postAll, post } = await site(store);
    await postAll([one]);
    await copies(store, 3_000, () => 200);
    const other = await store.beside();
    const counts = new Set<number>();
    const count = async () => {
      const [row] = await other.run('select count(*) as count from leads');
      counts.add(Number(row?.['count']));
    };
    const purging = leads(store, 'purge', '--yes');
    const over = purging.then(() => true);
    while (!(await Promise.race([over, pause(1, false)]))) await count();
    expect((await purging).text).toContain('3000 leads');
    await other.close();
    expect(await post(two)).toBe(200);
    expect(await idsIn(store)).toEqual([one.id, two.id]);
    expect(counts.size).toBeGreaterThan(5);
  });

  it('a purge of more than a tenth, as under a clock that is wrong, waits for a person', async () => {
    const { postAll } = await site(store);
    await postAll([one]);
    await copies(store, 19, (number) => (number < 3 ? 181 : 1));
    const held = await leads(store, 'purge');
    expect([held.code, held.text]).toEqual([1, expect.stringContaining('3 of 20 leads')]);
    expect(await idsIn(store)).toHaveLength(20);
    expect((await leads(store, 'purge', '--yes')).text).toContain('3 leads');
    expect(await idsIn(store)).toHaveLength(17);
  });

  it('a server whose clock is 200 days ahead purges nothing, says why, and its alerts know', async () => {
    const before = await site(store);
    await before.postAll(Array.from({ length: 20 }, (_, number) => leadNumber(number)));
    await change(store, `update leads set recibido = '${moment(200)}'`);
    const { lines } = await site(store);
    const { LEADS_FILE: leadsFile = '', LEADS_DATABASE_URL: leadsDatabaseUrl = '' } = store.env;
    const settings = {
      leadsFile,
      leadsDatabaseUrl,
      onProblem: (msg: string) => void lines.push({ level: 'error', msg }),
    };
    const open = openLeadStore(settings, 180);
    await eventually(() => expect(open.isPurgeHeldBack()).toBe(true));
    await open.close();
    const said = expect.stringMatching(/Old leads were not purged: .*leads purge --yes/);
    await eventually(() => expect(lines.map(({ msg }) => msg)).toEqual([said, said]));
    expect(await idsIn(store)).toHaveLength(20);
  });
});

/** Makes another program hold the table of leads, and gives what lets go of it. */
const held = (begin: string, hold: string) => async (store: EmptyStore) => {
  const other = await store.beside();
  await other.run(begin);
  await other.run(hold);
  return async () => {
    await other.run('rollback');
    await other.close();
  };
};

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const WRITABLE = 'set default_transaction_read_only = off';
/** What keeps leads out of a table; each gives what mends it. */
const FAULTS: readonly {
  kind: StoreKind;
  what: string;
  hurt: (store: EmptyStore) => Promise<() => Promise<void>>;
}[] = [
  { kind: 'sqlite', what: 'locked', hurt: held('begin immediate', 'select 1') },
  {
    kind: 'postgres',
    what: 'locked',
    hurt: held('begin', 'lock table leads in access exclusive mode'),
  },
  {
    kind: 'postgres',
    what: 'read only',
    hurt: async (store) => {
      const set = `alter database ${store.env['LEADS_DATABASE_URL']?.split('/').at(-1)}`;
      await change(store, `${set} set default_transaction_read_only = on`, CUT);
      return () => change(store, WRITABLE, `${set} reset default_transaction_read_only`, CUT);
    },
  },
];

const wasTold = (): Promise<void> =>
  eventually(() =>
    expect(chat.received.map(({ body }) => body).join()).toMatch(/No se puede guardar ningún contacto/),
  );

for (const { kind, what, hurt } of FAULTS)
  it(`a table in ${kind} that is ${what} takes no lead: the site is not ready, the operator is told; once it is mended it takes the next`, async () => {
    chat.received.length = 0;
    const store = await stores.empty(kind);
    const first = await site(store);
    await first.postAll([one]);
    const mend = await hurt(store);
    onTestFinished(() => mend().catch(() => undefined));
    const servers = [first, await site(store, { ALERT_WEBHOOK: chat.url })];
    for (const { post, ready, lines } of servers) {
      expect(await post(two)).toBe(503);
      expect(lines.map(({ msg }) => msg)).toContain('A lead was not written');
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5_000 });
    }
    await wasTold();
    await mend();
    for (const { post, ready } of servers)
      await eventually(async () => expect([await post(two), await ready()]).toEqual([200, 200]));
    expect(await idsIn(store)).toEqual([one.id, two.id]);
    expect(JSON.stringify(servers.map(({ lines }) => lines))).not.toContain(two.dni);
  });

it('a site on a full disk takes no lead: it is not ready, the operator is told; with room again it takes the next', async () => {
  chat.received.length = 0;
  const store = await stores.empty('sqlite');
  await (await site(store)).postAll([one]);
  // A file may grow no further: what the system says then is what it says of a full disk.
  const server = await serve(place.folder, { ...store.env, ALERT_WEBHOOK: chat.url }, 'ulimit -S -f 8');
  onTestFinished(() => void server.kill('SIGKILL'));
  const post = () => postTo(server.url, two);
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect([await post(), await ready()]).toEqual([503, 503]);
  await wasTold();
  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
  await eventually(async () => expect([await post(), await ready()]).toEqual([200, 200]));
  expect(await idsIn(store)).toEqual([one.id, two.id]);
});

it('a site whose PostgreSQL goes away takes no lead, and takes them once it is back', async () => {
  const store = await stores.empty('postgres');
  const { post, ready } = await site(store);
  expect(await post(one)).toBe(200);
  await stores.postgres.stopFor(async () => {
    expect(await post(two)).toBe(503);
    await eventually(async () => expect(await ready()).toBe(503));
  });
  await eventually(async () => expect([await post(two), await ready()]).toEqual([200, 200]));
  expect(await idsIn(store)).toEqual([one.id, two.id]);
});
