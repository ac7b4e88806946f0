import { isLong, normalise, type Reading, unread } from '#domain/input/reading.ts';

const NAMED_ADDRESS = /<([^<>@]*@[^<>@]*)>/;

/** Spoken words of an address and the characters that they stand for. */
const SPOKEN: readonly [RegExp, string][] = [
  [/[\s([]*\barroba\b[\s)\]]*/gi, '@'],
  [/\s+punto\s+/gi, '.'],
  [/\s+gui[oó]n bajo\s+/gi, '_'],
  [/\s+gui[oó]n(?: medio)?\s+/gi, '-'],
];

const spoken = (text: string): string =>
  SPOKEN.reduce((written, [said, sign]) => written.replace(said, sign), text);

const isWhole = (word: string): boolean => /^[^@]+@[^@]+\.[^@.]+$/.test(word);

/** The words of a text; those that a keyboard has torn apart at a dot or at the '@' are one. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = words.length - 1;
    if (last >= 0 && (/[.@]$/.test(words[last] ?? '') || /^[.@]/.test(word))) words[last] += word;
    else words.push(word);
  }
  return words;
}

/**
 * The address of a text: out of '<…>' and 'mailto:', with the letters of a foreign keyboard, the blanks that a keyboard
 * puts in and the words of a dictation mended. A text with two addresses, or with words before one, is asked about.
 * Whether an address can be one is not judged here. Never throws.
 */
export function readEmail(text: string): Reading<string> {
  if (isLong(text)) return unread('long');
  const visible = normalise(text);
  if (visible.trim() === '') return { kind: 'empty' };
  const address = (NAMED_ADDRESS.exec(visible)?.[1] ?? visible).trim().replace(/^mailto:/i, '');
  const words = wordsOf(address.includes('@') ? address : spoken(address));
  const whole = words.filter(isWhole);
  const [one = '', other] = whole;
  if (whole.length > 2) return unread('several');
  if (other !== undefined && other !== one) return { kind: 'either', values: [one, other] };
  const joined = words.join('');
  if (words.length > 1 && one !== '') return { kind: 'either', values: [joined, one] };
  return { kind: 'value', value: joined, isPlain: joined === text.trim() };
}
