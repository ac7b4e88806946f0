import { content } from '../support/visitor/content.ts';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ask, RESULTS, expectScreen } from '../support/browser/steps.ts';
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
