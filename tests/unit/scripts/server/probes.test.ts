import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LEAD, post, SIMULATION, simulationBody } from '../../../support/data/requests.ts';
import { runServer } from '../../../support/server/running-server.ts';

it('simulations of one caller are limited', async () => {
  const server = await runServer({ quotesPerMinute: 1 });
  const ask = () => post(`${server.url}/simular_personal`, SIMULATION);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
});

it.each([
  { leads: 'can be kept', leadsFile: undefined, ready: 200 },
  { leads: 'cannot be kept', leadsFile: '/dev/full', ready: 503 },
])('the server is alive, and ready with $ready when leads $leads', async ({ leadsFile, ready }) => {
  const server = await runServer(leadsFile === undefined ? {} : { leadsFile });
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(ready);
});

it('[V16.3.4 V16.5.1] hides what failed from the caller, and what the caller wrote from the log', async () => {
  const server = await runServer({}, (app) =>
    app.addHook('preHandler', (request) => {
      throw new RangeError(JSON.stringify(request.body));
    }),
  );
  const response = await post(`${server.url}/simular_personal`, SIMULATION);
  expect([response.status, await response.json()]).toEqual([500, { error: expect.any(String), fields: [] }]);
  expect(server.lines).toEqual([
    { level: 'error', msg: 'A request failed', err: { type: 'RangeError', stack: expect.any(String) } },
  ]);
  expect(JSON.stringify(server.lines)).not.toContain(String(simulationBody()['email']));
});

const metricsOf = ({ lines }: Awaited<ReturnType<typeof runServer>>): string =>
  lines.find(({ msg }) => msg.startsWith('Metrics: '))?.msg.slice('Metrics: '.length) ?? '';

it('serves metrics on a port of its own', async () => {
  const server = await runServer({ metricsPort: 0 });
  await post(`${server.url}/simular_personal`, SIMULATION);
  await post(`${server.url}/leads`, LEAD);
  await post(`${server.url}/leads`, '{}');
  await fetch(`${server.url}/nada`);
  const text = await (await fetch(metricsOf(server))).text();
  for (const line of [
    'http_requests_total{route="/simular_personal",status="200"} 1',
    'http_requests_total{route="missing",status="404"} 1',
    'quote_seconds_count 1',
    'leads_total{outcome="accepted"} 1',
    'leads_total{outcome="refused"} 1',
    'lead_deliveries{state="waiting"} 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^catalogue_age_days \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('serves every metric that the rules for Prometheus ask for', async () => {
  const server = await runServer({ metricsPort: 0 });
  const text = await (await fetch(metricsOf(server))).text();
  const file = readFileSync('scripts/server/container/alerts.yaml', 'utf8');
  const { groups } = parse(file) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const asked = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

it('serves the other metrics while the database cannot be reached', async () => {
  const leadsDatabaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing';
  const server = await runServer({ metricsPort: 0, leadsStore: 'postgres', leadsDatabaseUrl });
  const response = await fetch(metricsOf(server));
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('quote_seconds_count 0');
  expect(text).not.toMatch(/^lead_deliveries/m);
});

it.each(['/livez', '/readyz', '/openapi.json'])(
  'the server answers HEAD of %s as GET, without a body',
  async (path) => {
    const server = await runServer();
    const response = await fetch(server.url + path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  },
);

it('publishes what it takes, from the schemas that check it', async () => {
  const server = await runServer();
  const response = await fetch(`${server.url}/openapi.json`);
  const document = (await response.json()) as {
    paths: object;
    components: { schemas: Record<string, object> };
  };
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(Object.keys(document.paths)).toEqual([
    '/simular_personal',
    '/leads',
    '/leads/{id}',
    '/leads/{id}/no-contactar',
    '/leads/{id}/elegidas',
    '/livez',
    '/readyz',
  ]);
  const named = [...JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(named.map(([, name = '']) => Object.hasOwn(document.components.schemas, name))).not.toContain(false);
  expect(document.components.schemas['lead']).toEqual(
    JSON.parse(readFileSync('schema/lead.schema.json', 'utf8')),
  );
});
