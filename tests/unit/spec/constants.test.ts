import { expect, it } from 'vitest';
import { isPromoAfter } from '#loan/offer/MarketplaceLink.tsx';
import { media } from '#ui/tokens.ts';
import { content } from '../../support/content/content.ts';

/** Pixels of an em in a media query, in the size of text that a browser comes with. */
const EM = 16;

it('[S9.1-21] a phone is narrower than 768 px', () =>
  expect(media.wide).toBe(`@media (min-width: ${768 / EM}em)`));

it('[S9.2-07] the advert follows the first card and every fifth from there', () => {
  expect(content.results.promo.every).toBe(5);
  expect(
    Array.from({ length: 20 }, (_, index) => index).filter((index) => isPromoAfter(index, content.results)),
  ).toEqual([0, 5, 10, 15]);
});
