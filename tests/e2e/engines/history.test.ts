import { describe, it } from 'vitest';
import { ENGINES } from './driver/engines.ts';
import { PHONE, useEngine } from './driver/visitor.ts';

/** What the visitor sees of the form, and what it would send. */
const readForm = (): string[] =>
  ['amount', 'term', 'employment', 'seniority', 'province', 'ageList', 'age', 'netSalary'].map(
    (name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value ?? 'none',
  );

const FILLED = ['5.000.000', '30', 'relacion_dependencia', '2_3_anos', 'caba', '40', '40', '3.000.000'];

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
});

describe.each(ENGINES)('on a narrow window in %s', (engine) => {
  const visitor = useEngine(engine, PHONE);

  it('Back closes what lies over the offers, and Escape leaves nothing for Back to close', async () => {
    const visit = visitor();
    await visit.simulate('/alerce');
    const more = '[aria-labelledby=resultados] [aria-haspopup]';
    await visit.driver.click(more);
    await visit.expectSeen('dialog[open]');
    await visit.back();
    await visit.expectUnseen('dialog[open]');
    await visit.expectSeen('article');
    await visit.driver.click(more);
    await visit.expectSeen('dialog[open]');
    await visit.driver.press('Escape');
    await visit.expectUnseen('dialog[open]');
    await visit.expectFound(false, () => history.state === 'over');
    await visit.back();
    await visit.expectSeen('#dni');
  });
});
