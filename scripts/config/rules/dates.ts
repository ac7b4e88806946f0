const DAY = 86_400_000;

/** Days from one ISO date to another, negative when the other came before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The same day some years later; `YYYY-MM-DD` compares as text. */
export const addYears = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
