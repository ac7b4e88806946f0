import { expect, it } from 'vitest';
import config from '../../../../config/personal.json';
import type { PersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';

const good: PersonalData = {
  dni: '12345678',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};

it('finds nothing wrong with good data', () => {
  expect(validatePersonalData(good, config)).toEqual({});
});

it.each([
  ['dni', '', 'El DNI es requerido'],
  ['dni', '1234567', 'El DNI debe tener 8 dígitos'],
  ['dni', '123456789', 'El DNI debe tener 8 dígitos'],
  ['email', '', 'El correo es requerido'],
  ['email', '   ', 'El correo es requerido'],
  ['email', 'ana.gmail.com', 'El correo debe contener @'],
  ['phone', '', 'El teléfono es requerido'],
  ['phone', '115555123', 'El teléfono debe tener 10 dígitos'],
  ['phone', '11555512345', 'El teléfono debe tener 10 dígitos'],
  ['phone', '+6561234567', 'El teléfono debe tener 10 dígitos'],
  ['gender', '', 'El género es requerido'],
  ['gender', 'otro', 'El género es requerido'],
] as const)('%s %j', (field, value, message) => {
  expect(validatePersonalData({ ...good, [field]: value }, config)).toEqual({ [field]: message });
});

it('reports every field at once', () => {
  const empty = { dni: '', email: '', phone: '', gender: '' };
  expect(Object.keys(validatePersonalData(empty, config))).toEqual(['dni', 'email', 'phone', 'gender']);
});
