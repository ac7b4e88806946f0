import { expect, it } from 'vitest';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Content } from '#site/content.ts';
import { followRecord } from '#site/follow-record.ts';
import { content } from '../../support/content/content.ts';

it('a lender is found under another name that the record gives its entity', () => {
  const [product] = content.catalogue.products;
  const isOf = ({ bcraCodes }: Content['lenders'][number]) => bcraCodes.includes(product.code);
  const products = content.catalogue.products.map((one) =>
    one.code === product.code ? { ...one, entity: 'ENTE RENOMBRADO S.A.' } : one,
  );
  const renamed = { ...content, catalogue: { ...content.catalogue, products } } as unknown as Content;
  const [before, after] = [content, followRecord(renamed)].map(({ lenders }) => lenders.find(isOf));
  const keys = before ? matchKeysOf(before) : [];
  expect(keys).not.toEqual([]);
  expect(new Set(after && matchKeysOf(after))).toEqual(new Set([...keys, matchKey('ENTE RENOMBRADO S.A.')]));
  expect(followRecord(content).lenders).toEqual(content.lenders);
});
