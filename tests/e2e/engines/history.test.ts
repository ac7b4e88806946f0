import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../support/browser/engines/engines.ts';
import { PHONE, useEngine } from '../../support/browser/engines/visitor.ts';

/** What the visitor sees of the form, and what it would send. */
const readForm = (): string[] =>
  ['amount', 'term', 'employment', 'seniority', 'province', 'ageList', 'age', 'netSalary'].map(
    (name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value ?? 'none',
  );

const FILLED = ['5.000.000', '30', 'relacion_dependencia', '2_3_anos', 'caba', '40', '40', '3.000.000'];

const NEXT_PAGE = 'nav button[aria-current=page] + button';
const MENU = 'header nav:popover-open';
const MENU_BUTTON = 'body > header button';

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it('Back and Forward go through form, personal data and offers, filled in', async () => {
    const visit = visitor();
    await visit.simulate('/alerce');
    await visit.back();
    await visit.expectAt(/paso=datos/);
    await visit.expectFound('30.123.456', () => document.querySelector<HTMLInputElement>('#dni')?.value);
    await visit.back();
    await visit.expectFound(FILLED, readForm);
    await visit.forward();
    await visit.expectSeen('#dni');
    await visit.forward();
    await visit.expectSeen('article');
  });

  it('a form that is left and come back to shows what it would send', async () => {
    const visit = visitor();
    await visit.driver.open('/');
    await visit.fillLoan();
    await visit.submitLoan();
    await visit.expectAt(/^\/simular/);
    for (let steps = 0; steps < 2; steps += 1) {
      await visit.back();
      await visit.expectUnseen('#dni');
      if (await visit.driver.run(() => location.pathname === '/').catch(() => true)) break;
    }
    await visit.expectAt(/^\/$/);
    await visit.expectFound(FILLED, readForm);
    await visit.submitLoan();
    await visit.expectAt(/^\/simular/);
  });

  it('a reload of the results shows them as they were', async () => {
    const visit = visitor();
    await visit.simulate('/alerce');
    const first = () => document.querySelector('article h3')?.textContent;
    const name = await visit.driver.run(first);
    await visit.driver.reload();
    await visit.expectFound(name, first);
  });
});

/** Lets so many frames of the page go by, with the page where it is told to be in the first of them; returns where it is then. */
async function standAt(top: number, frames: number): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let at = 0; at < frames; at += 1) await frame();
  scrollTo({ top, behavior: 'instant' });
  for (let at = 0; at < frames; at += 1) await frame();
  return Math.round(scrollY);
}

/** Resolves once the page has moved, and then stood still for so many frames. */
async function untilMovedAndStill(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const from = scrollY;
  while (scrollY === from) await frame();
  for (let [still, before] = [0, scrollY]; still < 20; before = scrollY) {
    await frame();
    still = scrollY === before ? still + 1 : 0;
  }
}

describe.each(ENGINES)('on a narrow window in %s', (engine) => {
  const visitor = useEngine(engine, PHONE);

  it('Back to a page of the list leads to where it was left', async () => {
    const visit = visitor();
    await visit.simulate('/simular');
    await visit.driver.run(() =>
      addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(Math.round(scrollY))), {
        once: true,
      }),
    );
    await visit.expectSeen(NEXT_PAGE);
    await visit.driver.click(NEXT_PAGE);
    await visit.expectAt(/pagina=2/);
    await visit.driver.run(untilMovedAndStill);
    expect(await visit.driver.run(() => scrollY < Number(sessionStorage.getItem('pressed')))).toBe(true);
    await visit.back();
    await visit.expectAt(/^(?!.*pagina=2)/);
    await visit.expectFound(true, () => Math.abs(scrollY - Number(sessionStorage.getItem('pressed'))) < 3);
  });

  it('results that stand at their top can be scrolled without a press, as by a scroll bar', async () => {
    const visit = visitor();
    await visit.simulate('/simular');
    expect(await visit.driver.run(standAt, 300, 30)).toBe(300);
  });

  it('Back closes the menu, also on a page that a link of the menu led away from', async () => {
    const visit = visitor();
    await visit.driver.open('/bancos');
    await visit.driver.click(MENU_BUTTON);
    await visit.expectSeen(MENU);
    await visit.takePicture(`${engine}-menu`);
    await visit.driver.click(`${MENU} a[href="/contacto"]`);
    await visit.expectAt(/^\/contacto/);
    await visit.back();
    await visit.expectAt(/^\/bancos/);
    await visit.expectUnseen(MENU);
    await visit.driver.click(MENU_BUTTON);
    await visit.expectSeen(MENU);
    await visit.back();
    await visit.expectUnseen(MENU);
    expect(await visit.driver.run(() => location.pathname)).toBe('/bancos');
  });

  it('Back closes what lies over the offers, and Escape leaves nothing for Back to close', async () => {
    const visit = visitor();
    await visit.simulate('/alerce');
    const more = '[aria-labelledby=resultados] button[popovertarget]';
    await visit.driver.click(more);
    await visit.expectSeen('dialog:popover-open');
    await visit.back();
    await visit.expectUnseen('dialog:popover-open');
    await visit.expectSeen('article');
    await visit.driver.click(more);
    await visit.expectSeen('dialog:popover-open');
    await visit.driver.press('Escape');
    await visit.expectUnseen('dialog:popover-open');
    await visit.expectFound(false, () => history.state === 'over');
    await visit.back();
    await visit.expectSeen('#dni');
  });
});
