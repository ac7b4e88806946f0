import { isDay } from '#domain/format.ts';
import { isLong, normalise, plainLetters, type Reading, unread } from '#domain/input/reading.ts';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const WEEKDAYS = 'lunes martes miercoles jueves viernes sabado domingo lun mar mie jue vie sab dom'.split(
  ' ',
);
const LINKS = ['de', 'del', 'el', 'dia', 'a'];

const PIECES = /\d+|\p{L}+/gu;
const MARKS = /^[\p{L}\d\s/.,\-º°]*$/u;
/** A day in figures alone has one mark, twice: '20.003,67' is an amount. */
const FIGURES = /^(?:\d{1,2}([\s/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([\s/.-])\d{1,2}\2\d{1,2})$/;

/** From 1; 0 for a word that is no month. 'set' is what old prints make of September. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : word.startsWith('set') ? 9 : MONTHS.findIndex((month) => month.startsWith(word)) + 1;

const isWord = (piece: string): boolean => !/^\d/.test(piece);

/** The four digits of a year written with two; of another length what it is. */
const yearOf = (digits: string): string =>
  digits.length === 2 ? `${Number(digits) < 70 ? '20' : '19'}${digits}` : digits;

/** YYYY-MM-DD of a day, a month and a year as they are written; the day before the month unless it can be none. */
function dayOf([one = '', other = '', year = '']: readonly string[]): string {
  const monthFirst = isWord(one) || (!isWord(other) && Number(other) > 12 && Number(one) <= 12);
  const [day, month] = monthFirst ? [other, one] : [one, other];
  const number = isWord(month) ? monthOf(month) : Number(month);
  return [yearOf(year), String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** A day in figures behind its weekday, or the word 'día'. */
const withoutWords = (source: string): string => source.replace(/\p{L}+[.,]?\s*/gu, '').trim();

/** The weekday before a day says nothing more, unless it is the month: '10 mar 2026'. */
const isWeekday = (piece: string, at: number): boolean => at === 0 && WEEKDAYS.includes(piece);

/**
 * The day of a text, YYYY-MM-DD: '10/02/2026', '10-2-26', '2026-02-10', '10 de febrero de 2026', '10-feb-2026'. The day
 * comes before the month, as in Argentina, except where it can only be the other way. Never throws.
 */
export function readDay(text: string): Reading<string> {
  if (text.trim() === '') return { kind: 'empty' };
  if (isLong(text)) return unread('long');
  const source = plainLetters(normalise(text)).trim();
  if (!MARKS.test(source)) return unread('unknown');
  const pieces = (source.match(PIECES) ?? [])
    .filter((piece, at) => !isWeekday(piece, at))
    .filter((piece) => !LINKS.includes(piece));
  if (pieces.length === 2) {
    const value = dayOf([...pieces, '2024']);
    return unread(isDay(value) ? 'yearless' : 'unknown');
  }
  if (
    pieces.every((piece) => !isWord(piece)) &&
    !FIGURES.test(pieces.length === 3 ? withoutWords(source) : source)
  )
    return unread('unknown');
  const isYearFirst = pieces[0]?.length === 4 && !isWord(pieces[0]);
  const value = pieces.length === 3 ? dayOf(isYearFirst ? [...pieces].reverse() : pieces) : '';
  const year = Number(value.slice(0, 4));
  if (!isDay(value) || year < 1950 || year > 2100) return unread('unknown');
  const isPlain = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(source) || source === value;
  return { kind: 'value', value, isPlain: isPlain && !(isYearFirst && source !== value) };
}
