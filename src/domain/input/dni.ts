import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { type EditedText, type TextEdit, caretAfter, splitEdit } from '#domain/input/text-edit.ts';

const DNI_DIGITS = 8;
const CUIL_DIGITS = 11;
const CUIL_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A DNI as it was understood; `isCut` when the text held more digits than a DNI has. */
export type ReadDni = { dni: string; isCut: boolean };

/** CUIT and CUIL are two digits, the DNI and a check digit (modulo 11). */
function dniInCuil(digits: string): string | null {
  if (digits.length !== CUIL_DIGITS || !/^2[0347]/.test(digits)) return null;
  const sum = CUIL_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[CUIL_DIGITS - 1]) ? digits.slice(2, 2 + DNI_DIGITS) : null;
}

/** Digits of a DNI; a pasted CUIL gives the DNI inside it, anything longer is cut at 8 digits and says so. Never throws. */
export function parseDni(text: string): ReadDni {
  const digits = onlyDigits(text);
  const inside = dniInCuil(digits);
  return inside
    ? { dni: inside, isCut: false }
    : { dni: digits.slice(0, DNI_DIGITS), isCut: digits.length > DNI_DIGITS };
}

/** `01234567` → `01.234.567`. */
export const formatDni = (dni: string): string => groupThousands(onlyDigits(dni));

/** The field after a change; a CUIL pasted anywhere in it leaves the DNI inside. Digits that do not fit are those just typed, never the ones that stood there. */
export function editDni(edit: TextEdit): EditedText & ReadDni {
  const parts = splitEdit(edit);
  const head = onlyDigits(parts.head);
  const tail = onlyDigits(parts.tail);
  const typed = onlyDigits(parts.inserted);
  const inside = dniInCuil(typed) ?? dniInCuil(head + typed + tail);
  if (inside) {
    const text = formatDni(inside);
    return { text, caret: text.length, dni: inside, isCut: false };
  }
  const fitting = typed.slice(0, Math.max(0, DNI_DIGITS - head.length - tail.length));
  const dni = head + fitting + tail;
  const text = formatDni(dni);
  const isSignificant = (at: number) => text[at] !== '.';
  const caret = caretAfter(text, (head + fitting).length, isSignificant, edit.deletesForward);
  return { text, caret, dni, isCut: fitting.length < typed.length };
}
