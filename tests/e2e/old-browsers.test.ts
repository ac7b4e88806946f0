import type { Page } from 'playwright';
import { content } from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import { KNOWN_RULE } from '#islands/supported.ts';
import { COMMON_PATHS, ROUTES } from '#site/routes.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

// The page's policy holds the hash of the styles, and the script's address its own.
const visitor = useVisitors({ fresh: true, device: { ...PHONE, bypassCSP: true } });

const { oldBrowser } = content.site.errors;

/** Makes a browser older than the supported ones: the rule by which they are known is none that it knows. */
const forgetRule = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(KNOWN_RULE, '(no-such-rule:auto)')
      .replaceAll(/ integrity="[^"]*"/g, '');
    return route.fulfill({ response, body });
  });

itFirst(...['/alerce', ...COMMON_PATHS].map((path): [string] => [path]))(
  'a browser older than the supported ones shows a sentence in place of every form on %s, and no button that does nothing',
  async (path) => {
    const { page } = await visitor();
    await forgetRule(page);
    await page.goto(path);
    // A page that is read has no form, and nothing to say.
    const forms = await page.locator('main [data-island]:not(:empty)').count();
    await expect(page.getByText(oldBrowser).filter({ visible: true })).toHaveCount(forms);
    const dead = page.locator('main :is(form, button, input, select, textarea)').filter({ visible: true });
    await expect(dead).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelectorAll('link[rel=modulepreload]').length)).toBe(0);
  },
);

itFirst([ROUTES.contact], ['/alerce'])(
  'a browser older than the supported ones is told from others: no such sentence is seen on %s',
  async (path) => {
    const { page } = await visitor();
    await page.goto(path);
    await expect(page.locator('main form').first()).toBeVisible();
    await expect(page.getByText(oldBrowser).first()).toBeHidden();
  },
);
