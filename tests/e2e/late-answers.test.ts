import { content } from '../support/visitor/content.ts';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ask, back, RESULTS, expectScreen } from '../support/browser/steps.ts';
import { AT_ALERCE, useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

it('an answer that comes late is still welcome when only a fragment of the address changed', async () => {
  const { page } = await visitor({ ...AT_ALERCE, step: 'personal' });
  let release = (): Promise<void> => Promise.resolve();
  await page.route('**/simular_personal', (route) => {
    release = () => route.continue();
  });
  await ask(page).click();
  await expect(page.getByText(content.personal.submitting).first()).toBeVisible();
  await page.evaluate(() => {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = 'contenido';
    return changed;
  });
  await release();
  await expectScreen(page, RESULTS);
});

/** Leaves the page before the screen with the first offer is painted, as a press on a busy phone does. */
function leaveWhenOffersCome(): void {
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      dispatchEvent(new PageTransitionEvent('pagehide'));
      const kept = Object.keys(sessionStorage).length > 0;
      document.documentElement.dataset['left'] = `at ${location.search}, ${kept ? 'kept' : 'lost'}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

it('offers that are left the moment they come have their address and are kept for Back', async () => {
  const { page, simulator } = await visitor({ stored: 'alerce', fresh: true });
  await page.addInitScript(leaveWhenOffersCome);
  await simulator.open('/alerce');
  await simulator.submitLoan();
  await ask(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-left', 'at ?paso=resultados, kept');
});

it('the home page that the browser kept alive is ready to be submitted again', async () => {
  const { page, simulator } = await visitor({ at: '/', keepsPages: true });
  await simulator.fillLoan();
  await simulator.submitButton().click();
  await expect(ask(page)).toBeVisible();
  while (new URL(page.url()).pathname !== '/') await back(page);
  await expect(simulator.submitButton()).toBeEnabled();
  await simulator.submitButton().click();
  await expect(ask(page)).toBeVisible();
});

it(
  'a failed search shows its sentence inside the window, on a phone and on a desktop',
  { tags: 'long' },
  async () => {
    const { page, simulator } = await visitor({ stored: 'alerce', allows: /503/ });
    await page.route('**/simular_personal', (route) => route.fulfill({ status: 503 }));
    await simulator.open('/alerce');
    await simulator.submitLoan();
    const notice = page.getByRole('alert').filter({ visible: true }).first();
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const answer = page.waitForResponse('**/simular_personal');
      await simulator.movePointer();
      await ask(page).click();
      await answer;
      await expect(notice).toContainText(content.personal.error);
      await expect(ask(page)).toBeFocused();
      for (const shown of [notice, ask(page)]) {
        const { y = -1, height = 0 } = (await shown.boundingBox()) ?? {};
        expect(y, `${width} px`).toBeGreaterThan(0);
        expect(y + height, `${width} px`).toBeLessThan(844);
      }
    }
  },
);
