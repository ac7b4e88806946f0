import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { editDni, formatDni, parseDni } from '#domain/input/dni.ts';
import { normalise } from '#domain/input/reading.ts';
import { parseAge } from '#domain/input/age.ts';
import { suggestEmail } from '#domain/input/email.ts';
import { editPhone, formatPhone, parsePhone } from '#domain/input/phone.ts';
import { parseWholeNumber, readWholeNumber } from '#domain/input/pesos.ts';
import { editWholeNumber, formatWholeNumber, readPlainNumber } from '#domain/input/whole-number.ts';
import { parseEmail } from '../support/data/read-email.ts';
import { forAll, propertyRuns } from '../support/run/property-runs.ts';
import { type Edit, TypedText } from '../support/dom/typing.ts';

/** Anything that may be typed or pasted into a field. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,+-() $aé\u00A0\u200B') }),
  fc.stringMatching(/^[0-9.]{0,12}[,.]?[0-9]{0,3}$/),
);

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
const dni = fc.nat(99_999_999).map((digits) => String(digits).padStart(8, '0'));
const area = fc.constantFrom(...'11 351 341 261 223 264 2966 3541 2920 3492 2202 3435'.split(' '));
/** National numbers: no local number starts with 0 or 1. */
const phone = fc
  .record({ area, digits: fc.integer({ min: 20_000_000, max: 99_999_999 }) })
  .map(({ area: code, digits }) => ({ area: code, local: String(digits).slice(0, 10 - code.length) }));

describe('whole numbers', () => {
  it('whole numbers come back from how they are shown', () => {
    forAll(amount, (value) => {
      expect(parseWholeNumber(formatWholeNumber(value))).toBe(value);
    });
  });

  it('whole numbers come back from every usual way to write them', () => {
    const writings: ((value: number) => string)[] = [
      String,
      (value) => `$ ${formatWholeNumber(value)}`,
      (value) => `${formatWholeNumber(value)},00`,
      (value) => `${value}.50`,
      (value) => `${value},5`,
      (value) => ` ${formatWholeNumber(value).replaceAll('.', ' ')} pesos`,
      (value) => `0${value}`,
    ];
    forAll(amount, fc.constantFrom(...writings), (value, write) => {
      expect(parseWholeNumber(write(value))).toBe(value);
    });
  });

  it('whole numbers of any text are whole and not negative, and parsing what is shown changes nothing', () => {
    forAll(anyText, (text) => {
      const value = parseWholeNumber(text);
      expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      expect(parseWholeNumber(formatWholeNumber(value))).toBe(value);
    });
  });

  it('typed key by key are what was typed, dots between thousands or not', () => {
    forAll(amount, fc.constantFrom(String, formatWholeNumber), (value, write) => {
      const field = new TypedText(editWholeNumber).type(write(value));
      expect([parseWholeNumber(field.text), field.shown]).toEqual([value, `${formatWholeNumber(value)}|`]);
    });
  });
});

describe('DNI', () => {
  it('DNI comes back from how it is shown, leading zeros included', () => {
    forAll(dni, (digits) => {
      expect(parseDni(formatDni(digits))).toEqual({ dni: digits, isCut: false });
    });
  });

  it('the DNI of any text is at most eight digits, in their order, and says when some are left out', () => {
    forAll(anyText, (text) => {
      const read = parseDni(text);
      expect(read.dni).toMatch(/^\d{0,8}$/);
      const digits = onlyDigits(normalise((text.match(/\p{N}/gu) ?? []).join('')));
      expect(digits).toContain(read.dni);
      expect(parseDni(read.dni)).toEqual({ dni: read.dni, isCut: false });
      fc.pre(digits.length <= 8);
      expect(read).toEqual({ dni: digits, isCut: false });
    });
  });
});

describe('phone', () => {
  const writings: ((area: string, local: string) => string)[] = [
    (code, local) => code + local,
    (code, local) => `+54 9 ${code} ${local}`,
    (code, local) => `549${code}${local}`,
    (code, local) => `0${code} 15 ${local}`,
    (code, local) => `(0${code}) 15-${local}`,
    (code, local) => `${code} 15${local}`,
    (code, local) => `+54 ${code}-${local}`,
    (code, local) => `(+54 9) ${code} ${local}`,
    (code, local) => `15 ${code} ${local}`,
  ];

  it('phone is found in every usual way to write it, pasted or typed', () => {
    forAll(phone, fc.constantFrom(...writings), ({ area: code, local }, write) => {
      const text = write(code, local);
      expect(parsePhone(text)).toBe(code + local);
      expect(parsePhone(new TypedText(editPhone).type(text).text)).toBe(code + local);
      expect(parsePhone(new TypedText(editPhone).paste(text).text)).toBe(code + local);
    });
  });

  it('phone comes back from how it is shown', () => {
    forAll(phone, ({ area: code, local }) => {
      expect(parsePhone(formatPhone(code + local))).toBe(code + local);
    });
  });

  it('the phone of any text is digits, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parsePhone(text);
        expect(read).toMatch(/^\+?\d*$/);
        expect(parsePhone(read)).toBe(read);
      }),
      { ...propertyRuns, examples: [['+5+4']] },
    );
  });
});

