/** Years; null while the text is empty or is not digits alone. Absurdly long numbers come back as 999. Never throws. */
export const parseAge = (text: string): number | null =>
  /^\d+$/.test(text.trim()) ? Math.min(999, Number(text)) : null;
