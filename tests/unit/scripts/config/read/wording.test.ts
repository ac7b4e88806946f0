import { expect, test } from 'vitest';
import { joinWithOr, nearest, normalSlug, quoted } from '#scripts/config/read/wording.ts';

test.each([
  ['bank', ['banco', 'fintech'], 'banco'],
  ['galcia', ['galicia', 'banco-macro'], 'galicia'],
  ['tagLine', ['title', 'tagline'], 'tagline'],
  ['antigüedad', ['alcance', 'antiguedad'], 'antiguedad'],
  ['santa_fé', ['santa_fe', 'santa_cruz'], 'santa_fe'],
])('the check guesses %s', (word, options, meant) => expect(nearest(word, options)).toBe(meant));

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

test.each([
  [
    '[F76] n7 o n8',
    Array.from({ length: 9 }, (_, index) => `n${index}`),
    'n0, n1, n2, n3, n4, n5, n6, n7 o n8',
  ],
  ['[F77] u before o', ['reclamo', 'otro'], 'reclamo u otro'],
])('joins a choice: %s', (_, options, text) => expect(joinWithOr(options)).toBe(text));

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a o b'],
  [['a', 'b', 'c'], 'a, b o c'],
  [['abril', 'hogar', '8'], 'abril, hogar u 8'],
  [Array.from({ length: 10 }, (_, index) => String(index)), '0, 1, 2, 3, 4, 5, 6, 7 u otras 2 posibilidades'],
])('%j is written as a choice of words', (options, text) => expect(joinWithOr(options)).toBe(text));

test.each([
  ['Banco Único', 'banco-unico'],
  ['-a--b-', 'a-b'],
  ['¿?', '¿?'],
])('the slug of %j is %j', (text, slug) => expect(normalSlug(text)).toBe(slug));
