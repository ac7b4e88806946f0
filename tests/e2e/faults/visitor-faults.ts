import { content, sortLabel } from '../../support/visitor/content.ts';
import { expect } from '../../support/visitor/shown.ts';
import { back, expectScreen, RESULTS } from '../../support/browser/steps.ts';
import type { Fault, FaultVisit, Sees } from './fault-visit.ts';

/* What the visitor does faster, or more hesitantly, than expected. */

const offers: Sees = { view: 'offers' };
/** Asks, and while the answer is held back does something else. */
const whileAsked = (
  id: string,
  act: (visit: FaultVisit) => Promise<unknown>,
  sees: Sees,
  more: Partial<Fault> = {},
): Fault => ({
  id,
  provider: 'held',
  act: async (visit) => {
    await visit.press();
    await visit.sees(content.personal.submitting);
    // What stands under the pointer now takes no press meant for the button that was there.
    await visit.simulator.movePointer();
    await act(visit);
  },
  sees,
  ...more,
});

export const visitorFaults: readonly Fault[] = [
  {
    id: 'the button is pressed twice at once',
    act: async (visit) => {
      await visit.toPersonal();
      visit.invariants.presses += 1;
      await visit.submitButton.dblclick();
    },
    sees: offers,
  },
  {
    id: 'Enter and a click come together',
    act: async (visit) => {
      await visit.toPersonal();
      const box = await visit.submitButton.boundingBox();
      visit.invariants.presses += 1;
      await visit.page.locator('#email').focus();
      await visit.page.keyboard.press('Enter');
      await visit.page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    },
    sees: offers,
  },
  whileAsked(
    'leaving while the offers are on their way, and coming back',
    async (visit) => {
      await visit.page.goto('/bancos');
      await visit.release();
      await visit.page.goBack();
    },
    { view: 'personal' },
  ),
  {
    id: 'two tabs that both ask',
    act: async (visit) => {
      await visit.toPersonal();
      const other = await visit.page.context().newPage();
      await other.goto(`${visit.place.path}?paso=datos`);
      visit.invariants.presses += 1;
      await other.getByRole('button', { name: content.personal.submit }).click();
      await expect(other.getByRole('article').first()).toBeVisible();
      await visit.press();
    },
    sees: offers,
    calls: 2,
    leads: 2,
  },
  {
    id: 'leaving the offers and coming back to a page kept alive',
    keepsPages: true,
    act: async (visit) => {
      await visit.press();
      await expect(visit.page.getByRole('article').first()).toBeVisible();
      await visit.page.goto('/bancos');
      await back(visit.page);
      await expectScreen(visit.page, RESULTS);
      await visit.page.getByRole('radio', { name: sortLabel('cuota'), exact: true }).press('Space');
      await expect(visit.page).toHaveURL(/orden=cuota/);
      await back(visit.page);
    },
    sees: { view: 'personal' },
    leads: 1,
  },
  whileAsked(
    'leaving while the offers are on their way, and coming back to a page kept alive',
    async (visit) => {
      await visit.page.goto('/bancos');
      await back(visit.page);
      await expect(visit.page.locator('#dni')).toBeVisible();
      // The browser may have kept the call alive; after 45 s its answer is no longer used.
      await visit.pass(46);
      await visit.release();
    },
    { view: 'personal' },
    { keepsPages: true },
  ),
];
