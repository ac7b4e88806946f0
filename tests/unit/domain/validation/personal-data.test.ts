import { expect, it } from 'vitest';
import { content } from '../../../support/content.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';

const config = content.personal;

const good: PersonalData = {
  dni: '12345678',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};

it('finds nothing wrong with good data', () => expect(validatePersonalData(good, config)).toEqual({}));

it.each([
  ['dni', '', 'El DNI es pedido'],
  ['dni', '1234567', 'El DNI debe tener 8 guarismos'],
  ['dni', '123456789', 'El DNI debe tener 8 guarismos'],
  ['email', '', 'El buzón es pedido'],
  ['email', '   ', 'El buzón es pedido'],
  ['email', 'ana.gmail.com', 'El buzón debe contener @'],
  ['phone', '', 'El celular es pedido'],
  ['phone', '115555123', 'El celular debe tener 10 guarismos'],
  ['phone', '11555512345', 'El celular debe tener 10 guarismos'],
  ['phone', '+6561234567', 'El celular debe tener 10 guarismos'],
  ['gender', '', 'El sexo es pedido'],
  ['gender', 'otro', 'El sexo es pedido'],
] as const)('%s %j', (field, value, message) => {
  expect(validatePersonalData({ ...good, [field]: value }, config)).toEqual({ [field]: message });
});

it('reports every field at once', () => {
  const empty = { dni: '', email: '', phone: '', gender: '' };
  expect(Object.keys(validatePersonalData(empty, config))).toEqual(['dni', 'email', 'phone', 'gender']);
});
