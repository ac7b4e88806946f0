import { it } from 'vitest';
import { content } from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import { windowOf } from '../support/visitor/window.ts';
import { ROUTES } from '#site/routes.ts';
import { hold } from '../support/browser/steps.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const visitor = useVisitors();

itFirst(['/alerce'], [ROUTES.simulation])(
  'with script the results of %s keep the ways to other pages that the page came with',
  async (path) => {
    const { page } = await visitor({ device: windowOf(390) });
    const html = await (await page.request.get(path)).text();
    const served = [...html.matchAll(/<(header|footer)[\s\S]*?<\/\1>/g)].flatMap(([part]) =>
      [...part.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href),
    );
    await openResults(page, path);
    await page.locator('header button[popovertarget]').first().click();
    const shown = await page
      .locator('header a, footer a')
      .evaluateAll((links) =>
        links.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href')),
      );
    expect(served.length).toBeGreaterThanOrEqual(content.site.header.navigation.length);
    // The footer of a wide window has the menu's tools again.
    expect([...new Set(shown)]).toEqual([...new Set(served)]);
  },
);

it('on a slow network nothing of the results is painted without the styles that come later', async () => {
  const { page, simulator } = await visitor({ fresh: true });
  const asked = page.waitForRequest('**/assets/later-*.css');
  const letStylesCome = await hold(page, '**/assets/later-*.css');
  await simulator.open(ROUTES.simulation);
  await simulator.fillLoan();
  await simulator.submitLoan();
  await simulator.fillPersonal();
  await simulator.submitPersonal();
  await asked;
  await expect(page.getByText(content.personal.submitting).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  letStylesCome();
  await expect(page.locator('article > div').first()).toHaveCSS('display', 'grid');
});
