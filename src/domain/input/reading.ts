/** What a text says: nothing, a value, or no value. */
export type Reading<Value> = { kind: 'empty' } | { kind: 'value'; value: Value } | { kind: 'unread' };

/** Raised figures refer to a footnote and are not part of the figure. */
const RAISED = /[²³¹⁰-₉]/g;

/** A text in the letters of an Argentine keyboard: full-width ones of a foreign keyboard become plain, unseen ones go. */
export const normalise = (text: string): string =>
  text
    .replace(RAISED, ' ')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/[‐-―−]/g, '-');
