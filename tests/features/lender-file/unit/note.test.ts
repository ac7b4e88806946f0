import { expect, it } from 'vitest';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { lenderPath } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { htmlOf } from '../../../support/content/rendered-pages.ts';

const declaring = new Set(content.catalogue.products.map(({ entity }) => matchKey(entity)));
const lender = content.lenders.find((one) => one.page && matchKeysOf(one).some((key) => declaring.has(key)));
const { fromNote } = content.lenderFile;

it("only the page of a lender with a note of its own shows that its price is the note's", () => {
  const { catalogue } = content;
  const keys = lender ? matchKeysOf(lender) : [];
  const products = catalogue.products.map((product) =>
    keys.includes(matchKey(product.entity)) ? { ...product, fromNote: true as const } : product,
  ) as typeof catalogue.products;
  const path = lenderPath(lender?.id ?? '');
  expect(htmlOf(path, { ...content, catalogue: { ...catalogue, products } })).toContain(fromNote);
  expect(htmlOf(path)).not.toContain(fromNote);
});
