const LONGEST_AGE = 3;

/** True for a text of digits alone, spaces around it aside. */
export const isWholeAge = (text: string): boolean => /^\d+$/.test(text.trim());

/** Years; null while the text is empty or is not digits alone. Absurdly long numbers come back as 999. Never throws. */
export function parseAge(text: string): number | null {
  if (!isWholeAge(text)) return null;
  const digits = text.trim().replace(/^0+(?=\d)/, '');
  return digits.length > LONGEST_AGE ? 999 : Number(digits);
}
