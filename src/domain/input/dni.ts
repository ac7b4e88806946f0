import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { normalise, type Reading, unread } from '#domain/input/reading.ts';
import { type EditedText, type TextEdit, caretAfter, splitEdit } from '#domain/input/text-edit.ts';

const DNI_DIGITS = 8;
const CUIL_DIGITS = 11;
const CUIL_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A DNI as it was understood; `isCut` when the text held more digits than a DNI has. */
export type ReadDni = { dni: string; isCut: boolean };

/** CUIL begin with 20 or 23 to 27, the CUIT of companies with 30, 33 or 34. */
const PERSON = /^2[03-7]/;
const COMPANY = /^3[034]/;

/** What 11 digits say as a CUIL: two digits, the DNI and a check digit (modulo 11); null where they are no CUIL. */
function readCuil(digits: string): { dni: string } | { why: 'checkDigit' | 'company' } | null {
  if (digits.length !== CUIL_DIGITS) return null;
  if (COMPANY.test(digits)) return { why: 'company' };
  if (!PERSON.test(digits)) return null;
  const sum = CUIL_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const isRight = (11 - (sum % 11)) % 11 === Number(digits[CUIL_DIGITS - 1]);
  return isRight ? { dni: digits.slice(2, 2 + DNI_DIGITS) } : { why: 'checkDigit' };
}

/**
 * Digits of a DNI; a pasted CUIL gives the DNI inside it, one with a wrong digit none. Anything longer is cut at 8 digits
 * and says so. Never throws.
 */
export function parseDni(text: string): ReadDni {
  const digits = onlyDigits(normalise(text));
  const cuil = readCuil(digits);
  if (cuil) return { dni: 'dni' in cuil ? cuil.dni : '', isCut: false };
  return { dni: digits.slice(0, DNI_DIGITS), isCut: digits.length > DNI_DIGITS };
}

/** The DNI of a text, with the reason where a CUIL has none. Never throws. */
export function readDni(text: string): Reading<string> {
  const digits = onlyDigits(normalise(text));
  if (digits === '') return { kind: 'empty' };
  const cuil = readCuil(digits);
  if (cuil && 'why' in cuil) return unread(cuil.why);
  return { kind: 'value', value: parseDni(text).dni, isPlain: cuil === null };
}

/** `01234567` → `01.234.567`. */
export const formatDni = (dni: string): string => groupThousands(onlyDigits(dni));

/** The field after a change; a CUIL pasted anywhere in it leaves the DNI inside. Digits that do not fit are those just typed, never the ones that stood there. */
export function editDni(edit: TextEdit): EditedText & ReadDni {
  const parts = splitEdit(edit);
  const [head, typed, tail] = [parts.head, parts.inserted, parts.tail].map((part) =>
    onlyDigits(normalise(part)),
  ) as [string, string, string];
  const cuil = readCuil(typed) ?? readCuil(head + typed + tail);
  if (cuil && 'dni' in cuil) {
    const text = formatDni(cuil.dni);
    return { text, caret: text.length, dni: cuil.dni, isCut: false };
  }
  // One with a wrong digit stays in sight, beside the sentence about it.
  if (cuil) return { text: edit.after, caret: edit.caret, dni: '', isCut: false };
  const fitting = typed.slice(0, Math.max(0, DNI_DIGITS - head.length - tail.length));
  const dni = head + fitting + tail;
  const text = formatDni(dni);
  const isSignificant = (at: number) => text[at] !== '.';
  const caret = caretAfter(text, (head + fitting).length, isSignificant, edit.deletesForward);
  return { text, caret, dni, isCut: fitting.length < typed.length };
}
