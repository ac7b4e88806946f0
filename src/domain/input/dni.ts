import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { isCuit } from '#domain/input/cuit.ts';
import { normalise } from '#domain/input/reading.ts';
import { type EditedText, type TextEdit, caretAfter, splitEdit } from '#domain/input/text-edit.ts';

const DNI_DIGITS = 8;
const CUIL_DIGITS = 11;

/** Why digits are no DNI: more than it has, a CUIL with a digit wrong or missing, or the CUIT of a company. */
export type NoDni = 'long' | 'cuil' | 'company';

/** A DNI as it was understood, or empty with the reason. */
export type ReadDni = { dni: string; why?: NoDni };

/** The digits that an edit left out: whether there are any, and those behind the eighth. */
type LeftOut = { isCut: boolean; beyond: string };

/** CUIL begin with 20 or 23 to 27, the CUIT of companies with 30, 33 or 34. */
const PERSON = /^2[03-7]/;
const COMPANY = /^3[034]/;

/**
 * Reads 11 digits as a CUIL: two digits, the DNI and a check digit (modulo 11). Ten that begin like one lack a digit:
 * their first eight are somebody else's DNI. Null for any others.
 */
function readCuil(digits: string): ReadDni | null {
  if (digits.length === CUIL_DIGITS - 1 && PERSON.test(digits)) return { dni: '', why: 'cuil' };
  if (digits.length !== CUIL_DIGITS) return null;
  if (COMPANY.test(digits)) return { dni: '', why: 'company' };
  if (!PERSON.test(digits)) return null;
  return isCuit(digits) ? { dni: digits.slice(2, 2 + DNI_DIGITS) } : { dni: '', why: 'cuil' };
}

/** The digits of a text, those of a foreign keyboard too. */
const digitsOf = (text: string): string => onlyDigits(normalise(text));

/** The DNI of a text: its digits, or the DNI inside a CUIL; anything longer is none. Never throws. */
export function readDni(text: string): ReadDni {
  const digits = digitsOf(text);
  return readCuil(digits) ?? (digits.length > DNI_DIGITS ? { dni: '', why: 'long' } : { dni: digits });
}

/** `01234567` → `01.234.567`. */
export const formatDni = (dni: string): string => groupThousands(onlyDigits(dni));

const NOTHING_LEFT_OUT: LeftOut = { isCut: false, beyond: '' };

/**
 * The field after a change. It takes eight digits; those that do not fit are the ones just typed, never the ones that
 * stood there. A CUIL leaves the DNI inside it: pasted anywhere in the field, or typed on behind the eighth digit, for
 * which `beyond` are the digits that were left out before.
 */
export function editDni(edit: TextEdit, beyond = ''): EditedText & LeftOut {
  const parts = splitEdit(edit);
  const [head, typed, tail] = [parts.head, parts.inserted, parts.tail].map(digitsOf) as [
    string,
    string,
    string,
  ];
  const added = (head.length === DNI_DIGITS ? beyond : '') + typed;
  const cuil = readCuil(typed) ?? readCuil(head + added + tail);
  if (cuil) {
    // A CUIL with a digit wrong or missing stays in sight, beside the sentence about it.
    const inSight = added === typed ? edit.after : head + added;
    const text = cuil.why ? inSight : formatDni(cuil.dni);
    const caret = text === edit.after ? edit.caret : text.length;
    return { text, caret, ...NOTHING_LEFT_OUT };
  }
  const room = DNI_DIGITS - head.length - tail.length;
  // The rest of such a CUIL stays in sight too.
  if (room < 0) return { text: edit.after, caret: edit.caret, ...NOTHING_LEFT_OUT };
  const fitting = typed.slice(0, room);
  const text = formatDni(head + fitting + tail);
  const isSignificant = (at: number) => text[at] !== '.';
  const caret = caretAfter(text, (head + fitting).length, isSignificant, edit.deletesForward);
  const rest = added.slice(fitting.length);
  return { text, caret, isCut: rest !== '', beyond: tail === '' ? rest : '' };
}
