import { expect, it } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import { ceilingText } from '#loan/tools/detail/ceiling-text.ts';
import { panels } from '../../support/content/made-up.ts';
import { content } from '../../support/content/content.ts';

const [sample] = content.catalogue.products;
const declared = (changes: Partial<Product> = {}): Product => ({ ...sample, product: 'UNO', ...changes });
const { fromNote } = panels.detail;
const least = panels.detail.ceiling.replace('{percent}', '58,86\u00A0%');

it.each<[string, Product[], string]>([
  ['one ceiling and nothing else', [declared()], ''],
  ['a least price beside its ceiling', [declared({ leastCftea: 58.86 })], least],
  ['several, the lowest', [declared({ leastCftea: 90 }), declared({ leastCftea: 58.86 })], least],
  ['a figure of its note', [declared({ fromNote: true })], fromNote],
  ['both', [declared({ leastCftea: 58.86, fromNote: true })], `${least} ${fromNote}`],
  ['a least price of another loan', [declared(), declared({ product: 'DOS', leastCftea: 58.86 })], ''],
  ['no product', [], ''],
])('an entity with %s is told so', (_, products, text) => {
  expect(ceilingText(products, 'UNO', panels.detail)).toBe(text);
});

it('an offer that names no loan is told nothing', () => {
  expect(ceilingText([declared({ fromNote: true })], null, panels.detail)).toBe('');
});
