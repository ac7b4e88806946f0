import { describe, expect, it } from 'vitest';
import { editDni } from '#domain/input/dni.ts';
import { editPhone } from '#domain/input/phone.ts';
import { parseWholeNumber } from '#domain/input/pesos.ts';
import { editWholeNumber } from '#domain/input/whole-number.ts';
import { type Edit, TypedText } from '../../../support/dom/typing.ts';

type Steps = (field: TypedText) => TypedText;
type Row = [name: string, start: string, steps: Steps, shown: string];

const type =
  (keys: string): Steps =>
  (field) =>
    field.type(keys);
const paste =
  (text: string): Steps =>
  (field) =>
    field.paste(text);
const backspace: Steps = (field) => field.backspace();
const deletes: Steps = (field) => field.deleteForward();
const twice =
  (steps: Steps): Steps =>
  (field) =>
    steps(steps(field));

/** A field with a text, its caret where it is drawn or else at the end. */
function fieldWith(edit: Edit, drawn: string): TypedText {
  const field = new TypedText(edit, drawn.replace('|', ''));
  return drawn.includes('|') ? field.moveTo(drawn.indexOf('|')) : field;
}

const WHOLE_NUMBER: Row[] = [
  ['groups while typing', '', type('1234567'), '1.234.567|'],
  ['keeps the caret when a digit is typed inside', '1.2|34.567', type('9'), '12.9|34.567'],
  ['keeps the caret when a digit is typed at the start', '|234', type('1'), '1|.234'],
  ['takes away one digit for one backspace', '1.234', backspace, '123|'],
  ['takes away one digit inside', '1.23|4.567', backspace, '12|4.567'],
  ['steps over a dot with backspace', '1.|234', backspace, '1|.234'],
  ['then takes the digit before it', '1.|234', twice(backspace), '|234'],
  ['steps over a dot with delete', '1|.234', deletes, '1.|234'],
  ['then takes the digit after it', '1|.234', twice(deletes), '1|34'],
  ['keeps a comma in sight', '850.000', type(',5'), '850.000,5|'],
  ['keeps a last dot in sight', '850.000', type('.50'), '850.000.50|'],
  ['takes dots for thousands once three digits follow', '', type('1.500.000'), '1.500.000|'],
  ['keeps a third decimal, which is asked about', '850.000,50', type('9'), '850.000,509|'],
  ['loses the decimals with their comma', '850.000,|50', backspace, '850.000|'],
  ['replaces a selection', '1.234.567', (field) => field.replace(0, 5, '9'), '9|.567'],
  [
    'leaves a pasted amount with centavos, which is read',
    '1.234',
    paste('$ 1.500.000,75'),
    '$ 1.500.000,75|',
  ],
  ['leaves commas between thousands, which are read', '1.234', paste('3,000,000.50'), '3,000,000.50|'],
  ['leaves one comma before a dot, which is read', '', paste('640,000.9'), '640,000.9|'],
  ['reads a dot before one decimal', '', type('640000.9'), '640.000.9|'],
  ['does not take a pasted 1.23 for a backspace', '1.234', paste('1.23'), '1.23|'],
  ['drops leading zeros', '', type('007'), '7|'],
  ['keeps one zero', '', type('0'), '0|'],
  ['keeps letters, which are read', '12', type('a'), '12a|'],
  ['keeps what may be read in two ways as it is pasted', '', paste('1500.000'), '1500.000|'],
  ['ignores a comma before any digit', '', type(',5'), '5|'],
  ['empties', '1', backspace, '|'],
  ['keeps every digit of a text it had not grouped', '1234|5', backspace, '1.23|5'],
];

const DNI: Row[] = [
  ['groups and keeps a leading zero', '', type('01234567'), '01.234.567|'],
  ['takes no ninth digit', '12.345.678', type('9'), '12.345.678|'],
  ['never pushes a digit out', '12|.345.678', type('9'), '12|.345.678'],
  ['fills up from a paste inside', '12.345', (field) => field.replace(2, 2, '9999'), '12.999|.345'],
  ['reads a pasted CUIL', '1', paste('20-12345678-6'), '12.345.678|'],
  [
    'reads a CUIL pasted behind another DNI',
    '30.123.456',
    (field) => field.replace(10, 10, '20-12345678-6', 'insertFromPaste'),
    '12.345.678|',
  ],
  ['steps over a dot with delete', '12|.345.678', deletes, '12.|345.678'],
  ['keeps the caret when a digit goes', '12.34|5.678', backspace, '1.23|5.678'],
  ['ignores letters', '12', type('x'), '12|'],
];

const PHONE: Row[] = [
  ['leaves an unfinished number alone', '', type('(0351) 15-4'), '(0351) 15-4|'],
  ['gives a finished number its form', '', type('1155551234'), '11 5555-1234|'],
  ['drops prefixes once the number is finished', '', type('+54 9 351 512-3456'), '351 512-3456|'],
  ['keeps an eleventh digit in sight', '11 5555-1234', type('5'), '11 5555-12345|'],
  ['keeps the caret when a digit goes', '11 5555|-1234', backspace, '11 555|-1234'],
  ['keeps the caret when it comes back', '11 555|-1234', type('5'), '11 5555|-1234'],
  ['steps over the hyphen with delete', '11 5555|-1234', deletes, '11 5555-|1234'],
  ['leaves letters out', '', type('Tel 11'), ' 11|'],
  ['reads a pasted number with its prefix', '1', paste('+54 9 11 5555-1234'), '11 5555-1234|'],
];

describe.each<[string, Edit, Row[]]>([
  ['whole numbers', editWholeNumber, WHOLE_NUMBER],
  ['a DNI', editDni, DNI],
  ['a phone', editPhone, PHONE],
])('a field for %s', (name, edit, table) => {
  it.each(table)(`a field for ${name} %s`, (_, start, steps, shown) =>
    expect(steps(fieldWith(edit, start)).shown).toBe(shown),
  );
});

it.each([
  ['1.234', backspace, 123],
  ['850.000', type('.5'), 850_000],
  ['850.000', type(',50'), 850_000],
  ['1.234', paste('1.23'), 1],
] satisfies [string, Steps, number][])(
  'a field reports the value it shows, from %s',
  (start, steps, value) => {
    let reported = Number.NaN;
    const field = new TypedText((edit) => {
      const edited = editWholeNumber(edit);
      reported = parseWholeNumber(edited.text);
      return edited;
    }, start);
    steps(field);
    expect(reported).toBe(value);
  },
);
