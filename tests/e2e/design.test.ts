import { it } from 'vitest';
import { content } from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { hold } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

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
