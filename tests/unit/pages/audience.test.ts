import { expect, it } from 'vitest';
import { type Audience, type LenderFile } from '#domain/quote/lender-file.ts';
import { audienceText } from '#pages/LenderFile.tsx';
import { content } from '../../support/content/content.ts';

const { everybody, audiences: names } = content.site.lenderPage.file;
const public_ = content.simulator.employment.find(({ code }) => code === 'empleado_publico')?.label ?? '';

const told = (...audiences: Audience[]): string =>
  audienceText({ audiences } as LenderFile, content).toLocaleLowerCase('es');

it.each<[string, string, Audience]>([
  ['anybody', everybody, { employment: null, condition: null }],
  ['an employment', public_, { employment: 'empleado_publico', condition: null }],
  ['clients', names.account_holder, { employment: null, condition: 'cliente' }],
  [
    'an employment, if paid there',
    `${public_} (${names.salary_account})`,
    { employment: 'empleado_publico', condition: 'cuenta_sueldo' },
  ],
])('who may ask is said in words: %s', (_, words, audience) =>
  expect(told(audience)).toBe(words.toLocaleLowerCase('es')),
);
