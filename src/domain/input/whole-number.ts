import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { type EditedText, type TextEdit, caretAfter, splitEdit } from '#domain/input/text-edit.ts';

/**
 * Whole numbers as people in Argentina write them: dots between thousands, a comma before what is not whole.
 * The field keeps what follows the end of the number in sight while it is being typed ('850.000,5'), so that
 * the next digit is not taken for one of the number; leaving the field drops it.
 */
type Reading = {
  /** Digits of the whole number, without leading zeros. */
  whole: string;
  /** The typed end that stays in sight after it: the comma or dot and at most two digits. */
  ending: string;
  /** Where the number ends in the cleaned text; its length when nothing follows. */
  end: number;
};

const MOST_DECIMALS = 2;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})*/;

/** Commas that can only stand between thousands: '3,000,000' and '3,000.50'. */
const COMMA_THOUSANDS = /^\d{1,3}(?:,\d{3}){2,}(?:\.\d{0,2})?$|^\d{1,3},\d{3}\.\d{1,2}$/;

function clean(text: string): string {
  const kept = text.replace(/[^\d.,]/g, '');
  return COMMA_THOUSANDS.test(kept) ? kept.replaceAll(',', '') : kept;
}

/**
 * A comma ends the number. So does a lone dot with at most two digits after it: the only one, or one after proper
 * thousands ('850.000.50').
 */
function endOf(cleaned: string): number {
  const comma = cleaned.indexOf(',');
  if (comma >= 0) return endOf(cleaned.slice(0, comma));
  const dot = cleaned.lastIndexOf('.');
  if (dot < 0 || cleaned.length - dot - 1 > MOST_DECIMALS) return cleaned.length;
  const before = cleaned.slice(0, dot);
  return !before.includes('.') || THOUSANDS.exec(before)?.[0] === before ? dot : cleaned.length;
}

function read(cleaned: string): Reading {
  const end = endOf(cleaned);
  const whole = onlyDigits(cleaned.slice(0, end)).replace(/^0+(?=\d)/, '');
  const decimals = onlyDigits(cleaned.slice(end)).slice(0, MOST_DECIMALS);
  const ending = whole !== '' && end < cleaned.length ? `${cleaned[end]}${decimals}` : '';
  return { whole, ending, end };
}

const numberOf = (whole: string): number => Math.min(Number(whole), Number.MAX_SAFE_INTEGER);

/** The whole number a text states: '850.000,50' → 850000. Empty or without digits → 0. Never throws, never negative. */
export const parseWholeNumber = (text: string): number => numberOf(read(clean(text)).whole);

/** The field's text for a number while it is not being edited; 0 is a blank field. */
export const formatWholeNumber = (value: number): string =>
  Number.isSafeInteger(value) && value > 0 ? groupThousands(String(value)) : '';

/** The rest of the field's former text, without the dots between thousands that the field itself had put. */
function standing(edit: TextEdit): { head: string; inserted: string; tail: string } {
  const { head, inserted, tail } = splitEdit(edit);
  const { before } = edit;
  const grouped = THOUSANDS.exec(before)?.[0].length ?? 0;
  const tailStart = before.length - tail.length;
  // Decimals stay only with the comma or dot before them; without it they would join the number.
  const isEndKept = !/[.,]/.test(before.charAt(grouped)) || grouped < head.length || grouped >= tailStart;
  const keep = (text: string, offset: number): string =>
    [...text]
      .filter((character, at) => {
        const was = at + offset;
        return was < grouped ? character !== '.' : was === grouped || isEndKept;
      })
      .join('');
  return { head: keep(head, 0), inserted, tail: keep(tail, tailStart) };
}

/**
 * The field after a change: grouped, its value, and the caret where it was. Dots the field had put itself are no
 * part of what was typed, so deleting a digit of '1.234' leaves 123 and not 1.
 */
export function editWholeNumber(edit: TextEdit): EditedText & { value: number } {
  const { head, inserted, tail } = standing(edit);
  const start = clean(head + inserted);
  const cleaned = start + clean(tail);
  const { whole, ending, end } = read(cleaned);
  const grouped = groupThousands(whole);
  const text = grouped + ending;
  const leadingZeros = onlyDigits(cleaned.slice(0, end)).length - whole.length;
  const before = onlyDigits(start.slice(0, end)).length + Math.max(0, start.length - end);
  const isSignificant = (at: number) => at >= grouped.length || text[at] !== '.';
  const caret = caretAfter(text, Math.max(0, before - leadingZeros), isSignificant, edit.deletesForward);
  return { text, caret, value: numberOf(whole) };
}