it('a phone with a digit too many is never cut', () => {
  forAll(phone, fc.nat(9), ({ area: code, local }, digit) => {
    expect(parsePhone(code + local + digit)).toBe(code + local + digit);
  });
});

describe('age and e-mail', () => {
  it('an age of any text is null or a whole number of at most three digits', () => {
    forAll(anyText, (text) => {
      const age = parseAge(text);
      expect(age === null || (Number.isInteger(age) && age >= 0 && age <= 999)).toBe(true);
    });
  });

  it('an e-mail of any text is idempotent and has no edges', () => {
    forAll(anyText, (text) => {
      const email = parseEmail(text);
      expect(email).toBe(email.trim());
      fc.pre(!email.includes('<') && !/^mailto:/i.test(email));
      expect(parseEmail(email)).toBe(email);
    });
  });

  it('a suggestion is never what was typed, and accepting it silences the hint', () => {
    const domains = ['gmail.com', 'hotmail.com', 'yahoo.com.ar'];
    const domain = fc.oneof(
      fc.constantFrom('gmial.com', 'gmail', 'hotmal.com', 'yaho.com.ar', ...domains),
      fc.domain(),
    );
    forAll(fc.emailAddress(), domain, (email, host) => {
      const typed = `${email.slice(0, email.lastIndexOf('@'))}@${host}`;
      const suggestion = suggestEmail(typed, domains);
      expect(suggestion).not.toBe(typed);
      fc.pre(suggestion !== null);
      expect(suggestEmail(suggestion, domains)).toBeNull();
    });
  });
});

describe.each<[string, Edit, (text: string) => unknown]>([
  ['whole number', editWholeNumber, parseWholeNumber],
  ['DNI', editDni, (text) => parseDni(text).dni],
  ['phone', editPhone, parsePhone],
])('a %s field', (_, edit, parse) => {
  type Step = (field: TypedText) => TypedText;
  const type =
    (key: string): Step =>
    (field) =>
      field.type(key);
  const move =
    (at: number): Step =>
    (field) =>
      field.moveTo(Math.min(at, field.text.length));
  const paste =
    (text: string): Step =>
    (field) =>
      field.replace(field.caret, field.caret, text, 'insertFromPaste');
  const autofill =
    (text: string): Step =>
    (field) =>
      field.autofill(text);
  const step = fc.oneof(
    fc.constantFrom(...'0123456789.,x').map(type),
    fc.constant<Step>((field) => field.backspace()),
    fc.constant<Step>((field) => field.deleteForward()),
    fc.nat(12).map(move),
    anyText.map(paste),
    anyText.map(autofill),
  );

  it('a field keeps its caret inside and means what it shows, whatever is done to it', () => {
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

describe.each<[string, Edit, fc.Arbitrary<string>]>([
  ['whole number', editWholeNumber, amount.map(formatWholeNumber)],
  ['DNI', editDni, fc.nat(9_999_999).map((digits) => formatDni(String(digits)))],
])('the caret of a %s field', (_, edit, shown) => {
  const place = shown.chain((text) => fc.record({ text: fc.constant(text), at: fc.nat(text.length) }));

  it('the caret stands right after a typed digit, and the digits around it stay', () => {
    forAll(place, fc.constantFrom(...'123456789'), ({ text, at }, digit) => {
      const field = new TypedText(edit, text).moveTo(at).type(digit);
      expect(onlyDigits(field.text.slice(0, field.caret))).toBe(onlyDigits(text.slice(0, at)) + digit);
      expect(onlyDigits(field.text.slice(field.caret))).toBe(onlyDigits(text.slice(at)));
    });
  });

  it('the caret stays between the digits around a deleted one', () => {
    forAll(place, ({ text, at }) => {
      const field = new TypedText(edit, text).moveTo(at).backspace();
      const left = onlyDigits(text.slice(0, Math.max(0, at - 1)));
      const right = onlyDigits(text.slice(at));
      // Zeros at the start of a number are dropped, so the caret cannot keep its place among them.
      fc.pre(edit === editDni || !left.startsWith('0'));
      fc.pre(edit === editDni || left !== '' || !right.startsWith('0'));
      expect(onlyDigits(field.text)).toBe(left + right);
      expect(onlyDigits(field.text.slice(field.caret))).toBe(right);
    });
  });
});

it('grouping thousands keeps every digit', () => {
  forAll(fc.stringMatching(/^[0-9]{0,40}$/), (digits) => {
    expect(groupThousands(digits).replaceAll('.', '')).toBe(digits);
    expect(groupThousands(digits)).toMatch(/^(?:\d{1,3}(?:\.\d{3})*)?$/);
  });
});

it('a text that the form reads without its full reader means the same to both', () => {
  const plain = fc.stringMatching(/^\$? ?(?:[1-9]\d{0,2}(?:\.\d{3}){0,3}|\d{1,12})(?:[.,]0{0,2})?$/);
  forAll(plain, (text) => {
    const reading = readPlainNumber(text);
    expect(reading).not.toBeNull();
    expect(readWholeNumber(text)).toMatchObject({
      kind: 'value',
      value: (reading as { value: number }).value,
    });
  });
});
