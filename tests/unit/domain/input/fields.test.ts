/* What each field makes of what people type, paste or let their browser fill in. */
import { describe, expect, it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { parseAge } from '#domain/input/age.ts';
import { isCuit } from '#domain/input/cuit.ts';
import { editDni, readDni } from '#domain/input/dni.ts';
import { parseEmail, suggestEmail } from '#domain/input/email.ts';
import { parsePesos, readFigure } from '#domain/input/figure.ts';
import { editPhone, parsePhone } from '#domain/input/phone.ts';
import { editWholeNumber, formatWholeNumber } from '#domain/input/whole-number.ts';
import { emptyPersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import { type Edit, TypedText } from './typing.ts';

/** A value, or the reason why there is none. */
type Outcome = string | number;
type Row = [text: string, outcome: Outcome];

const verbatim: Edit = ({ after, caret }) => ({ text: after, caret });

/** The DNI field, which keeps in mind what it left out. */
const dniField = (): Edit => {
  let beyond = '';
  return (edit) => {
    const edited = editDni(edit, beyond);
    beyond = edited.beyond;
    return edited;
  };
};

const figure =
  (kind: 'pesos' | 'percent' | 'count') =>
  (text: string): Outcome => {
    const reading = readFigure(text, kind);
    return reading.kind === 'value' ? reading.value.value : reading.kind;
  };

const { messages } = content.personal.texts;

/** The message of a field of the person, else its value. */
const judged = (field: 'email' | 'phone', value: string): Outcome =>
  validatePersonalData({ ...emptyPersonalData('Masculino'), [field]: value }, content.personal)[field] ??
  value;

const dni = (text: string): Outcome => {
  const { dni: value, why } = readDni(text);
  return value + (why ?? '');
};

const SALARIES: Row[] = [
  ['850000', 850_000],
  ['850.000', 850_000],
  ['$\u00A0850.000', 850_000],
  ['00850000', 850_000],
  ['1.500.000,75', 1_500_000.75],
  ['1500000,5', 1_500_000.5],
  ['950.000.', 950_000],
  ['８５０．０００', 850_000],
  ['', 'empty'],
  ['850 mil', 'unread'],
  ['un palo', 'unread'],
  ['US$ 500', 'unread'],
  ['-850.000', 'unread'],
  ['850²', 850],
  ['850²5', 'unread'],
  [`1${'0'.repeat(15)}`, 'unread'],
];

/** Amounts that a keyboard groups anew while they are typed, and of which a paste may mean one of two things. */
const PASTED_AMOUNTS: Row[] = [
  ['850,000', 'unread'],
  ['1500.000', 'unread'],
  ['850000.50', 'unread'],
];

const DNIS: Row[] = [
  ['12345678', '12345678'],
  ['12\u00A0345\u00A0678', '12345678'],
  ['３３４４４５５５', '33444555'],
  ['01.234.567', '01234567'],
  ['1.234.567', '1234567'],
  ['20-12345678-6', '12345678'],
  ['CUIL 23-05678901-4', '05678901'],
  ['20-12345678-5', 'cuil'],
  ['20-1234567-6', 'cuil'],
  ['12345678903', '12345678'],
  ['30-71234567-8', 'company'],
  ['', ''],
];

const PHONES: Row[] = [
  ['1155551234', '1155551234'],
  ['11 5555-1234', '1155551234'],
  ['(+54 9) 11 5555-1234', '1155551234'],
  ['+54 9 011 15 5555-1234', '1155551234'],
  ['wa.me/5491155551234', '1155551234'],
  ['15 11 5555-1234', '1155551234'],
  ['１１ ５５５５ １２３４', '1155551234'],
  ['(0351) 15 512-3456', '3515123456'],
  ['2202 15 41-2345', '2202412345'],
  ['220 15 412-3456', '2204123456'],
  ['0054 11 5555-1234', '1155551234'],
  ['11+5555-1234', '1155551234'],
  ['220 215-4123', '2202154123'],
  ['220 15 41234', messages.phoneLength],
  ['351 15 51234', messages.phoneLength],
  ['11 15 555123', messages.phoneLength],
  ['+54 9 11 5555-12345', messages.phoneLength],
  ['+49 30 123456', messages.phoneLength],
  ['0049 30 123456', messages.phoneLength],
];

const EMAILS: Row[] = [
  ['ana@gmail.com', 'ana@gmail.com'],
  ['\tAna.Perez+1@Gmail.com\n', 'Ana.Perez+1@Gmail.com'],
  ["o'brien@sub.empresa.com.ar", "o'brien@sub.empresa.com.ar"],
  ['josé@ñandú.com.ar', 'josé@ñandú.com.ar'],
  [' "Ana" <ana@gmail.com> ', 'ana@gmail.com'],
  ['an\u200Ba@gmail.com\uFEFF', 'ana@gmail.com'],
  ['ana＠gmail.com', 'ana@gmail.com'],
  ['ana  @ gmail.  com', 'ana@gmail.com'],
  ['mailto:  ana@gmail.com', 'ana@gmail.com'],
  ['ana@gmail.com.', 'ana@gmail.com'],
  ['ana arroba gmail punto com', messages.emailAt],
  ['a@gmail.com, b@x.com', messages.emailOne],
  ['a@gmail.com.b@x.com', messages.emailOne],
  ['ana\tperez@gmail.com', messages.emailOne],
  ['ana@gmail,com', messages.emailOne],
];

const FIELDS: { name: string; rows: Row[]; field: () => Edit; read: (text: string) => Outcome }[] = [
  { name: 'salary', rows: SALARIES, field: () => editWholeNumber, read: figure('pesos') },
  { name: 'DNI', rows: DNIS, field: dniField, read: dni },
  { name: 'phone', rows: PHONES, field: () => editPhone, read: (text) => judged('phone', parsePhone(text)) },
  { name: 'e-mail', rows: EMAILS, field: () => verbatim, read: (text) => judged('email', parseEmail(text)) },
];

describe.each(FIELDS)('the field of the $name', ({ rows, field, read }) => {
  it.each(rows)('[S5.1-12] makes %j %j, pasted, typed and filled in', (text, outcome) => {
    const ways = {
      pasted: read(new TypedText(field()).type('1').paste(text).text),
      typed: read(new TypedText(field()).type(text).text),
      filledIn: read(new TypedText(field()).autofill(text).text),
    };
    expect(ways).toEqual({ pasted: outcome, typed: outcome, filledIn: outcome });
  });
});

it.each(PASTED_AMOUNTS)('an amount pasted or filled in as %j is %s', (text, outcome) => {
  const field = () => new TypedText(editWholeNumber);
  const ways = [field().paste(text), field().autofill(text)];
  expect(ways.map((way) => figure('pesos')(way.text))).toEqual([outcome, outcome]);
});

it.each<[kind: 'percent' | 'count', text: string, outcome: Outcome]>([
  ['percent', '61', 61],
  ['percent', '104,69 %', 104.69],
  ['percent', '2.5', 2.5],
  ['percent', '1.234,50 %', 1234.5],
  ['percent', '104,687', 104.687],
  ['percent', '104.687', 'unread'],
  ['count', '1.200', 1200],
  ['count', '2 años', 'unread'],
  ['count', '1,5', 'unread'],
])('the %s of %j is %s', (kind, text, outcome) => expect(figure(kind)(text)).toBe(outcome));

it.each([
  ['[S3.1-43]', '12,9', 12],
  ['[S3.1-44]', '', 0],
  ['[S3.1-44]', 'nada', 0],
])('%s the whole pesos of %j are %d', (_, text, value) => expect(parsePesos(text)).toBe(value));

it.each([
  ['30-50001091-2', true],
  ['30500010913', false],
  ['305000109127', false],
])('the check digit of %j holds: %s', (cuit, holds) => expect(isCuit(cuit)).toBe(holds));

it.each([
  ['40', 40],
  [' 040 ', 40],
  ['４０', 40],
  ['123456789', 999],
  ['', null],
  ['40 años', null],
  ['40.5', null],
  ['-40', null],
])('[S3.1-45] the age %j is %s', (text, age) => expect(parseAge(text)).toBe(age));

it.each([
  ['pesos', formatWholeNumber, 850_000, '850.000'],
  ['pesos', formatWholeNumber, 0, ''],
  ['pesos', formatWholeNumber, 1.5, ''],
])('a field of %s at rest shows %o of %d as %j', (_, format, value, shown) =>
  expect(format(value)).toBe(shown),
);

describe('a field that is edited', () => {
  type Steps = (field: TypedText) => TypedText;
  const KEYS: Record<string, Steps> = {
    '⌫': (field) => field.backspace(),
    '⌦': (field) => field.deleteForward(),
    '→': (field) => field.moveTo(field.text.length),
  };
  const type =
    (keys: string): Steps =>
    (start) =>
      [...keys].reduce((field, key) => KEYS[key]?.(field) ?? field.type(key), start);
  const pesos = () => editWholeNumber;
  const phone = () => editPhone;

  it.each<[what: string, field: () => Edit, start: string, steps: Steps, shown: string]>([
    ['groups pesos while they are typed', pesos, '|', type('1234567'), '1.234.567|'],
    ['keeps the caret behind a digit typed inside', pesos, '1.2|34.567', type('9'), '12.9|34.567'],
    ['steps back over a dot', pesos, '1.|234', type('⌫'), '1|.234'],
    ['steps on over a dot', pesos, '1|.234', type('⌦'), '1.|234'],
    ['groups anew what a digit leaves', pesos, '1.234|', type('⌫'), '123|'],
    ['groups anew around the caret', pesos, '1.2|34', type('⌫'), '1|34'],
    ['takes no comma before the first digit', pesos, '|', type(',5'), '5|'],
    ['keeps a comma in sight', pesos, '850.000|', type(',5'), '850.000,5|'],
    ['keeps a last dot in sight', pesos, '850.000|', type('.50'), '850.000.50|'],
    ['takes typed dots for those of thousands', pesos, '|', type('1.500.000'), '1.500.000|'],
    ['loses the centavos with their comma', pesos, '850.000,|50', type('⌫'), '850.000|'],
    ['leaves a paste of decimals', pesos, '1.234|', (field) => field.paste('1.23'), '1.23|'],
    ['keeps letters in sight', pesos, '12|', type('a'), '12a|'],
    ['drops leading zeros of pesos', pesos, '|', type('007'), '7|'],
    ['keeps a leading zero of a DNI', dniField, '|', type('01234567'), '01.234.567|'],
    ['takes no ninth digit of a DNI', dniField, '12.345.678|', type('9'), '12.345.678|'],
    [
      'forgets a ninth digit',
      dniField,
      '|',
      (field) => type('1234567820')(field).paste('12345678'),
      '12.345.678|',
    ],
    ['pushes no digit out', dniField, '20|.345.678', type('9→0'), '20.345.678|'],
    ['keeps a wrong CUIL in sight', dniField, '|', type('20123456785'), '20123456785|'],
    ['reads a mended CUIL', dniField, '|', type('20123456785⌫6'), '12.345.678|'],
    ['keeps a dash of a phone', phone, '|', type('351–4'), '351-4|'],
    ['drops a letter of a phone', phone, '(03|) 15', type('5x'), '(035|) 15'],
    ['leaves an unfinished phone alone', phone, '|', type('(0351) 15-4'), '(0351) 15-4|'],
    ['gives a finished phone its form', phone, '|', type('1155551234'), '11 5555-1234|'],
    ['keeps the caret in a phone', phone, '11 55|5-1234', type('5'), '11 555|5-1234'],
    ['steps on over a blank', phone, '11| 5555-1234', type('⌦'), '11 |5555-1234'],
    ['keeps an eleventh digit in sight', phone, '11 5555-1234|', type('5'), '11 5555-12345|'],
  ])('%s', (_, field, start, steps, shown) => {
    const edited = new TypedText(field(), start.replace('|', '')).moveTo(start.indexOf('|'));
    expect(steps(edited).shown).toBe(shown);
  });

  it('says that it left a ninth digit of a DNI out, or that it stands there', () => {
    expect(readDni('201234567').why).toBe('long');
    const paste = (text: string) =>
      editDni({ before: '', after: text, caret: text.length, inserted: text, deletesForward: false });
    expect([paste('123456789').isCut, paste('12345678').isCut]).toEqual([true, false]);
  });
});

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['a@gmail.co', 'a@gmail.com'],
  ['ana@gail.con', 'ana@gmail.com'],
  ['ana@gail.co', null],
  ['ana@hotmail', 'ana@hotmail.com'],
  ['ana@empresa', null],
  ['ana p@em presa,,com.', 'anap@empresa.com'],
  ['ana@hotmail.es', null],
  ['@gmial.com', null],
  ['ana@', null],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@htmail.com', 'ana@hotmail.com'],
  ['ana@xgmail.con', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['Ana.P+1@OUTLOK.COM', 'Ana.P+1@outlook.com'],
  ['ana@gmail.com', null],
  ['', null],
])('the address %j brings the hint %j', (email, suggestion) =>
  expect(suggestEmail(email, content.personal.emailDomains)).toBe(suggestion),
);
