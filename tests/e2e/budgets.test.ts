import type { Response } from 'playwright';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { expect as expectShown } from '#scripts/preview/visitor/shown.ts';
import { FEED, pagesOf } from '#site/routes.ts';
import { GOALS } from '#scripts/bench/goals.ts';
import {
  CONTENT_PAGES,
  pageWeight,
  scriptOfJourney,
  scriptUntilForm,
  scriptWhileReading,
  weightOfVerify,
} from '#scripts/bench/measures/bytes.ts';
import { sharedBrowser } from '../support/browser/browsers.ts';
import { content } from '../support/content/content.ts';
import { useVisitors } from '../support/data/visitors.ts';

const site = async () => ({ browser: await sharedBrowser(), url: inject('site') });

describe('what a visitor has to load stays within its budget', () => {
  it('scripts until the form can be used', async () => {
    expect(await scriptUntilForm(await site())).toBeLessThanOrEqual(GOALS['script-form'].goal);
  });

  it('scripts of the whole journey to the results', async () => {
    expect(await scriptOfJourney(await site())).toBeLessThanOrEqual(GOALS['script-journey'].goal);
  });

  it('the page about entities with its list', async () => {
    expect(await weightOfVerify(await site())).toBeLessThanOrEqual(GOALS.verify.goal);
  });

  it.each(CONTENT_PAGES)('scripts of %s before any interaction', async (path) => {
    expect(await scriptWhileReading(await site(), path)).toBeLessThanOrEqual(GOALS['script-content'].goal);
  });

  const kilobytes = (path: string) => statSync(`${join(inject('dist'), path)}.html.br`).size / 1000;

  it.each(['lender', 'landing'])(
    'HTML and CSS of every %s page, which is sent compressed as it was built',
    async (kind) => {
      const paths = pagesOf(content).flatMap((page) => (page.kind === kind ? page.path : []));
      const [first = ''] = paths;
      expect(await pageWeight(await site(), first)).toBe(kilobytes(first));
      expect(Math.max(...paths.map(kilobytes))).toBeLessThanOrEqual(GOALS['lender-html'].goal);
    },
  );
});

describe('how prices moved', () => {
  const visitor = useVisitors({ fresh: true });

  it('is no part of what is fetched on the way to the results', async () => {
    const { page, simulator } = await visitor();
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await simulator.simulate('/alerce');
    await expectShown(page.locator('article').first()).toBeVisible();
    const fetched = answers.map((response) => new URL(response.url()).pathname);
    expect(fetched.filter((path) => path === FEED || path.startsWith('/datos/'))).toEqual([]);
    const scripts = await Promise.all(
      answers.filter((response) => response.url().endsWith('.js')).map((response) => response.text()),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const { moves } = content.site.lenderPage;
    const words = [moves.columns.since, content.information.course.title];
    expect(words.filter((word) => scripts.some((script) => script.includes(word)))).toEqual([]);
  });
});
