import { expect, it } from 'vitest';
import { type Audience, type LenderFile } from '#features/lender-file/lender-file.ts';
import { fill } from '#domain/template.ts';
import { audienceText } from '#features/lender-file/LenderFile.tsx';
import { content } from '../../../support/content/content.ts';

const { everybody, inDoubt } = content.lenderFile;
const { audiences: names } = content.site.lenderPage.file;
const public_ = content.simulator.employment.find(({ code }) => code === 'empleado_publico')?.label ?? '';

/** As it stands in the file: names of audiences in small letters, the first letter capital. */
const sentence = (words: string): string => {
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase('es') + rest.join('');
};

const told = (...audiences: Audience[]): string => audienceText({ audiences } as LenderFile, content);

it.each<[string, string, Audience]>([
  ['anybody', everybody, { employment: null, condition: null, requirement: null }],
  ['an employment', public_, { employment: 'empleado_publico', condition: null, requirement: null }],
  ['clients', names.account_holder, { employment: null, condition: 'cliente', requirement: null }],
  ['whom nobody read', inDoubt, { employment: null, condition: 'en_duda', requirement: null }],
  [
    'an employment with another requirement, whose capital letters stay',
    `${public_} (${fill(names.requirement, { requirement: 'cobrar por ANSES' })})`,
    { employment: 'empleado_publico', condition: 'otra', requirement: 'cobrar por ANSES' },
  ],
  [
    'an employment, if paid there',
    `${public_} (${names.salary_account})`,
    { employment: 'empleado_publico', condition: 'cuenta_sueldo', requirement: null },
  ],
])('who may ask is said in words: %s', (_, words, audience) => expect(told(audience)).toBe(sentence(words)));
