import type { Page } from 'playwright';

/** The most that a visitor has to load, in kB (1,000 bytes) as sent. */
export const MOST = {
  /** Script until the form can be used. */
  form: 69,
  /** Script of the journey from a lender's page to its results. */
  journey: 104,
  /** Script of a page that is only read. */
  reading: 5,
  /** HTML and styles of a lender's page. */
  page: 14,
} as const;

/** Milliseconds of silence after which nothing more is on its way. */
const SILENCE = 700;

/** Follows what a page fetches, from now on; the function that it returns resolves when nothing more is on its way. */
export async function followNetwork(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
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

/** Scripts that a page has fetched, in kB as sent; of those asked for before a mark, if one is named. */
export const scriptOf = (page: Page, mark = ''): Promise<number> =>
  page.evaluate((before) => {
    const until = performance.getEntriesByName(before)[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((one) => one.startTime < until && one.transferSize > 0 && one.name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
  }, mark);
