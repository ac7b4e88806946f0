/** Why a text is no value, by which the page says it in words. */
export type Unread =
  | 'unknown'
  | 'slang'
  | 'currency'
  | 'several'
  | 'negative'
  | 'long'
  | 'checkDigit'
  | 'company'
  | 'yearless';

/**
 * What a text says: nothing; a value, plain when it is written as the site writes it; one of two values that the text
 * cannot choose between; or no value, and why not.
 */
export type Reading<Value> =
  | { kind: 'empty' }
  | { kind: 'value'; value: Value; isPlain: boolean }
  | { kind: 'either'; values: readonly [Value, Value] }
  | { kind: 'unread'; why: Unread };

export const unread = (why: Unread): { kind: 'unread'; why: Unread } => ({ kind: 'unread', why });

/** A reading of the same text as another value. */
export function mapReading<From, To>(reading: Reading<From>, to: (value: From) => To): Reading<To> {
  if (reading.kind === 'value') return { ...reading, value: to(reading.value) };
  if (reading.kind !== 'either') return reading;
  const [one, other] = [to(reading.values[0]), to(reading.values[1])];
  return Object.is(one, other)
    ? { kind: 'value', value: one, isPlain: false }
    : { kind: 'either', values: [one, other] };
}

/** Characters of one value at most: who pastes more has pasted something else. */
const LONGEST = 200;

export const isLong = (text: string): boolean => text.length > LONGEST;

/** Raised figures are notes to a figure, not figures of it. */
const RAISED = /[²³¹⁰-₉]/g;

/** A text in the letters of an Argentine keyboard: full-width ones of a foreign keyboard become plain, unseen ones go. */
export const normalise = (text: string): string =>
  text
    .replace(RAISED, ' ')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/[‐-―−]/g, '-');

/** In small letters without accents, so that 'Millón' is 'millon' and 'años' is 'anos'. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
