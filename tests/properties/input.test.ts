import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDni, readDni } from '#domain/input/dni.ts';
import { parseEmail } from '#domain/input/email.ts';
import { parsePesos } from '#domain/input/figure.ts';
import { editPhone, parsePhone } from '#domain/input/phone.ts';
import { editWholeNumber } from '#domain/input/whole-number.ts';
import { forAll } from '../support/run/property-runs.ts';
import { type Edit, TypedText } from '../unit/domain/input/typing.ts';

/** Anything that may be typed or pasted into a field. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,+-() $aé@<>\u00A0\u200B') }),
  fc.stringMatching(/^[0-9.]{0,12}[,.]?[0-9]{0,3}$/),
);

type Field = { name: string; edit: Edit; parse: (text: string) => unknown };

const FIELDS: Field[] = [
  { name: 'pesos', edit: editWholeNumber, parse: parsePesos },
  { name: 'DNI', edit: editDni, parse: (text) => readDni(text).dni },
  { name: 'phone', edit: editPhone, parse: parsePhone },
];

describe.each(FIELDS)('the field of a $name', ({ edit, parse }) => {
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

it('reading an address or a phone again changes nothing', () => {
  forAll(anyText, (text) => {
    for (const parse of [parseEmail, parsePhone]) expect(parse(parse(text))).toBe(parse(text));
  });
});
