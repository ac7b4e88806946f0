import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pageFolders } from '#generated/routes.ts';
import { COMMON_PATHS, pagesOf, ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { followNetwork, MOST, scriptOf } from './weights.ts';

/** Pages that are read, with no simulator. */
const READ = COMMON_PATHS.filter((path) => path !== ROUTES.home && path !== ROUTES.simulation);

describe('what a visitor has to load stays within its budget:', () => {
  const visitor = useVisitors({ fresh: true, device: PHONE });

  it('scripts until the form can be used', async () => {
    const { page } = await visitor({ at: '/alerce' });
    await page.locator('#net-salary').tap();
    await page.waitForFunction(() => performance.getEntriesByName('island-ready').length > 0);
    const script = await scriptOf(page, 'island-ready');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST.form);
  });

  it('scripts of the whole journey to the results, with all that is fetched while idle', async () => {
    const { page, simulator } = await visitor();
    await simulator.open('/alerce');
    const quiet = await followNetwork(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await page.locator('article').first().waitFor();
    await quiet();
    const script = await scriptOf(page);
    expect(script).toBeGreaterThan(MOST.reading);
    expect(script).toBeLessThanOrEqual(MOST.journey);
  });

  it('scripts of every page that is only read, before any interaction', async () => {
    const weigh = async (path: string): Promise<[path: string, kilobytes: number]> => {
      const { page } = await visitor();
      const quiet = await followNetwork(page);
      await page.goto(path);
      await quiet();
      return [path, await scriptOf(page)];
    };
    // All at once: most of the time is waiting for silence.
    const weights = await Promise.all(READ.map(weigh));
    expect(weights.filter(([, kilobytes]) => !(kilobytes > 0 && kilobytes <= MOST.reading))).toEqual([]);
  });

  const kilobytes = (path: string) => statSync(`${join(inject('dist'), path)}.html.br`).size / 1000;

  it.each([...new Set(pagesOf(content).map(({ kind }) => kind))].filter((kind) => kind in pageFolders))(
    'HTML and CSS of every page of the kind %s, which is sent compressed as it was built',
    async (kind) => {
      const paths = pagesOf(content).flatMap((page) => (page.kind === kind ? page.path : []));
      const [first = ''] = paths;
      const { page } = await visitor({ at: first });
      const sent = await page.evaluate(
        () => (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])[0]?.encodedBodySize,
      );
      expect((sent ?? 0) / 1000).toBe(kilobytes(first));
      expect(Math.max(...paths.map(kilobytes))).toBeLessThanOrEqual(MOST.page);
    },
  );
});
