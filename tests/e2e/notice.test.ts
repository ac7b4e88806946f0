import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildChanged,
  type ChangedSite,
  changeSite,
  LONGEST_NOTICE,
  pageBytes,
} from '../support/content/changed-content.ts';
import { MOST } from '../support/browser/weights.ts';
import { PROJECT } from '#scripts/cli/command.ts';
import { PAGES } from '../support/visitor/screens.ts';
import { pagesOf } from '#site/routes.ts';
import { accessibilityFaults } from '../support/faults/axe.ts';
import { content } from '../support/content/content.ts';
import { layoutFaults } from '../support/faults/layout-faults.ts';
import { serveDist } from '../support/server/server.ts';
import { newVisit } from '../support/browser/visit.ts';

let site: ChangedSite;
let server: Awaited<ReturnType<typeof serveDist>>;

beforeAll(async () => {
  site = await buildChanged(PROJECT, (config) =>
    changeSite(config, (data) => (data.notice = LONGEST_NOTICE)),
  );
  server = await serveDist(site.dist);
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

async function onPage(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems, close } = await newVisit({
    baseURL: server.url,
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    await look(page);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  } finally {
    await close();
  }
}

describe('under the longest notice', () => {
  it('every lender page stays within its bytes', () => {
    const bytes = pageBytes(site.dist);
    const lenders = pagesOf(content).filter(({ kind }) => kind === 'lender');
    const largest = Math.max(...lenders.map(({ path }) => bytes.get(path.slice(1)) ?? Number.NaN));
    expect(largest / 1000).toBeLessThanOrEqual(MOST.page);
  });

  it.each(PAGES.map((screen) => [screen.name, screen] as const))(
    'under the longest notice %s can be read whole from 320 px on, and breaks no accessibility rule by day or by night',
    async (_, screen) => {
      await onPage({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' }, async (page) => {
        await screen.open(page);
        const notice = page.locator('[data-notice]');
        expect(await notice.innerText()).toContain(LONGEST_NOTICE.text);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await layoutFaults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await layoutFaults(page)).toEqual([]);
        const { height } = (await notice.boundingBox()) ?? { height: 0 };
        expect(height).toBeLessThan(50);
      });
    },
  );

  it('closed on one page, it is on no other page of the tab, and still in another tab', async () => {
    await onPage({}, async (page) => {
      await page.goto('/');
      await page.locator('[data-notice] button').click();
      for (const { path } of pagesOf(content)) {
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        expect(await page.locator('[data-notice]').count(), path).toBe(0);
      }
      await page.reload();
      expect(await page.locator('[data-notice]').count()).toBe(0);
      const other = await page.context().newPage();
      await other.goto('/');
      expect(await other.locator('[data-notice]').count()).toBe(1);
    });
  });
});
