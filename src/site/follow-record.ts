import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { matchKnown } from '#domain/quote/quote.ts';
import { isKnown, type Product } from '#domain/quote/product.ts';
import { exampleOf } from '#domain/quote/sample-offers.ts';
import type { BankDetail, Lender } from '#generated/types.ts';
import { applicantFor } from '#site/applicant.ts';
import type { Content } from '#site/content.ts';
import { filledIn, type Values } from '#site/filled-in.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { gapsIn, RECORD_GAPS } from '#site/record-gaps.ts';

type Entity = { code: number; key: string; own: Product[] };

/** Entities of a record with their products, in its order: there are far fewer of them than products. */
const entitiesOf = memoizeByRef((products: readonly Product[]): Entity[] => {
  const found = new Map<string, Entity>();
  for (const product of products) {
    const { code, entity } = product;
    const known = found.get(`${code} ${entity}`);
    if (known) known.own.push(product);
    else found.set(`${code} ${entity}`, { code, key: matchKey(entity), own: [product] });
  }
  return [...found.values()];
});

/** Products of a lender by the codes and names of its entities. */
export function productsOf(lender: Lender | undefined, { products }: Content['catalogue']): Product[] {
  if (!lender) return [];
  const keys = new Set(matchKeysOf(lender));
  return entitiesOf(products).flatMap(({ code, key, own }) =>
    lender.bcraCodes.includes(code) || keys.has(key) ? own : [],
  );
}

/** Returns a lender with the names that the record has for its entities beside those of its file. */
function underItsNames(lender: Lender, own: readonly Product[]): Lender {
  const known = new Set(matchKeysOf(lender));
  const names = [...new Set(own.map(({ entity }) => entity))].filter((name) => !known.has(matchKey(name)));
  return names.length === 0 ? lender : { ...lender, legalNames: [...lender.legalNames, ...names] };
}

/** Values of the record that the texts of any file may name, as it has them today. */
export function openRecord(content: Content) {
  const index = indexOf(shownCatalogue(content));
  const matches = matchKnown(index, applicantFor({}, content.simulator));
  const entities = new Set(matches.map(({ priced }) => priced.product.code)).size;
  const valuesOf = (isOfLender: boolean, products: readonly Product[]): Values =>
    new Map(gapsIn(isOfLender).map((name) => [name, RECORD_GAPS[name]({ content, entities, products })]));
  // A text says nothing of a loan of which nobody knows for whom it is.
  const knownOf = (id: string): Product[] =>
    productsOf(
      content.lenders.find((one) => one.id === id),
      content.catalogue,
    ).filter(isKnown);
  return {
    site: (): Values => valuesOf(false, []),
    lender: ({ id }: Lender): Values => valuesOf(true, knownOf(id)),
    bankDetail: ({ lenderId, assumptions }: BankDetail): Values => {
      const own = knownOf(lenderId);
      const example = exampleOf(own, [...new Set(own.map(({ code }) => code))], assumptions);
      return valuesOf(true, example ? [example.product] : []);
    },
  };
}

/**
 * Returns the content as the central bank's record of today makes it: texts say its figures, sentences without one are
 * gone, and a lender is found under the names that its entities go by there.
 */
export function followRecord(content: Content): Content {
  const { catalogue, lenders, bankDetails, exclusions, displayNames, ...others } = content;
  const record = openRecord(content);
  return {
    ...filledIn(others, record.site()),
    catalogue,
    exclusions,
    displayNames,
    lenders: lenders.map((lender) =>
      underItsNames(filledIn(lender, record.lender(lender)), productsOf(lender, catalogue)),
    ),
    bankDetails: bankDetails.map((detail) => filledIn(detail, record.bankDetail(detail))),
  };
}
