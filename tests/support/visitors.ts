import { afterEach, expect } from 'vitest';
import { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { returning, seed, type Stored } from './stored.ts';
import { newVisit, type Visit } from './visit.ts';

type Options = Parameters<typeof newVisit>[0];
/** `allowsProblems`: the test itself makes something fail, which the browser reports. */
type Visitor = { device?: Options; stored?: Stored; allowsProblems?: boolean };

export const SOMEBODY = { dni: '29111222', email: 'dora@correo.example', phone: '2214445566' };

/** What the browser keeps of somebody who was on a page before. */
export const wasOn = (page: string): Stored => returning(page, SOMEBODY);

/** Visitors of one test file; after each test the visits end, and none of them may have seen a problem. */
export function useVisitors(): (visitor?: Visitor) => Promise<SimulatorPage> {
  const open: { visit: Visit; allowsProblems: boolean }[] = [];
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ visit }) => visit.close()));
    for (const { visit, allowsProblems } of visits) if (!allowsProblems) expect(visit.problems).toEqual([]);
  });
  return async ({ device, stored, allowsProblems = false } = {}) => {
    const visit = await newVisit(device);
    open.push({ visit, allowsProblems });
    if (stored) await seed(visit.page.context(), stored);
    return new SimulatorPage(visit.page);
  };
}
