import { content } from '#scripts/review/visitor/content.ts';
import type { Page } from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { closeKeepingBrowser, keepingBrowser } from './browsers.ts';
import { PERSON, SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { expect } from '#scripts/review/visitor/shown.ts';
import { returning, seed } from './stored.ts';
import { DESKTOP, newVisit, type Visit } from './visit.ts';

/** The screens of a visitor who typed everything: what stands on each, and the step its address names. */
export const LOAN = 'the form, 3.000.000, at no step';
export const PERSONAL = 'personal data, 30.123.456, at datos';
export const RESULTS = 'offers, at resultados';

/** What one question leaves behind: a simulation and a lead. */
export const CALLED_ONCE = ['/simular_personal', '/leads'];

function readScreen(): string {
  const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  const step = new URLSearchParams(location.search).get('paso') ?? 'no step';
  if (document.querySelector('article')) return `offers, at ${step}`;
  const isReady = document.querySelector('[data-island] [type=submit]:enabled') !== null;
  const dni = valueOf('#dni');
  if (dni !== undefined) return `personal data${isReady ? '' : ', busy'}, ${dni}, at ${step}`;
  return `the form, ${valueOf('#net-salary')}, at ${step}`;
}

/** Which screen is shown; between two pages, none. */
export const screenOn = (page: Page) => (): Promise<string> =>
  page.evaluate(readScreen).catch(() => 'no page');

/** Moves in the tab's history, within a document or to another. */
async function travel(page: Page, by: number): Promise<void> {
  const arrived = page.waitForEvent('framenavigated');
  // The page may be gone before an answer could come from it.
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
  await arrived;
  await page.waitForLoadState();
}

/** Resolves when what has happened so far is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const back = (page: Page): Promise<void> => travel(page, -1);
export const forward = (page: Page): Promise<void> => travel(page, 1);

/** The button that asks for offers. */
export const ask = (page: Page) => page.getByRole('button', { name: content.personal.submit });

type Setting = {
  /** The page whose form the browser keeps from an earlier visit. */
  stored?: string;
  /** Pages that are left stay alive in the back/forward cache. */
  keepsPages?: boolean;
};

/** Visitors for the tests of a file, who leave when their test ends; nothing may have gone wrong on their pages. */
export function useVisitors() {
  const visits: Visit[] = [];
  afterEach(async () => {
    for (const { problems, close } of visits.splice(0)) {
      await close();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
  });
  afterAll(closeKeepingBrowser);

  const visitor = async ({ stored, keepsPages = false }: Setting = {}) => {
    const visit = await newVisit(DESKTOP, keepsPages ? await keepingBrowser() : undefined);
    visits.push(visit);
    const { page } = visit;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    if (stored) await seed(page.context(), returning(stored, PERSON));
    /** Takes what was provoked out of what went wrong on the page. */
    const expectProblem = (pattern: RegExp) => {
      const others = visit.problems.filter((problem) => !pattern.test(problem));
      visit.problems.splice(0, Infinity, ...others);
    };
    return { page, posts, expectProblem, simulator: new SimulatorPage(page) };
  };

  /** Step by step to the results of a lender's page, so that every step is an entry of the history. */
  const toResults = async (setting: Setting = {}) => {
    const visited = await visitor({ stored: 'alerce', ...setting });
    const { page, simulator } = visited;
    await simulator.open('/alerce');
    await simulator.submitLoan();
    await ask(page).click();
    await expect.poll(screenOn(page)).toBe(RESULTS);
    return visited;
  };
  return { visitor, toResults };
}
