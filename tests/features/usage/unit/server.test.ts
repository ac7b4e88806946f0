import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { post } from '../../../support/data/requests.ts';
import { metricsOf, runServer } from '../../../support/server/running-server.ts';

const PAGE = { event: 'page', page: '/' } as const;
const tell = (url: string, event: object) => post(`${url}/uso`, JSON.stringify(event));
const KEY = matchKey(loadProviderConfig('.').catalogue.products[0]?.entity ?? '');

it.each([
  { case: 'a page of the site', event: PAGE, status: 200 },
  { case: 'a campaign that config names', event: { ...PAGE, campaign: 'radio' }, status: 200 },
  { case: 'any other campaign', event: { ...PAGE, campaign: 'otra' }, status: 200 },
  { case: 'a campaign that nobody named', event: { ...PAGE, campaign: 'ana' }, status: 400 },
  { case: 'a page that is not there', event: { ...PAGE, page: '/no-hay' }, status: 400 },
  { case: 'an event that is not one of them', event: { ...PAGE, event: 'click' }, status: 400 },
  {
    case: 'how many offers there were, in steps',
    event: { ...PAGE, event: 'results', detail: '6-20' },
    status: 200,
  },
  {
    case: 'how many offers there were, exactly',
    event: { ...PAGE, event: 'results', detail: '7' },
    status: 400,
  },
  { case: 'an answer without its number of offers', event: { ...PAGE, event: 'results' }, status: 400 },
  {
    case: 'a text with an event that has none',
    event: { ...PAGE, detail: 'ana@example.com' },
    status: 400,
  },
  { case: 'an event with an id', event: { ...PAGE, id: '1' }, status: 400 },
])('counting answers $status to $case, and logs what it counts', async ({ event, status }) => {
  const server = await runServer();
  expect((await tell(server.url, event)).status).toBe(status);
  const counted = server.lines.filter(({ msg }) => msg === 'Usage');
  expect(counted).toEqual(status === 200 ? [{ level: 'info', ...event, msg: 'Usage' }] : []);
});

it('counting notes an entity of the record by its key, and any other text as another', async () => {
  const server = await runServer();
  for (const detail of [KEY, 'ana@example.com'])
    await tell(server.url, { ...PAGE, event: 'continue', detail });
  expect(server.lines.map(({ detail }) => detail)).toEqual([KEY, 'otra']);
});

it('counting adds up the events of each kind at the metrics', async () => {
  const server = await runServer({ metricsPort: 0 });
  for (let seen = 0; seen < 2; seen += 1) await tell(server.url, PAGE);
  const text = await (await fetch(metricsOf(server))).text();
  expect(text).toContain('\nusage_events_total{event="page"} 2\n');
});

it('counting takes 240 events a minute from one caller, and no more', async () => {
  const server = await runServer({ callsPerMinute: 600 });
  const statuses = [];
  for (let event = 0; event < 241; event += 1) statuses.push((await tell(server.url, PAGE)).status);
  expect(statuses.indexOf(429)).toBe(240);
});
