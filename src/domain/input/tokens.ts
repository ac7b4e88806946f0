import { normalise, plainLetters } from '#domain/input/reading.ts';

/** A piece of a text: a figure with its separators, a word in small letters without accents, or another sign. */
export type Token = { kind: 'figure' | 'word' | 'sign'; text: string };

const PIECES = /\d+(?:[.,']\d+)*|\p{L}+|[^\s\p{L}\d]/gu;
const FOREIGN = /u\$[sd]|us\$/gi;
const PESOS = /\bar\$/gi;
const APOSTROPHES = /[’‘ʼ´`]/g;

/** Whether a figure goes on behind a blank, as in '850 000'. */
const goesOn = (before: string, blank: string, next: string): boolean =>
  blank === ' ' && /^\d{1,3}(?: \d{3})*$/.test(before) && /^\d{3}(?:[.,]\d{1,2})?$/.test(next);

/** The pieces of a text in their order; thousands that blanks keep apart are one figure. Linear in its length. */
export function tokensOf(text: string): Token[] {
  // Taken apart, an acute accent would be a blank and a mark.
  const source = normalise(text.replace(APOSTROPHES, "'")).replace(FOREIGN, ' usd ').replace(PESOS, '$');
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, index } of source.matchAll(PIECES)) {
    const last = tokens.at(-1);
    const isFigure = /^\d/.test(piece);
    // ',5' is half of one.
    const isEnd =
      isFigure && end === index && /(?:^|[\s$])[.,]$/.test(source.slice(Math.max(0, index - 2), index));
    if (isEnd && last?.kind === 'sign')
      tokens.push({ kind: 'figure', text: (tokens.pop()?.text ?? '') + piece });
    else if (isFigure && last?.kind === 'figure' && goesOn(last.text, source.slice(end, index), piece))
      last.text += ` ${piece}`;
    else if (isFigure) tokens.push({ kind: 'figure', text: piece });
    else if (/^\p{L}/u.test(piece)) tokens.push({ kind: 'word', text: wordOf(piece) });
    else tokens.push({ kind: 'sign', text: piece });
    end = index + piece.length;
  }
  return tokens;
}

/** A capital M means millions, a small one may mean thousands. */
const wordOf = (piece: string): string => (piece === 'M' ? 'M' : plainLetters(piece));
