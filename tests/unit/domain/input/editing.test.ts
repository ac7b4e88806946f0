import { describe, expect, it } from 'vitest';
import { editDni } from '#domain/input/dni.ts';
import { editPhone } from '#domain/input/phone.ts';
import { editWholeNumber } from '#domain/input/whole-number.ts';
import { TypedText } from '../../../support/typing.ts';

type Steps = (field: TypedText) => TypedText;

describe('a field for whole numbers', () => {
  const table: [name: string, start: string, steps: Steps, shown: string][] = [
    ['groups while typing', '', (field) => field.type('1234567'), '1.234.567|'],
    [
      'keeps the caret when a digit is typed inside',
      '1.234.567',
      (field) => field.moveTo(3).type('9'),
      '12.9|34.567',
    ],
    [
      'keeps the caret when a digit is typed at the start',
      '234',
      (field) => field.moveTo(0).type('1'),
      '1|.234',
    ],
    ['takes away one digit for one backspace', '1.234', (field) => field.backspace(), '123|'],
    ['takes away one digit inside', '1.234.567', (field) => field.moveTo(4).backspace(), '12|4.567'],
    ['steps over a dot with backspace', '1.234', (field) => field.moveTo(2).backspace(), '1|.234'],
    ['then takes the digit before it', '1.234', (field) => field.moveTo(2).backspace().backspace(), '|234'],
    ['steps over a dot with delete', '1.234', (field) => field.moveTo(1).deleteForward(), '1.|234'],
    [
      'then takes the digit after it',
      '1.234',
      (field) => field.moveTo(1).deleteForward().deleteForward(),
      '1|34',
    ],
    ['keeps a comma in sight', '850.000', (field) => field.type(',5'), '850.000,5|'],
    ['keeps a last dot in sight', '850.000', (field) => field.type('.50'), '850.000.50|'],
    [
      'takes dots for thousands once three digits follow',
      '',
      (field) => field.type('1.500.000'),
      '1.500.000|',
    ],
    ['takes no third decimal', '850.000,50', (field) => field.type('9'), '850.000,50|'],
    ['loses the decimals with their comma', '850.000,50', (field) => field.moveTo(8).backspace(), '850.000|'],
    ['replaces a selection', '1.234.567', (field) => field.replace(0, 5, '9'), '9|.567'],
    ['reads a pasted amount', '1.234', (field) => field.paste('$ 1.500.000,75'), '1.500.000,75|'],
    ['reads commas between thousands', '1.234', (field) => field.paste('3,000,000.50'), '3.000.000.50|'],
    ['reads one comma before a dot', '', (field) => field.paste('640,000.9'), '640.000.9|'],
    ['reads a dot before one decimal', '', (field) => field.type('640000.9'), '640.000.9|'],
    ['does not take a pasted 1.23 for a backspace', '1.234', (field) => field.paste('1.23'), '1.23|'],
    ['drops leading zeros', '', (field) => field.type('007'), '7|'],
    ['keeps one zero', '', (field) => field.type('0'), '0|'],
    ['ignores letters', '12', (field) => field.type('a'), '12|'],
    ['ignores a comma before any digit', '', (field) => field.type(',5'), '5|'],
    ['empties', '1', (field) => field.backspace(), '|'],
    [
      'keeps every digit of a text it had not grouped',
      '12345',
      (field) => field.moveTo(4).backspace(),
      '1.23|5',
    ],
  ];

  it.each(table)('%s', (_name, start, steps, shown) => {
    expect(steps(new TypedText(editWholeNumber, start)).shown).toBe(shown);
  });

  it.each([
    ['1.234', (field: TypedText) => field.backspace(), 123],
    ['850.000', (field: TypedText) => field.type('.5'), 850_000],
    ['850.000', (field: TypedText) => field.type(',50'), 850_000],
    ['1.234', (field: TypedText) => field.paste('1.23'), 1],
  ] satisfies [string, Steps, number][])('reports the value it shows, from %s', (start, steps, value) => {
    let reported = Number.NaN;
    steps(
      new TypedText((edit) => {
        const edited = editWholeNumber(edit);
        reported = edited.value;
        return edited;
      }, start),
    );
    expect(reported).toBe(value);
  });
});

describe('a DNI field', () => {
  const table: [name: string, start: string, steps: Steps, shown: string][] = [
    ['groups and keeps a leading zero', '', (field) => field.type('01234567'), '01.234.567|'],
    ['takes no ninth digit', '12.345.678', (field) => field.type('9'), '12.345.678|'],
    ['never pushes a digit out', '12.345.678', (field) => field.moveTo(2).type('9'), '12|.345.678'],
    ['fills up from a paste inside', '12.345', (field) => field.replace(2, 2, '9999'), '12.999|.345'],
    ['reads a pasted CUIL', '1', (field) => field.paste('20-12345678-6'), '12.345.678|'],
    [
      'reads a CUIL pasted behind another DNI',
      '30.123.456',
      (field) => field.replace(10, 10, '20-12345678-6', 'insertFromPaste'),
      '12.345.678|',
    ],
    ['steps over a dot with delete', '12.345.678', (field) => field.moveTo(2).deleteForward(), '12.|345.678'],
    ['keeps the caret when a digit goes', '12.345.678', (field) => field.moveTo(5).backspace(), '1.23|5.678'],
    ['ignores letters', '12', (field) => field.type('x'), '12|'],
  ];

  it.each(table)('%s', (_name, start, steps, shown) => {
    expect(steps(new TypedText(editDni, start)).shown).toBe(shown);
  });
});

describe('a phone field', () => {
  const table: [name: string, start: string, steps: Steps, shown: string][] = [
    ['leaves an unfinished number alone', '', (field) => field.type('(0351) 15-4'), '(0351) 15-4|'],
    ['gives a finished number its form', '', (field) => field.type('1155551234'), '11 5555-1234|'],
    [
      'drops prefixes once the number is finished',
      '',
      (field) => field.type('+54 9 351 512-3456'),
      '351 512-3456|',
    ],
    ['keeps an eleventh digit in sight', '11 5555-1234', (field) => field.type('5'), '11 5555-12345|'],
    [
      'keeps the caret when a digit goes',
      '11 5555-1234',
      (field) => field.moveTo(7).backspace(),
      '11 555|-1234',
    ],
    [
      'keeps the caret when it comes back',
      '11 555-1234',
      (field) => field.moveTo(6).type('5'),
      '11 5555|-1234',
    ],
    [
      'steps over the hyphen with delete',
      '11 5555-1234',
      (field) => field.moveTo(7).deleteForward(),
      '11 5555-|1234',
    ],
    ['leaves letters out', '', (field) => field.type('Tel 11'), ' 11|'],
    [
      'reads a pasted number with its prefix',
      '1',
      (field) => field.paste('+54 9 11 5555-1234'),
      '11 5555-1234|',
    ],
  ];

  it.each(table)('%s', (_name, start, steps, shown) => {
    expect(steps(new TypedText(editPhone, start)).shown).toBe(shown);
  });
});
