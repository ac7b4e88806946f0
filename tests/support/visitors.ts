import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { returning, seed, type Stored } from './stored.ts';
import { newVisit, type Visit } from './visit.ts';

type Options = Parameters<typeof newVisit>[0];
/** `allowsProblems`: the test itself makes something fail, which the browser reports. */
export type Visitor = { device?: Options; stored?: Stored; allowsProblems?: boolean };

export const SOMEBODY = { dni: '29111222', email: 'dora@correo.example', phone: '2214445566' };

/** What the browser keeps of somebody who was on a page before. */
export const wasOn = (page: string): Stored => returning(page, SOMEBODY);

async function arrive({ device, stored }: Visitor): Promise<{ visit: Visit; simulator: SimulatorPage }> {
  const visit = await newVisit(device);
  if (stored) await seed(visit.page.context(), stored);
  return { visit, simulator: new SimulatorPage(visit.page) };
}

/** One visit for all tests of a block, which only look at what `open` brought it to. */
export function useOneVisit(
  visitor: Visitor,
  open: (simulator: SimulatorPage) => Promise<unknown>,
): () => SimulatorPage {
  let opened: Awaited<ReturnType<typeof arrive>>;
  beforeAll(async () => {
    opened = await arrive(visitor);
    await open(opened.simulator);
  });
  afterAll(async () => {
    await opened.visit.close();
    expect(opened.visit.problems).toEqual([]);
  });
  return () => opened.simulator;
}

/** Visitors of one test file; after each test the visits end, and none of them may have seen a problem. */
export function useVisitors(): (visitor?: Visitor) => Promise<SimulatorPage> {
  const open: { visit: Visit; allowsProblems: boolean }[] = [];
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ visit }) => visit.close()));
    for (const { visit, allowsProblems } of visits) if (!allowsProblems) expect(visit.problems).toEqual([]);
  });
  return async (visitor = {}) => {
    const { visit, simulator } = await arrive(visitor);
    open.push({ visit, allowsProblems: visitor.allowsProblems ?? false });
    return simulator;
  };
}
