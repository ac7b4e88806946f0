import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { loanFormKey } from '#domain/draft.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { storedVisitor } from '#scripts/review/visitor/typical.ts';
import { content } from '#scripts/review/visitor/content.ts';

const lender = content.lenders.find(({ page }) => page);
/** The lender whose page stands for all of them. */
export const LENDER = lender?.id ?? '';
export const LENDER_NAME = lender?.name ?? '';
export const LENDER_PAGE = `/${LENDER}`;

/** The phone that Lighthouse imitates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;
export const TABLET = {
  ...PHONE,
  viewport: { width: 768, height: 1024 },
} as const satisfies BrowserContextOptions;

const BITS = 8;
/** Slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS,
  uploadThroughput: 750_000 / BITS,
};

/** What the browser keeps of the typical visitor who was on this page before, by key. */
export const stored = (pageId: string, form?: Partial<LoanForm>): Record<string, string> =>
  storedVisitor([loanFormKey(pageId)], form);

export type Conditions = {
  device?: BrowserContextOptions;
  /** The network of a slow phone; without it, this machine's. */
  slowNetwork?: boolean;
  /** How often slower the processor is; 1 is this machine's speed. */
  slowdown?: number;
  /** What the browser keeps for the site before the visit. */
  stored?: Record<string, string>;
  /** Runs in every document before its scripts. */
  script?: () => void;
};

export type BenchVisit = {
  page: Page;
  devtools: CDPSession;
  problems: string[];
  /** Resolves when the network has been silent for a while. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
};

/** Milliseconds of silence after which nothing more is on its way. */
const SILENCE = 700;

/** Follows a page's network; Playwright's own `networkidle` only covers the load of the document. */
function followNetwork({ page, devtools }: Pick<BenchVisit, 'page' | 'devtools'>): () => Promise<void> {
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

/** A visitor with an empty cache under given conditions. */
export async function newVisitor(
  browser: Browser,
  site: string,
  { device = PHONE, slowNetwork = false, slowdown = 1, stored: keeps = {}, script }: Conditions = {},
): Promise<BenchVisit> {
  const localStorage = Object.entries(keeps).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...device,
    locale: 'es-AR',
    baseURL: site,
    storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
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
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const quiet = followNetwork({ page, devtools });
  return { page, devtools, problems, quiet, close: () => context.close() };
}

/**
 * Opens a page and waits for its load.
 *
 * @throws Error when it is not there or has no heading, since figures of a page that did not render mean nothing.
 */
export async function openPage({ page }: BenchVisit, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const heading = (await page.locator('h1').first().innerText()).trim();
  if (response?.status() !== 200 || heading === '') throw new Error(`${path} did not render.`);
}

/** Ends a visit. @throws Error when something went wrong in the page meanwhile. */
export async function endVisit({ problems, close }: BenchVisit): Promise<void> {
  await close();
  if (problems.length > 0) throw new Error(`The page reported: ${problems.join('; ')}`);
}
