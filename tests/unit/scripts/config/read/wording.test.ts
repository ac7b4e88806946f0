import { expect, test } from 'vitest';
import { joinWithOr, nearest, quoted } from '#scripts/config/read/wording.ts';

test('the check guesses a word with an accent too many', () =>
  expect(nearest('santa_fé', ['santa_fe', 'santa_cruz'])).toBe('santa_fe'));

test.each([
  ['xyz', ['banco', 'fintech']],
  ['', ['banco']],
  ['www.otrobanco.com.ar', ['www.bna.com.ar', 'www.macro.com.ar']],
])('the check guesses nothing for %j', (word, options) => expect(nearest(word, options)).toBeUndefined());

test('quotes what cannot be seen by its number, and no more than a line', () => {
  expect(quoted('a\u202Eb')).toBe('"a\\u202Eb"');
  expect(quoted('\u001B[31m')).toBe('"\\u001b[31m"');
  expect(quoted('x'.repeat(1000)).length).toBeLessThan(70);
  expect(quoted([])).toBe('[] (una lista vacía)');
  expect(quoted({ a: 1 })).toBe('un objeto { … }');
});

const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

test.each([
  ['[F76] nine', upTo(9), '0, 1, 2, 3, 4, 5, 6, 7 u 8'],
  ['[F77] two, of which the second begins with an o', ['reclamo', 'otro'], 'reclamo u otro'],
  ['ten', upTo(10), '0, 1, 2, 3, 4, 5, 6, 7 u otras 2 posibilidades'],
])('a choice is written of: %s', (_, options, text) => expect(joinWithOr(options)).toBe(text));
