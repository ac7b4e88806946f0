import { expect, it } from 'vitest';
import { laterStyles, stylesFor } from '#app/page-styles.ts';
import { rules } from '#ui/all-styles.ts';

const RULES = [
  { css: '.a{}', classes: null },
  { css: '.b{}', classes: ['b', 'c'] },
  { css: '.d{}', classes: ['d'] },
  { css: '.e{}', classes: ['e'], isOfSteps: true },
  { css: '.f{}', classes: ['f'], isOfSteps: true, isLater: true },
  { css: '.g{}', classes: ['g'], isLater: true },
];

it.each([
  ['nothing of the pages', '<p class="a">', '.a{}'],
  ['one class of a module', '<p class="a"><b class="x c">', '.a{}.b{}'],
  ['a longer class', '<p class="bb dd">', '.a{}'],
  ['a class in a text', '<p> class=d </p>', '.a{}'],
  ['the simulator', '<p data-island="simulator">', '.a{}.e{}.f{}'],
  ['a class of what scripts draw later', '<p class="g">', '.a{}.g{}'],
  ['another island', '<p data-island="erase">', '.a{}'],
  ['classes of two modules', '<p class="d"><p class="b">', '.a{}.b{}.d{}'],
])('a page with %s carries what it needs, in the order of the rules', (_, markup, css) => {
  expect(stylesFor(markup, RULES)).toBe(css);
});

it('the file that scripts wait for has what they draw later, in the order of the rules', () => {
  expect(laterStyles(RULES)).toBe('.f{}.g{}');
});

it('no rule asks one element to be the whole page too: such a rule never applies', () => {
  const never = rules.filter(({ css }) => /\.[\w-]+:root/.test(css));
  expect(never.map(({ css }) => css)).toEqual([]);
});
