import { expect, test } from 'vitest';
import { fictitiousBrand } from '#scripts/config/rules/site.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const SITE = 'config/site.json';

test('reminds of every invented datum, and never stops a build', () => {
  const group = (draft: Draft) => void (draft.footer.group = 'Es parte del Grupo Financiero Ejemplo.');
  const problems = ruleProblems(fictitiousBrand, { [SITE]: group });
  expect(problems.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([
      '/origin',
      '/footer/group',
      '/contact/email',
      '/contact/phone',
      '/marketplace/origin',
    ]),
  );
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('true data of a company give no notice', () => {
  const contact = (draft: Draft) =>
    Object.assign(draft.contact, { email: 'hola@comparador.com.ar', phone: '(011) 4321-0100' });
  const pointers = ruleProblems(fictitiousBrand, { [SITE]: contact }).map(({ pointer }) => pointer);
  expect(pointers).not.toContain('/contact/email');
  expect(pointers).not.toContain('/contact/phone');
});
