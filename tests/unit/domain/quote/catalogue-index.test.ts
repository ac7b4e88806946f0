import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import type { Product } from '#domain/quote/product.ts';
import { applicant, product } from '../../../support/data/quotes.ts';

const A: Partial<Product> = { code: 1, entity: 'A' };
const B: Partial<Product> = { code: 2, entity: 'B' };
const CLIENT = { beneficiary: 'account_holder' } as const;
const named = (differs: Partial<Product>, name: string) => product({ ...differs, product: name });

it.each<[string, Product[], string[]]>([
  [
    'by first instalment',
    [named({ ...A, tea: 60 }, 'heavy'), named({ ...B, tea: 90 }, 'light')],
    ['light', 'heavy'],
  ],
  ['by the name of the entity', [named(B, 'of B'), named(A, 'of A')], ['of A', 'of B']],
  ['by the name of the entity, in whatever order', [named(A, 'of A'), named(B, 'of B')], ['of A', 'of B']],
  ['first what asks for nothing', [named({ ...A, ...CLIENT }, 'tied'), named(B, 'open')], ['open', 'tied']],
  [
    'first what asks for nothing, in whatever order',
    [named(B, 'open'), named({ ...A, ...CLIENT }, 'tied')],
    ['open', 'tied'],
  ],
  [
    'as an entity declared them',
    [named(A, 'one'), named(A, 'two'), named(A, 'three')],
    ['one', 'two', 'three'],
  ],
])('products stand %s, where nothing before that tells them apart', (_, products, order) => {
  const listed = buildIndex({ products }).audienceOf(applicant());
  expect(listed.map((priced) => priced.product.product)).toEqual(order);
});

it('the products of an entity are its own, cheapest first, and none of one that is not known', () => {
  const index = buildIndex({
    products: [named({ ...A, cftea: 150 }, 'dear'), named(B, 'other'), named({ ...A, cftea: 120 }, 'cheap')],
  });
  const own = (code: number) => index.productsOf(code).map((priced) => priced.product.product);
  expect([own(1), own(2), own(3)]).toEqual([['cheap', 'dear'], ['other'], []]);
});
