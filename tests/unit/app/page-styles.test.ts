import { expect, it } from 'vitest';
import { stylesFor } from '#app/page-styles.ts';
import { rules } from '#ui/all-styles.ts';

const RULES = [
  { css: '.a{}', classes: null },
  { css: '.b{}', classes: ['b', 'c'] },
  { css: '.d{}', classes: ['d'] },
  { css: '.e{}', classes: ['e'], islands: ['simulator'] },
];

it.each([
  ['nothing of the pages', '<p class="a">', '.a{}'],
  ['one class of a module', '<p class="a"><b class="x c">', '.a{}.b{}'],
  ['a longer class', '<p class="bb dd">', '.a{}'],
  ['a class in a text', '<p> class=d </p>', '.a{}'],
  ['an island that comes to need a rule', '<p data-island="simulator">', '.a{}.e{}'],
  ['another island', '<p data-island="erase">', '.a{}'],
  ['classes of two modules', '<p class="d"><p class="b">', '.a{}.b{}.d{}'],
])('a page with %s carries what it needs, in the order of the rules', (_, markup, css) => {
  expect(stylesFor(markup, RULES)).toBe(css);
});

it('no rule asks one element to be the whole page too: such a rule never applies', () => {
  const never = rules.filter(({ css }) => /\.[\w-]+:root/.test(css));
  expect(never.map(({ css }) => css)).toEqual([]);
});
