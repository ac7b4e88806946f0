import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SimulatorPage } from '../visitor/simulator-page.ts';
import { expect as expectShown } from '../visitor/shown.ts';
import { closeKeepingBrowser, keepingBrowser } from '../browser/browsers.ts';
import { fillStorage, returning, type Stored } from './stored.ts';
import { DESKTOP, newVisit, nextVisit } from '../browser/visit.ts';

export type Visitor = {
  device?: BrowserContextOptions;
  /** The page that somebody was on before and filled in everything, or what their browser keeps. */
  stored?: string | Stored;
  /** The address that they open. */
  at?: string;
  /** How far they go on from there, with the data they stored; every step is an entry of the history. */
  step?: 'personal' | 'results';
  /** On a page that nobody was on before: for what concerns scripts, of the page or of the test. */
  fresh?: boolean;
  /** Pages that are left stay alive in the back/forward cache. */
  keepsPages?: boolean;
  /** What the browser may report, because the test itself makes something fail. */
  allows?: RegExp;
};

export const AT_ALERCE = { stored: 'alerce', at: '/alerce' } as const;
/** Where a stored form leads to step 2 by itself. */
export const AT_SIMULAR = { stored: 'homepage', at: '/simular' } as const;

async function arrive({ device = DESKTOP, stored, at, step, fresh, keepsPages }: Visitor) {
  const isFresh = fresh || keepsPages;
  const visit = await (isFresh
    ? newVisit(device, keepsPages ? await keepingBrowser() : undefined)
    : nextVisit(device));
  const { page } = visit;
  if (stored) await fillStorage(page, { local: typeof stored === 'string' ? returning(stored) : stored });
  const simulator = new SimulatorPage(page);
  if (at) await simulator.open(at);
  if (step && at !== AT_SIMULAR.at) await simulator.submitLoan();
  if (step === 'results') {
    await simulator.submitPersonal();
    await expectShown(simulator.resultsTitle).toBeVisible();
    await expectShown(page).toHaveURL(/paso=resultados/);
  }
  return { ...visit, simulator };
}

type Visited = Awaited<ReturnType<typeof arrive>>;

const expectNoProblems = ({ problems }: Visited, { allows }: Visitor): void =>
  expect(allows ? problems.filter((problem) => !allows.test(problem)) : problems).toEqual([]);

/** One visit for all tests of a block, which only look at what `open` brought it to. */
export function useOneVisit(
  visitor: Visitor,
  open: (visited: Visited) => Promise<unknown> = () => Promise.resolve(),
): () => Visited {
  let opened: Visited;
  beforeAll(async () => {
    opened = await arrive(visitor);
    await open(opened);
  });
  afterAll(async () => {
    await opened.close();
    expectNoProblems(opened, visitor);
  });
  return () => opened;
}

/** Visitors of one test file, of a usual kind; after each test the visits end, and none of them may have seen a problem. */
export function useVisitors(usual: Visitor = {}): (visitor?: Visitor) => Promise<Visited> {
  const open: [Visited, Visitor][] = [];
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(([{ close }]) => close()));
    for (const [visited, visitor] of visits) expectNoProblems(visited, visitor);
  });
  afterAll(closeKeepingBrowser);
  return async (own = {}) => {
    const visitor = { ...usual, ...own };
    const visited = await arrive(visitor);
    open.push([visited, visitor]);
    return visited;
  };
}
