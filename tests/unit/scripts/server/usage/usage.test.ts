import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { command } from '#scripts/cli/usage.ts';
import { createCounting } from '#scripts/server/usage/counting.ts';
import { pageUsage, type UsageCount } from '#scripts/server/usage/usage-count.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { post } from '../../../../support/data/requests.ts';
import { runServer } from '../../../../support/server/running-server.ts';

const PAGE = { event: 'page', page: '/' } as const;
const tell = (url: string, event: object) => post(`${url}/uso`, JSON.stringify(event));

/** A file of a store that outlives its servers. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'leads.db');
}

const countOf = (change: Partial<UsageCount>): UsageCount => ({
  day: '2026-11-25',
  event: 'page',
  page: '/',
  campaign: '',
  detail: '',
  count: 1,
  ...change,
});

describe('the endpoint that counts', () => {
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
  ])('the endpoint that counts answers $status to $case', async ({ event, status }) => {
    const server = await runServer();
    expect((await tell(server.url, event)).status).toBe(status);
  });

  it('the endpoint that counts counts an entity of the record by its key, and any other text as another', async () => {
    const leadsFile = newFile();
    const server = await runServer({ leadsFile });
    const key = matchKey(loadProviderConfig('.').catalogue.products[0]?.entity ?? '');
    for (const detail of [key, 'ana@example.com'])
      expect((await tell(server.url, { ...PAGE, event: 'continue', detail })).status).toBe(200);
    await server.stop();
    const today = dayInBuenosAires(Date.now());
    const store = connectLeadStore({ leadsFile, onProblem: () => undefined });
    expect((await store.usage(today, today)).map(({ detail }) => detail)).toEqual([key, 'otra'].toSorted());
    await store.close();
  });

  it('the endpoint that counts publishes the sums of the last 30 days, and none under ten', async () => {
    const leadsFile = newFile();
    const server = await runServer({ leadsFile });
    for (let visit = 0; visit < 12; visit += 1) await tell(server.url, PAGE);
    for (let visit = 0; visit < 9; visit += 1) await tell(server.url, { ...PAGE, event: 'form' });
    await server.stop();
    const again = await runServer({ leadsFile });
    const answer = await fetch(`${again.url}/datos/uso.json`);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const published = (await answer.json()) as Record<string, unknown>;
    expect(published['until']).toBe(dayInBuenosAires(Date.now()));
    expect(published['pages']).toEqual([
      { page: '/', seen: 12, form: null, personal: null, results: null, continued: null },
    ]);
  });

  it('the endpoint that counts takes 240 events a minute from one caller, and no more, however many simulations it may ask for', async () => {
    const server = await runServer();
    const statuses = [];
    for (let event = 0; event < 241; event += 1) statuses.push((await tell(server.url, PAGE)).status);
    expect(statuses.indexOf(429)).toBe(240);
  });

  it('the endpoint that counts adds up exactly what three instances counted on one store', async () => {
    const leadsFile = newFile();
    const all = [
      await runServer({ leadsFile }),
      await runServer({ leadsFile }),
      await runServer({ leadsFile }),
    ];
    const events = Array.from({ length: 60 }, (_, at) => tell(all[at % 3]?.url ?? '', PAGE));
    expect((await Promise.all(events)).map(({ status }) => status)).not.toContain(429);
    await Promise.all(all.map(({ stop }) => stop()));
    const store = connectLeadStore({ leadsFile, onProblem: () => undefined });
    const today = dayInBuenosAires(Date.now());
    expect(await store.usage(today, today)).toEqual([countOf({ day: today, count: 60 })]);
    await store.close();
  });
});

describe('counting in memory', () => {
  it('counting in memory keeps the sums that could not be written, and adds them to the next', async () => {
    vi.useFakeTimers();
    const written: UsageCount[][] = [];
    const problems: string[] = [];
    const addUsage = async (counts: readonly UsageCount[]): Promise<void> => {
      if (problems.length === 0) throw new Error('locked');
      written.push([...counts]);
    };
    const counting = createCounting({ addUsage }, (problem) => problems.push(problem));
    counting.add(PAGE);
    await vi.advanceTimersByTimeAsync(60_000);
    counting.add(PAGE);
    await counting.close();
    vi.useRealTimers();
    expect(problems).toEqual(['Usage was not written: locked']);
    expect(written.map((counts) => counts.map(({ count }) => count))).toEqual([[2]]);
  });
});

describe('the sums of a page', () => {
  it('the sums of a page add days, campaigns and details together, the most seen page first', () => {
    const counts = [
      countOf({ page: '/galicia', count: 11 }),
      countOf({ count: 10 }),
      countOf({ day: '2026-11-24', campaign: 'radio', count: 20 }),
      countOf({ event: 'results', detail: '6-20', count: 10 }),
      countOf({ event: 'results', detail: '21+', count: 5 }),
    ];
    expect(pageUsage(counts).map(({ page, seen, results }) => [page, seen, results])).toEqual([
      ['/', 30, 15],
      ['/galicia', 11, null],
    ]);
  });
});

it('npm run usage prints the funnel, and the counts as CSV', async () => {
  const leadsFile = newFile();
  const server = await runServer({ leadsFile });
  await tell(server.url, PAGE);
  await tell(server.url, { ...PAGE, event: 'form' });
  await server.stop();
  vi.stubEnv('LEADS_FILE', leadsFile);
  const lines: string[] = [];
  const output = {
    log: (text: string) => void lines.push(text),
    error: (text: string) => void lines.push(text),
  };
  expect(await command.run([], output)).toBe(0);
  expect(await command.run(['--format=csv'], output)).toBe(0);
  vi.unstubAllEnvs();
  expect(lines[0]).toMatch(/^seen +1 \(100 %\)\nform +1 \(100 %\)\n/);
  expect(lines[1]?.split('\n')[0]).toBe('day,page,event,campaign,detail,count');
});
