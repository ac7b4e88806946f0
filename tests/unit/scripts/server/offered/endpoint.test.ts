import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { blind, fromHex, toHex } from '#domain/blind-signature.ts';
import { matchKey } from '#domain/match-key.ts';
import type { OfferedFile } from '#domain/offered-loan.ts';
import type { OfferedLoan } from '#generated/types.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { offeredStore } from '#scripts/server/offered/offered-store.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { post } from '../../../../support/data/requests.ts';
import { runServer } from '../../../../support/server/running-server.ts';
import { STORES, type StoreKind, useStores } from '../../../../support/server/stores.ts';

const stores = useStores();
const { catalogue, simulator } = loadProviderConfig('.');
const ENTITY = matchKey(catalogue.products[0]?.entity ?? '');
const LOAN = {
  entidad: ENTITY,
  situacion: simulator.employment[0]?.code,
  provincia: simulator.provinces[0]?.code,
  monto: 1_000_000,
  plazo: 7,
  recibido: 1_000_000,
  cuota: 124_000,
  cuotas: 12,
};
const { recibido: _, cuota: __, cuotas: ___, ...REFUSED } = LOAN;

type Server = Awaited<ReturnType<typeof runServer>>;

const published = async ({ url }: Server): Promise<OfferedFile> =>
  (await fetch(`${url}/datos/ofertas-reales.json`)).json() as Promise<OfferedFile>;

/** A token as a browser gets it, with all that the server saw of it by then. */
async function tokenOf(server: Server) {
  const modulus = fromHex((await published(server)).firma);
  const ficha = randomUUID();
  const { blinded, unblind } = await blind(ficha, modulus);
  const response = await post(
    `${server.url}/ofertas-reales/ficha`,
    JSON.stringify({ ciega: toHex(blinded) }),
  );
  const { firma = '0' } = (await response.json()) as { firma?: string };
  const seen = [toHex(blinded), firma];
  return { status: response.status, token: { ficha, firma: toHex(unblind(fromHex(firma))) }, seen };
}

const share = ({ url }: Server, body: object) => post(`${url}/ofertas-reales`, JSON.stringify(body));

async function rowsOf(kind: StoreKind, { leadsFile }: Server, url = '') {
  const store = connectLeadStore({
    leadsStore: kind,
    leadsFile,
    leadsDatabaseUrl: url,
    onProblem: () => undefined,
  });
  const rows = await store.offered.all();
  await store.close();
  return rows;
}

describe.each(STORES)('in the store %s', (kind) => {
  let server: Server;
  let url = '';
  let connect: () => Database;
  beforeAll(async () => {
    const { env, connect: open } = await stores.empty(kind);
    connect = open;
    url = env['LEADS_DATABASE_URL'] ?? '';
  });

  it('a token counts once, and what it shared is withdrawn by it', async () => {
    server = await runServer(kind === 'postgres' ? { leadsStore: kind, leadsDatabaseUrl: url } : {});
    const { token } = await tokenOf(server);
    for (const cuota of [124_000, 90_000])
      expect((await share(server, { ...LOAN, ...token, cuota })).status).toBe(200);
    expect(await rowsOf(kind, server, url)).toMatchObject([
      { entity: ENTITY, instalment: 124_000, refusal: null },
    ]);
    const taken = await fetch(`${server.url}/ofertas-reales/${token.ficha}`, { method: 'DELETE' });
    expect([taken.status, await rowsOf(kind, server, url)]).toEqual([200, []]);
  });

  it('nothing joins two reports of one journey, nor a report to the moment or the caller of its token', async () => {
    server = await runServer(kind === 'postgres' ? { leadsStore: kind, leadsDatabaseUrl: url } : {});
    const [one, other] = [await tokenOf(server), await tokenOf(server)];
    await share(server, { ...LOAN, ...one.token });
    await share(server, { ...REFUSED, ...other.token, rechazo: 'ingreso' });
    // What the server saw when it signed is nothing of what it sees later, of either.
    const later = [one, other].flatMap(({ token }) => Object.values(token));
    expect(new Set([...one.seen, ...other.seen, ...later]).size).toBe(8);
    const [first = {}, second = {}] = (await rowsOf(kind, server, url)) as object[];
    const coarse = ['month', 'entity', 'situation', 'province', 'amount', 'term'];
    const shared = Object.entries(first).filter(([name, value]) => second[name as never] === value);
    expect(shared.map(([name]) => name)).toEqual(coarse);
    expect(Object.keys(first)).toEqual([...coarse, 'received', 'instalment', 'count', 'refusal']);
    if (kind === 'postgres') {
      const database = connect();
      const reports = offeredStore(database);
      for (let count = 0; count < 8; count += 1)
        await reports.add({ ...REFUSED, ...one.token, ficha: randomUUID() } as OfferedLoan);
      await reports.settle();
      const sql = 'select token, xmin::text as written from offered_loans order by ctid';
      const rows = await database.query<{ token: string; written: string }>(sql);
      await database.close();
      const tokens = rows.map(({ token }) => token);
      expect([tokens, new Set(rows.map(({ written }) => written)).size]).toEqual([tokens.toSorted(), 1]);
    }
    if (kind === 'sqlite') {
      const folder = join(server.leadsFile, '..');
      const kept = readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
      for (const said of [...later, ...one.seen, ...other.seen, '127.0.0.1'])
        expect(kept).not.toContain(said);
    }
    expect(server.lines.filter(({ msg }) => !/^(?:Ready|Leads): /.test(msg))).toEqual([]);
  });
});

it.each([
  { case: 'an entity that is not in the record', change: { entidad: 'otra' }, status: 400 },
  { case: 'a province that is none', change: { provincia: 'otra' }, status: 400 },
  { case: 'two figures of three', change: { cuotas: undefined }, status: 400 },
  { case: 'something of the person', change: { dni: '30123456' }, status: 400 },
  { case: 'a signature of another token', change: { ficha: randomUUID() }, status: 403 },
  { case: 'no signature at all', change: { firma: '0'.repeat(512) }, status: 403 },
])('the endpoint of reports refuses $case with $status', async ({ change, status }) => {
  const server = await runServer();
  const { token } = await tokenOf(server);
  expect((await share(server, { ...LOAN, ...token, ...change })).status).toBe(status);
  expect(await rowsOf('sqlite', server)).toEqual([]);
});

it('the endpoint of reports refuses a page of another site', async () => {
  const server = await runServer();
  const { token } = await tokenOf(server);
  const foreign = { Origin: 'https://otro.example' };
  const response = await post(`${server.url}/ofertas-reales`, JSON.stringify({ ...LOAN, ...token }), foreign);
  expect(response.status).toBe(403);
});

it('the endpoint of reports gives one caller twelve tokens a day', async () => {
  const server = await runServer();
  const given: number[] = [];
  for (let count = 0; count < 13; count += 1) given.push((await tokenOf(server)).status);
  expect(given).toEqual([...Array<number>(12).fill(200), 429]);
});

it('instances of one database sign with one key', async () => {
  const { env } = await stores.empty('postgres');
  const settings = { leadsStore: 'postgres', leadsDatabaseUrl: env['LEADS_DATABASE_URL'] ?? '' } as const;
  const [one, other] = await Promise.all([runServer(settings), runServer(settings)]);
  const { token } = await tokenOf(one);
  expect((await share(other, { ...LOAN, ...token })).status).toBe(200);
});
