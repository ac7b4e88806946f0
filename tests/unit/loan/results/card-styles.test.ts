import { expect, it } from 'vitest';
import { card } from '#loan/results/card.styles.ts';
import { styles as share } from '#loan/results/income-share.styles.ts';
import { styles as promo } from '#loan/results/promo.styles.ts';
import { collectedRules } from '#ui/sheet.ts';

const css = collectedRules()
  .map((rule) => rule.css)
  .join('');

/** Every font size the sheet gives a class, in rem, whatever the window's width. */
const sizesOf = (name: string): number[] =>
  [...css.matchAll(/\.([\w-]+)\{[^{}]*font-size:([\d.]+)rem/g)]
    .filter(([, found]) => found === name)
    .map(([, , size]) => Number(size));

it('the CFT is the largest figure of a card, at every width', () => {
  const largest = Math.min(...sizesOf(card.largest));
  const others = [card.figure, card.sub, card.name, share.text, share.tone, promo.title].flatMap(sizesOf);
  expect(others.length).toBeGreaterThanOrEqual(6);
  expect(largest).toBeGreaterThan(Math.max(...others));
});
