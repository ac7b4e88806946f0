// Characters that a spreadsheet reads as the start of a formula, also behind blanks and quotes or in full width, and control
// characters, which hide one. An apostrophe counts too, so that the cell shows it.
const FORMULA = String.raw`(?=[\s"]*['=+\-@|%＝＋－＠]|\p{Cc})`;
const AT_START = new RegExp(`^${FORMULA}`, 'u');

/** Where a formula may begin in a cell of a CSV: a semicolon separates cells where the comma is decimal. */
export const FORMULA_IN_CSV = new RegExp(`(^|;)${FORMULA}`, 'gu');

/** A value that a spreadsheet keeps as the text it is: it shows what follows the apostrophe, and runs none of it. */
export const inertCell = (value: string): string => value.replace(AT_START, "'");
