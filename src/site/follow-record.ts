import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';

/** Returns a lender with the names that the record has for its entities beside those of its file. */
function underItsNames(lender: Lender, products: Content['catalogue']['products']): Lender {
  const known = new Set(matchKeysOf(lender));
  const own = products.filter(({ code }) => lender.bcraCodes.includes(code)).map(({ entity }) => entity);
  const names = [...new Set(own)].filter((name) => !known.has(matchKey(name)));
  return names.length === 0 ? lender : { ...lender, legalNames: [...lender.legalNames, ...names] };
}

/**
 * Returns the content as the central bank's record of today makes it: a lender is found under the names that its
 * entities go by there.
 */
export const followRecord = (content: Content): Content => ({
  ...content,
  lenders: content.lenders.map((lender) => underItsNames(lender, content.catalogue.products)),
});
