import { expect, it } from 'vitest';
import { post, SIMULATION, simulationBody } from '../../../support/data/requests.ts';
import { metricsOf, runServer } from '../../../support/server/running-server.ts';

it('the server hides what failed from the caller, and what the caller wrote from the log', async () => {
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

it('the metrics stand on a port of their own: three gauges', async () => {
  const server = await runServer({ metricsPort: 0 });
  const text = await (await fetch(metricsOf(server))).text();
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'leads_writable 1',
    'lead_deliveries_waiting 0',
    'lead_deliveries_given_up 0',
    '',
  ]);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('the metrics leave out the deliveries while the database cannot be reached', async () => {
  const leadsDatabaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing';
  const server = await runServer({ metricsPort: 0, leadsDatabaseUrl });
  const text = await (await fetch(metricsOf(server))).text();
  expect(text).toContain('leads_writable 0');
  expect(text).not.toContain('lead_deliveries');
});

it.each(['/livez', '/readyz'])('the server answers HEAD of %s as GET, without a body', async (path) => {
  const server = await runServer();
  const response = await fetch(server.url + path, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});
