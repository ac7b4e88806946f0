import { describe, it } from 'vitest';
import { CARD_PRESSES } from '../../support/content/card-presses.ts';
import { ENGINES } from './driver/engines.ts';
import { PHONE, useEngine } from './driver/visitor.ts';

describe.each(ENGINES)('by the keyboard alone in %s', (engine) => {
  const visitor = useEngine(engine);

  it('a visitor goes from the form to a closed box and what opens from an offer', async () => {
    const visit = visitor();
    await visit.driver.open('/alerce');
    await visit.tabTo('[name=amount]');
    await visit.fillByKeys(['amount', 'term', 'employment', 'seniority', 'province', 'age', 'netSalary']);
    await visit.driver.press('Enter');
    await visit.expectSeen('#dni');
    await visit.tabTo('[name=dni]');
    await visit.fillByKeys(['dni', 'email', 'phone']);
    await visit.driver.press('Enter');
    await visit.expectSeen('article');
    await visit.expectFound('H2', () => document.activeElement?.tagName);
    await visit.tabTo('[aria-labelledby=resultados] [aria-haspopup]');
    await visit.driver.press('Enter');
    await visit.expectSeen('dialog[open]');
    await visit.driver.press('Escape');
    await visit.expectUnseen('dialog[open]');
    await visit.expectFound(true, () => document.activeElement?.hasAttribute('aria-haspopup'));
    await visit.tabTo('[name=sort]');
    await visit.driver.press('ArrowRight');
    await visit.expectAt(/orden=cuota/);
    for (const { control, shown } of CARD_PRESSES) {
      await visit.tabTo(`article ${control}`);
      await visit.driver.press('Enter');
      await visit.expectSeen(shown);
    }
  });

  it('a visitor skips the header, and goes to another page by the menu of a phone', async () => {
    const visit = visitor();
    await visit.driver.resize(...PHONE);
    await visit.driver.open('/alerce');
    await visit.driver.press('Tab');
    await visit.driver.press('Enter');
    await visit.expectFound('MAIN', () => document.activeElement?.tagName);
    await visit.driver.open('/alerce');
    await visit.tabTo('header button[popovertarget]');
    await visit.driver.press('Enter');
    await visit.tabTo('header nav a[href="/bancos"]');
    await visit.driver.press('Enter');
    await visit.expectAt(/^\/bancos$/);
  });

  it('a form that lacks something leads to the first field that does', async () => {
    const visit = visitor();
    await visit.driver.open('/alerce');
    await visit.tabTo('[name=netSalary]');
    await visit.driver.press('Enter');
    await visit.expectFound('employment', () => document.querySelector<HTMLSelectElement>(':focus')?.name);
    await visit.expectFound('true', () => document.activeElement?.getAttribute('aria-invalid'));
  });
});
