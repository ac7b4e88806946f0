import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { translate } from './altered.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

/** React says that it draws an island anew because its markup was changed. */
const REDRAWN = /#418/;

it('what is typed before a translated page wakes stays, with the focus', async () => {
  const { page } = await visitor({ at: '/alerce', fresh: true, allows: REDRAWN });
  await page.evaluate(translate);
  const salary = page.locator('#net-salary');
  await salary.pressSequentially('2500000');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length)).toBe(1);
  await expect(salary).toHaveValue(/^2\.?500\.?000$/);
  await expect(salary).toBeFocused();
});
