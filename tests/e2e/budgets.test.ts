import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pagesOf } from '#site/routes.ts';
import { GOALS } from '#scripts/bench/goals.ts';
import {
  CONTENT_PAGES,
  pageWeight,
  scriptOfJourney,
  scriptUntilForm,
  scriptWhileReading,
} from '#scripts/bench/measures/bytes.ts';
import { sharedBrowser } from '../support/browser/browsers.ts';
import { content } from '../support/content/content.ts';

const site = async () => ({ browser: await sharedBrowser(), url: inject('site') });

describe('what a visitor has to load stays within its budget', () => {
  it('scripts until the form can be used', async () => {
    expect(await scriptUntilForm(await site())).toBeLessThanOrEqual(GOALS['script-form'].goal);
  });

  it('scripts of the whole journey to the results', async () => {
    expect(await scriptOfJourney(await site())).toBeLessThanOrEqual(GOALS['script-journey'].goal);
  });

  it.each(CONTENT_PAGES)('scripts of %s before any interaction', async (path) => {
    expect(await scriptWhileReading(await site(), path)).toBeLessThanOrEqual(GOALS['script-content'].goal);
  });

  it('HTML and CSS of every lender page, which is sent compressed as it was built', async () => {
    const kilobytes = (path: string) => statSync(`${join(inject('dist'), path)}.html.br`).size / 1000;
    const lenders = pagesOf(content)
      .filter(({ kind }) => kind === 'lender')
      .map(({ path }) => path);
    const [first = ''] = lenders;
    expect(await pageWeight(await site(), first)).toBe(kilobytes(first));
    expect(Math.max(...lenders.map(kilobytes))).toBeLessThanOrEqual(GOALS['lender-html'].goal);
  });
});
