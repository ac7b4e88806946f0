import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeKeepingBrowser } from '../../support/keeping-browser.ts';
import { startLoopback } from '../../support/loopback.ts';
import type { Fault } from './fault.ts';
import { FaultVisit, type Place } from './fault-visit.ts';
import { FAULTS } from './faults.ts';
import { judge } from './judge.ts';

// More at once would only take turns on two cores.
vi.setConfig({ maxConcurrency: 3, testTimeout: 120_000 });

const PLACES: readonly Place[] = [
  { path: '/simular', stores: 'homepage' },
  { path: '/galicia', stores: 'galicia' },
];

/** `FAULTS=all` runs everything on both pages; otherwise each page gets a third of its own, with every group in it. */
const isAll = process.env['FAULTS'] === 'all';
const SAMPLED = 3;

const tally = { runs: 0, neverEvents: 0, leaks: 0 };
let loopback: Awaited<ReturnType<typeof startLoopback>>;

beforeAll(async () => {
  loopback = await startLoopback();
});

afterAll(async () => {
  await Promise.all([loopback.stop(), closeKeepingBrowser()]);
  const { runs, neverEvents, leaks } = tally;
  process.stdout.write(
    `Fault matrix: ${FAULTS.length} faults, ${PLACES.length} pages, ${runs} runs; ` +
      `${neverEvents} never-events, ${leaks} leaks of personal data\n`,
  );
});

/** What went wrong in a run, and what was sent. */
type Outcome = { neverEvents: string[]; leaks: string[]; simulations: number; leads: number };

async function run(fault: Fault, place: Place): Promise<Outcome> {
  const visit = await FaultVisit.start({ fault, place, loopback: loopback.url });
  const { act = (visitor) => visitor.press() } = fault;
  const { never, leaks } = visit;
  try {
    await act(visit);
    await judge(visit, fault);
  } finally {
    tally.runs += 1;
    tally.neverEvents += never.events.length;
    tally.leaks += leaks.leaks.length;
    await visit.close();
  }
  const { events: neverEvents, simulations, leads } = never;
  return { neverEvents, leaks: leaks.leaks, simulations, leads };
}

const wanted = ({ sees, calls = 1, leads = sees.view === 'offers' ? 1 : 0 }: Fault): Outcome => ({
  neverEvents: [],
  leaks: [],
  simulations: calls,
  leads,
});

describe.each(PLACES)('on $path', (place) => {
  for (const [index, fault] of FAULTS.entries()) {
    if (!isAll && index % SAMPLED !== PLACES.indexOf(place)) continue;
    it.concurrent(`${fault.group}: ${fault.id}`, async () => {
      expect(await run(fault, place)).toEqual(wanted(fault));
    });
  }
});

it('has no two faults of the same name', () => {
  const ids = FAULTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
