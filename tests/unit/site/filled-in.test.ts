import { expect, test } from 'vitest';
import { filledIn, filledText } from '#site/filled-in.ts';

const VALUES = new Map<string, string | null>([
  ['term', '72 meses'],
  ['age', null],
]);

test.each([
  ['a value takes the place of its gap', 'Hasta {term}.', 'Hasta 72 meses.'],
  ['a sentence without a value steps aside', 'Uno. Hasta {age}. Tres.', 'Uno. Tres.'],
  ['a text of which nothing is left is empty', 'Hasta {age}.', ''],
  ['gaps of others stay', 'Hasta {term} en {bank}.', 'Hasta 72 meses en {bank}.'],
  ['a text without these gaps stays to the letter', 'Uno  y {bank}. dos', 'Uno  y {bank}. dos'],
  ['a number with a dot ends no sentence', 'Av. 7 N.º 726. Hasta {age}.', 'Av. 7 N.º 726.'],
])('%s', (_, text, filled) => expect(filledText(text, VALUES)).toBe(filled));

test('members of lists step aside with their text, and members of objects stay', () => {
  const value = {
    description: 'Uno. Hasta {age}.',
    highlights: ['Hasta {age}', 'Dos'],
    blocks: [
      { type: 'paragraph', text: 'Hasta {age}.' },
      { type: 'paragraph', text: 'Dos.' },
    ],
    amount: 3,
    none: null,
  };
  expect(filledIn(value, VALUES)).toEqual({
    description: 'Uno.',
    highlights: ['Dos'],
    blocks: [{ type: 'paragraph', text: 'Dos.' }],
    amount: 3,
    none: null,
  });
});
