import { expect, it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';

const config = content.personal;

const good: PersonalData = {
  dni: '12345678',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};

it('the validation finds nothing wrong with good data', () =>
  expect(validatePersonalData(good, config)).toEqual({}));

it.each([
  ['[S5.1-01]', 'dni', '', 'dniRequired'],
  ['[S5.1-02 S9.1-18]', 'dni', '1234567', 'dniLength'],
  ['[S5.1-02]', 'dni', '123456789', 'dniLength'],
  ['[S5.1-03]', 'email', '', 'emailRequired'],
  ['[S5.1-04]', 'email', 'ana.gmail.com', 'emailAt'],
  ['of 320 characters', 'email', `${'a'.repeat(310)}@gmail.com`, 'emailLong'],
  ['[S5.1-05]', 'phone', '', 'phoneRequired'],
  ['[S3.2-03 S5.1-06 S9.1-19]', 'phone', '115555123', 'phoneLength'],
  ['[S5.1-13]', 'phone', '11555512345', 'phoneLength'],
  ['[S5.1-13]', 'phone', '+6561234567', 'phoneLength'],
  ['[S5.1-07]', 'gender', '', 'genderRequired'],
] as const)('the form of personal data judges %s %s %j', (_, field, value, message) => {
  const errors = validatePersonalData({ ...good, [field]: value }, config);
  expect(errors).toEqual({ [field]: config.texts.messages[message] });
});
