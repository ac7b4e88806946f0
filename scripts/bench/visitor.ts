import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { loanFormKey } from '#domain/draft.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { benchOffers } from '#scripts/preview/visitor/bench-offers.ts';
import { content } from '#scripts/preview/visitor/content.ts';
import { storedVisitor, VISITOR } from '#scripts/preview/visitor/typical.ts';

/** The lender whose page stands for all of them. */
export const LENDER = content.lenders.find(({ page }) => page)?.id ?? '';
export const LENDER_PAGE = `/${LENDER}`;
/** The button that sends either step of the form. */
const SUBMIT = '[data-island=simulator] button[type=submit]';

/** The phone that Lighthouse imitates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** Storage of the typical visitor's browser after a visit to this page, by key. */
export const stored = (pageId: string, form?: Partial<LoanForm>): Record<string, string> =>
  storedVisitor([loanFormKey(pageId)], form);

/** A site, and a browser to visit it with. */
export type Target = { browser: Browser; url: string };

export type Conditions = {
  device?: BrowserContextOptions;
  /** Factor by which the processor is slower; 1 is this machine's speed. */
  slowdown?: number;
  /** The site's storage before the visit. */
  stored?: Record<string, string>;
  /** Runs in every document before its scripts. */
  script?: (() => void) | undefined;
};

export type BenchVisit = {
  page: Page;
  devtools: CDPSession;
  /** Resolves when the network has been silent for a while. */
  quiet: () => Promise<void>;
};

/** Milliseconds of silence after which nothing more is on its way. */
const SILENCE = 700;

/** Follows a page's network; Playwright's own `networkidle` only covers the load of the document. */
function followNetwork(page: Page, devtools: CDPSession): BenchVisit['quiet'] {
  let latest = performance.now();
  const note = () => {
    latest = performance.now();
  };
  devtools.on('Network.requestWillBeSent', note);
  devtools.on('Network.dataReceived', note);
  devtools.on('Network.loadingFinished', note);
  return async () => {
    note();
    while (performance.now() - latest < SILENCE) await page.waitForTimeout(SILENCE / 4);
  };
}

/**
 * Opens a browser with an empty cache under given conditions and returns what `act` finds.
 *
 * @throws Error when something went wrong in the page meanwhile.
 */
export async function visiting<Found>(
  { browser, url }: Target,
  { device = PHONE, slowdown = 1, stored: keeps = {}, script }: Conditions,
  act: (visit: BenchVisit) => Promise<Found>,
): Promise<Found> {
  const localStorage = Object.entries(keeps).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...device,
    locale: 'es-AR',
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // The loader of TypeScript wraps named functions in a call of this one, which a page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  if (script) await context.addInitScript(script);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found = await act({ page, devtools, quiet: followNetwork(page, devtools) });
  await context.close();
  if (problems.length > 0) throw new Error(`The page reported: ${problems.join('; ')}`);
  return found;
}

/**
 * Opens a page and waits for its load.
 *
 * @throws Error when it is not there or has no heading, since figures of a page that did not render mean nothing.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const heading = (await page.locator('h1').first().innerText()).trim();
  if (response?.status() !== 200 || heading === '') throw new Error(`${path} did not render.`);
}

const TIMEOUT = 60_000;

/** `offers` in the provider's answer; the term is in months. */
type Scene = { offers: number; term?: number; script?: () => void };

/** Sends both forms of a lender page on a slow processor, waits for the results to be at rest and returns what `act` finds. */
export async function visitingResults<Found>(
  { root, site, slowdown }: Bench,
  { offers, term = 30, script }: Scene,
  act: (visit: BenchVisit) => Promise<Found>,
): Promise<Found> {
  const target = await site();
  const asked = { count: offers, lender: null, own: false, loan: { ...VISITOR.form, term } };
  target.answerWith(JSON.stringify({ offers: benchOffers(wholeContent(root), asked) }));
  // Smooth scrolling would carry controls away from under the finger.
  const device = { ...PHONE, reducedMotion: 'reduce' } as const;
  return visiting(target, { device, slowdown, stored: stored(LENDER, { term }), script }, async (visit) => {
    const { page, quiet } = visit;
    page.setDefaultTimeout(TIMEOUT);
    await openPage(page, LENDER_PAGE);
    await page.locator(SUBMIT).tap();
    await page.locator('#dni').waitFor();
    // Scripts that are fetched ahead have arrived, as for somebody who reads the form.
    await quiet();
    await page.locator(SUBMIT).tap();
    // Looking for the cards from outside would lay the page out in the middle of what is measured.
    await quiet();
    await page.locator('article').first().waitFor();
    return act(visit);
  });
}
