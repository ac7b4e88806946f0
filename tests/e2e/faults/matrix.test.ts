import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { closeKeepingBrowser } from '../../support/browser/browsers.ts';
import { startLoopback } from './loopback.ts';
import { assertFault } from './assertions.ts';
import { browserFaults } from './browser-faults.ts';
import { type Fault, FaultVisit, type Place } from './fault-visit.ts';
import { leadFaults } from './lead-faults.ts';
import { providerFaults } from './provider-faults.ts';
import { visitorFaults } from './visitor-faults.ts';

// More at once would only take turns on two cores.
vi.setConfig({ maxConcurrency: 3, testTimeout: 120_000 });

const PLACES: readonly Place[] = [
  { path: '/simular', stores: 'homepage' },
  { path: '/alerce', stores: 'alerce' },
];
/** Where the first of each group runs: both steps are this page's own. */
const CORE_PLACE = '/alerce';

/** Of each group the first one is tried in `npm test` too, on one page. */
const FAULTS = Object.entries({
  ...providerFaults,
  lead: leadFaults,
  visitor: visitorFaults,
  browser: browserFaults,
}).flatMap(([group, faults]) => faults.map((fault, at) => ({ ...fault, group, isFirst: at === 0 })));

const tally = { runs: 0, neverEvents: 0, leaks: 0 };
let loopback: Awaited<ReturnType<typeof startLoopback>>;

beforeAll(async () => {
  loopback = await startLoopback();
});

afterAll(() => {
  loopback.stop();
  return closeKeepingBrowser();
});

/** What went wrong in a run, and what was sent. */
type Outcome = { neverEvents: string[]; leaks: string[]; simulations: number; leads: number };

async function run(fault: Fault, place: Place): Promise<Outcome> {
  const visit = await FaultVisit.start({ fault, place, loopback: loopback.url });
  const { act = (visitor) => visitor.press() } = fault;
  const { invariants, leaks } = visit;
  try {
    await act(visit);
    await assertFault(visit, fault);
  } finally {
    tally.runs += 1;
    tally.neverEvents += invariants.events.length;
    tally.leaks += leaks.leaks.length;
    await visit.close();
  }
  const { events: neverEvents, simulations, leads } = invariants;
  return { neverEvents, leaks: leaks.leaks, simulations, leads };
}

const wanted = ({ sees, calls = 1, leads = sees.view === 'offers' ? 1 : 0 }: Fault): Outcome => ({
  neverEvents: [],
  leaks: [],
  simulations: calls,
  leads,
});

describe.each(PLACES)('on $path', (place) => {
  for (const fault of FAULTS) {
    const tags = place.path === CORE_PLACE && fault.isFirst ? [] : ['long'];
    it.concurrent(
      `[S7.2-04..05 S8-03 S8-06] a visitor gets through a fault of the ${fault.group}: ${fault.id}`,
      { tags },
      async () => {
        expect(await run(fault, place)).toEqual(wanted(fault));
      },
    );
  }
});

it('whatever fails, nothing happens that must never happen', ({ task }) => {
  const { runs, neverEvents, leaks } = tally;
  expect({ neverEvents, leaks }).toEqual({ neverEvents: 0, leaks: 0 });
  task.meta.summary =
    `Fault matrix: ${runs} runs, of ${FAULTS.length} faults × ${PLACES.length} pages; ` +
    `${neverEvents} never-events, ${leaks} leaks of personal data`;
});

it('fails files that the site has: a renamed one would fail nothing', () => {
  const built = readdirSync(join(inject('dist'), 'assets'));
  const failing = FAULTS.flatMap(({ asset }) => asset ?? []);
  expect(failing.length).toBeGreaterThan(3);
  expect(failing.filter((name) => !built.some((file) => file.startsWith(`${name}-`)))).toEqual([]);
});
