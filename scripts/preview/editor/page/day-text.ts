import { dayInBuenosAires, formatDate, formatShortDate, isDay } from '#domain/format.ts';
import { readDay } from '#domain/input/day.ts';

/**
 * A day as people write it: '10/12/2026', '10 de diciembre'; without a year it is the next one. The text itself when it
 * is no day.
 */
export function readDayText(text: string): string {
  const reading = readDay(text);
  if (reading.kind === 'value') return reading.value;
  if (reading.kind !== 'unread' || reading.why !== 'yearless') return text.trim();
  const today = dayInBuenosAires(Date.now());
  const year = Number(today.slice(0, 4));
  const mark = /^\d+([/.-])/.exec(text.trim())?.[1] ?? ' ';
  const days = [year, year + 1].map((one) => readDay(`${text.trim()}${mark}${one}`));
  return days.flatMap((day) => (day.kind === 'value' ? day.value : [])).find((day) => day >= today) ?? text;
}

/** A day of the content as it is shown to be edited: 10/12/2026. */
export const dayText = (value: unknown): string =>
  isDay(value) ? formatShortDate(value) : typeof value === 'string' ? value : '';

const WEEKDAY = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' });

/** A day in words: 'jueves 10 de diciembre de 2026'; '' for what is no day. */
export const dayWords = (value: unknown): string =>
  isDay(value) ? `${WEEKDAY.format(Date.parse(value))} ${formatDate(value)}` : '';
