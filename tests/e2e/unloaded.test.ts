import type { Page } from 'playwright';
import { expect } from '../support/visitor/shown.ts';
import { ask, expectScreen, PERSONAL, reloadByButton, RESULTS } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

/** What the browser reports of a script that is gone. */
const visitor = useVisitors({ fresh: true, allows: /404|MIME|module/ });

/** Files whose names begin so are gone, as after a deploy, until the page is loaded again. */
async function lose(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404 }));
}

itFirst(['the file of the results', 'results-chunk'], ['the list of lenders that are left out', 'names'])(
  '%s that does not come leaves step 2 filled in, and comes with a reload',
  async (_, name) => {
    const { page, simulator, posts } = await visitor({ stored: 'alerce' });
    await lose(page, name);
    await simulator.open('/alerce');
    await simulator.submitLoan();
    await ask(page).click();
    await reloadByButton(page);
    await expectScreen(page, PERSONAL);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(posts).not.toContain('/leads');
    await ask(page).click();
    await expectScreen(page, RESULTS);
  },
);
