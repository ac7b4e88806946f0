import { expect, it } from 'vitest';
import { editDni, parseDni } from '#domain/input/dni.ts';

it.each([
  ['20-12345678-6', '12345678', false],
  ['20-12345678-5', '', false],
  ['25-12345678-8', '12345678', false],
  ['26-12345678-4', '12345678', false],
  ['21-12345678-2', '21123456', true],
  ['1201234567', '12012345', true],
  ['12.345.678', '12345678', false],
  ['123456789', '12345678', true],
])('%s gives the DNI %s; cut: %s', (text, dni, isCut) => expect(parseDni(text)).toEqual({ dni, isCut }));

it.each([
  ['a CUIL', '', '20123456786', { dni: '12345678', text: '12.345.678', caret: 10, isCut: false }],
  ['the rest of a CUIL', '2012345', '20123456786', { dni: '12345678', text: '12.345.678', caret: 10 }],
  ['a ninth digit', '12.345.678', '12.345.6789', { dni: '12345678', caret: 10, isCut: true }],
  ['an eighth digit', '1.234.567', '1.234.5678', { dni: '12345678', caret: 10, isCut: false }],
])('%s is typed', (_, before, after, expected) => {
  const edit = { before, after, caret: after.length, inserted: null, deletesForward: false };
  expect(editDni(edit)).toMatchObject(expected);
});
