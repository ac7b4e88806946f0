/** Years; null while the text is empty or is not digits alone. Absurdly long numbers come back as 999. Never throws. */
export function parseAge(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Math.min(999, Number(digits)) : null;
}
