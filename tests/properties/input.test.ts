import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { editDni, formatDni, readDni } from '#domain/input/dni.ts';
import { parseEmail } from '#domain/input/email.ts';
import { parsePesos } from '#domain/input/figure.ts';
import { editPhone, formatPhone, parsePhone } from '#domain/input/phone.ts';
import { editWholeNumber, formatWholeNumber } from '#domain/input/whole-number.ts';
import { forAll } from '../support/run/property-runs.ts';
import { type Edit, TypedText } from '../support/dom/typing.ts';

/** Anything that may be typed or pasted into a field. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,+-() $aé@<>\u00A0\u200B') }),
  fc.stringMatching(/^[0-9.]{0,12}[,.]?[0-9]{0,3}$/),
);

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
const dni = fc.nat(99_999_999).map((digits) => String(digits).padStart(8, '0'));
/** National numbers: no local number starts with 0 or 1. */
const phone = fc
  .record({
    area: fc.constantFrom(...'11 351 341 261 223 264 2966 3541 2920 3492 2202 3435'.split(' ')),
    digits: fc.integer({ min: 20_000_000, max: 99_999_999 }),
  })
  .map(({ area, digits }) => ({ area, local: String(digits).slice(0, 10 - area.length) }));

type Field = {
  name: string;
  edit: Edit;
  parse: (text: string) => unknown;
  /** A value, each way to write it, and what it is. */
  written: fc.Arbitrary<{ text: string; value: unknown }>;
};

const FIELDS: Field[] = [
  {
    name: 'pesos',
    edit: editWholeNumber,
    parse: parsePesos,
    written: fc
      .record({
        value: amount,
        write: fc.constantFrom(
          String,
          formatWholeNumber,
          (value: number) => `$ ${formatWholeNumber(value)}`,
          (value: number) => `${value},5`,
        ),
      })
      .map(({ value, write }) => ({ text: write(value), value })),
  },
  {
    name: 'DNI',
    edit: editDni,
    parse: (text) => readDni(text).dni,
    written: fc
      .record({ value: dni, write: fc.constantFrom(String, formatDni, (one: string) => `DNI ${one}`) })
      .map(({ value, write }) => ({ text: write(value), value })),
  },
  {
    name: 'phone',
    edit: editPhone,
    parse: parsePhone,
    written: fc
      .record({
        national: phone,
        write: fc.constantFrom(
          (area: string, local: string) => area + local,
          (area: string, local: string) => `(+54 9) ${area} ${local}`,
          (area: string, local: string) => `0${area} 15 ${local}`,
          (area: string, local: string) => `15 ${area} ${local}`,
          (area: string, local: string) => formatPhone(area + local),
        ),
      })
      .map(({ national: { area, local }, write }) => ({ text: write(area, local), value: area + local })),
  },
];

describe.each(FIELDS)('the field of a $name', ({ edit, parse, written }) => {
  it('reads every usual way to write its value, typed, pasted or filled in', () => {
    forAll(written, fc.constantFrom('type', 'paste', 'autofill'), ({ text, value }, way) => {
      expect(parse(new TypedText(edit)[way](text).text)).toEqual(value);
    });
  });

  const step = fc.oneof(
    fc.constantFrom(...'0123456789.,x').map((key) => (field: TypedText) => field.type(key)),
    fc.constant((field: TypedText) => field.backspace()),
    fc.constant((field: TypedText) => field.deleteForward()),
    fc.nat(12).map((at) => (field: TypedText) => field.moveTo(Math.min(at, field.text.length))),
    anyText.map(
      (text) => (field: TypedText) => field.replace(field.caret, field.caret, text, 'insertFromPaste'),
    ),
    anyText.map((text) => (field: TypedText) => field.autofill(text)),
  );

  it('keeps its caret inside and means what it shows, whatever is done to it', () => {
    forAll(fc.array(step, { maxLength: 30 }), (steps) => {
      const field = new TypedText(edit);
      for (const apply of steps) {
        apply(field);
        expect(field.caret).toBeGreaterThanOrEqual(0);
        expect(field.caret).toBeLessThanOrEqual(field.text.length);
        const again = new TypedText(edit, field.text).replace(field.text.length, field.text.length, '');
        expect(parse(again.text)).toEqual(parse(field.text));
      }
    });
  });
});

it('no letter beside digits of pesos is dropped in silence', () => {
  forAll(anyText, (text) => {
    const value = parsePesos(text);
    expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    fc.pre(/\p{L}/u.test(text));
    expect(value).toBe(0);
  });
});

it('the DNI of any text is at most eight of its digits', () => {
  forAll(anyText, (text) => {
    expect(readDni(text).dni).toMatch(/^\d{0,8}$/);
  });
});

it('a phone with a digit too many is never cut', () => {
  forAll(phone, fc.nat(9), ({ area, local }, digit) => {
    expect(parsePhone(area + local + digit)).toBe(area + local + digit);
  });
});

it('reading an address or a phone again changes nothing', () => {
  forAll(anyText, (text) => {
    for (const parse of [parseEmail, parsePhone]) expect(parse(parse(text))).toBe(parse(text));
  });
});

it('grouping thousands keeps every digit', () => {
  forAll(fc.stringMatching(/^[0-9]{0,40}$/), (digits) => {
    expect(onlyDigits(groupThousands(digits))).toBe(digits);
    expect(groupThousands(digits)).toMatch(/^(?:\d{1,3}(?:\.\d{3})*)?$/);
  });
});
