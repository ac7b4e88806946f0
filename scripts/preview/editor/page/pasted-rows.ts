import { cleanedPaste } from '#scripts/preview/editor/page/clean-paste.ts';

/** A cell of a spreadsheet: in quotes when it has lines of its own, a quote in it twice. */
const CELL = /(?<=^|\n)"((?:[^"]|"")*)"(?=\r?\n|\r?$)|[^\r\n]+/g;

/** Rows of what was pasted, each cleaned, empty ones left out, and the names of what was cleaned. */
export function pastedRows(text: string): { rows: string[]; cleaned: string[] } {
  const cells = Array.from(text.matchAll(CELL), ([line, quoted]) => quoted?.replaceAll('""', '"') ?? line);
  const plain = cells.map((cell) => cleanedPaste(cell.trim())).filter((one) => one.text !== '');
  return {
    rows: plain.map((one) => one.text),
    cleaned: [...new Set(plain.flatMap(({ cleaned }) => cleaned))],
  };
}

/** Puts rows in the place of the element of a list that they were pasted into; returns how many of them fit. */
export type Spread = (rows: readonly string[]) => number;

/** Report of a paste: the cleaned characters, the rows that became elements, and the rows in all. */
export type Pasted = { cleaned: readonly string[]; rows?: { fit: number; all: number } };

/** Nothing was pasted. */
export const NOTHING_PASTED: Pasted = { cleaned: [] };

/**
 * Spreads a pasted text of several rows over a list, the first after what stands before the cursor and the last before
 * what stands after it; undefined when it is of one row, or does not belong to a list.
 */
export function spreadOver(
  text: string,
  [before, after]: readonly [string, string],
  spread: Spread | undefined,
): Pasted | undefined {
  const { rows, cleaned } = pastedRows(text);
  if (!spread || rows.length < 2) return undefined;
  const whole = rows.map((row, at) => (at === 0 ? before : '') + row + (at === rows.length - 1 ? after : ''));
  return { cleaned, rows: { fit: spread(whole), all: rows.length } };
}
