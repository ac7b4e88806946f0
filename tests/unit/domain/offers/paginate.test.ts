import { expect, it } from 'vitest';
import { pageButtons } from '#domain/offers/paginate.ts';

it.each([
  ['one page', 1, 1, '1'],
  ['first and last three meet', 1, 6, '1 2 3 4 5 6'],
  ['one page between them', 1, 7, '1 2 3 … 5 6 7'],
  ['[S9.2-02] the first three', 1, 10, '1 2 3 … 8 9 10'],
  ['two neighbours and one gap', 5, 10, '1 2 3 4 5 6 … 8 9 10'],
  ['[S9.2-04] the neighbours between gaps', 10, 20, '1 2 3 … 9 10 11 … 18 19 20'],
  ['[S9.2-03] the last three', 500, 500, '1 2 3 … 498 499 500'],
])('%s: buttons on page %d of %d are %s', (_, page, pages, shown) => {
  expect(
    pageButtons(page, pages)
      .map((button) => (button === 'gap' ? '…' : button))
      .join(' '),
  ).toBe(shown);
});
