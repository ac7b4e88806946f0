import { groupThousands, onlyDigits } from '#domain/digits.ts';
import { readFigure } from '#domain/input/figure.ts';
import { type EditedText, type TextEdit, caretAfter, splitEdit } from '#domain/input/text-edit.ts';

/**
 * The field of a whole number while it is being typed: dots between thousands, a comma before what is not whole. What
 * follows the end of the number stays in sight ('850.000,5'), so that the next digit is not taken for one of the number.
 */
type Typed = {
  /** Digits of the whole number, without leading zeros. */
  whole: string;
  /** The typed end that stays in sight after it: the comma or dot and its digits. */
  ending: string;
  /** Where the number ends in the cleaned text; its length when nothing follows. */
  end: number;
};

const MOST_DECIMALS = 2;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})*/;

const clean = (text: string): string => text.replace(/[^\d.,]/g, '');

/** A comma ends the number; so does a dot with at most two digits after it, which the field did not put there. */
function endOf(cleaned: string): number {
  const comma = cleaned.indexOf(',');
  const text = comma < 0 ? cleaned : cleaned.slice(0, comma);
  const dot = text.lastIndexOf('.');
  return dot < 0 || text.length - dot - 1 > MOST_DECIMALS ? text.length : dot;
}

function typedIn(cleaned: string): Typed {
  const end = endOf(cleaned);
  const whole = onlyDigits(cleaned.slice(0, end)).replace(/^0+(?=\d)/, '');
  const ending =
    whole !== '' && end < cleaned.length ? `${cleaned[end]}${onlyDigits(cleaned.slice(end))}` : '';
  return { whole, ending, end };
}

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
 * Whether the field may write a change anew under the caret: digits alone, and of what is pasted only what is a figure.
 * Everything else stays in sight as it is written.
 */
function isFormatted(edit: TextEdit): boolean {
  if (edit.after === edit.before) return false;
  const bare = edit.after.replace('$', '').trim();
  if (!/^[\d.,]*$/.test(bare)) return false;
  return (edit.inserted ?? '').length < 2 || readFigure(bare, 'pesos').kind !== 'unread';
}

/**
 * The field after a change: grouped, and the caret where it was. Dots the field had put itself are no
 * part of what was typed, so deleting a digit of '1.234' leaves 123 and not 1.
 */
export function editWholeNumber(edit: TextEdit): EditedText {
  if (!isFormatted(edit)) return { text: edit.after, caret: edit.caret };
  const { head, inserted, tail } = standing(edit);
  const start = clean(head + inserted);
  const cleaned = start + clean(tail);
  const { whole, ending, end } = typedIn(cleaned);
  const grouped = groupThousands(whole);
  const text = grouped + ending;
  const leadingZeros = onlyDigits(cleaned.slice(0, end)).length - whole.length;
  const before = onlyDigits(start.slice(0, end)).length + Math.max(0, start.length - end);
  const isSignificant = (at: number) => at >= grouped.length || text[at] !== '.';
  const caret = caretAfter(text, Math.max(0, before - leadingZeros), isSignificant, edit.deletesForward);
  return { text, caret };
}
