import { isDay } from '#domain/format.ts';

/** Whether a text is a day of a year in which somebody may have signed (YYYY-MM-DD, 1950 to 2100). */
export const isPlausibleDay = (text: string): boolean => isDay(text) && text >= '1950' && text < '2101';

/** Whether a field holds half of a day, or one of no year that can be. */
export const isWrongDay = ({ validity, value }: HTMLInputElement): boolean =>
  validity.badInput || (value !== '' && !isPlausibleDay(value));
