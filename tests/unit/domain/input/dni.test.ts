import { expect, it } from 'vitest';
import { editDni, parseDni, readDni } from '#domain/input/dni.ts';
import { TypedText } from '../../../support/dom/typing.ts';

it.each([
  ['20-12345678-6', '12345678', false],
  ['20-12345678-5', '', false],
  ['25-12345678-8', '12345678', false],
  ['26-12345678-4', '12345678', false],
  ['21-12345678-2', '', true],
  ['1201234567', '', true],
  ['12.345.678', '12345678', false],
  ['123456789', '', true],
])('%s gives the DNI %s; longer than one: %s', (text, dni, isCut) =>
  expect(parseDni(text)).toEqual({ dni, isCut }),
);

it('the field of the DNI refuses what is longer than a DNI and no CUIL', () =>
  expect(readDni('2012345678')).toEqual({ kind: 'unread', why: 'long' }));

type Steps = (field: TypedText) => TypedText;

it.each<[string, Steps, string, boolean]>([
  ['a pasted CUIL', (field) => field.paste('20123456786'), '12.345.678|', false],
  ['a CUIL typed key by key', (field) => field.type('20123456786'), '12.345.678|', false],
  ['a CUIL typed with its hyphens', (field) => field.type('20-12345678-6'), '12.345.678|', false],
  ['nine digits', (field) => field.type('123456789'), '12.345.678|', true],
  ['ten digits of a CUIL', (field) => field.type('2012345678'), '20.123.456|', true],
  ['a CUIL with a wrong digit', (field) => field.type('20123456785'), '20123456785|', false],
  [
    'the same with its digit mended',
    (field) => field.type('20123456785').backspace().type('6'),
    '12.345.678|',
    false,
  ],
  [
    'what is left of it while it is mended',
    (field) => field.type('20123456785').backspace(),
    '2012345678|',
    false,
  ],
  [
    'digits behind one that was left out before another was taken away',
    (field) => field.type('201234567').backspace().type('686'),
    '20.123.456|',
    true,
  ],
  [
    'digits typed inside, which go on nowhere',
    (field) => field.type('20123456').moveTo(3).type('786'),
    '20|.123.456',
    true,
  ],
])('the field of the DNI shows of %s what it makes of it', (_, steps, shown, isCut) => {
  let left = { isCut: false, beyond: '' };
  const field = new TypedText((edit) => {
    const edited = editDni(edit, left.beyond);
    left = edited;
    return edited;
  });
  expect([steps(field).shown, left.isCut]).toEqual([shown, isCut]);
});
