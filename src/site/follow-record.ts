import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import { medianOf } from '#domain/quote/market.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { isKnown, type Product } from '#domain/quote/product.ts';
import { matchKnown } from '#domain/quote/quote.ts';
import { exampleOf } from '#domain/quote/sample-offers.ts';
import type { BankDetail, AudiencePage, Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { filledIn, type Values } from '#site/filled-in.ts';
import { applicantFor } from '#site/audience-page-facts.ts';
import { type Facts, gapsIn, RECORD_GAPS, type Scope, type Sources } from '#site/record-gaps.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';

type Compared = Pick<Facts, 'sources' | 'compared'> & { median: number };

/** Entities that quote for a page's loan, and the middle of their nominal CFTs. */
function marketFor(start: AudiencePage['start'], sources: Sources) {
  const index = indexOf(shownCatalogue(sources));
  const matches = matchKnown(index, applicantFor(start, sources.simulator));
  const codes = new Map(matches.map(({ priced }) => [priced.product.code, priced.product.kind]));
  return { codes, median: medianOf(matches.map(({ priced }) => priced.cftNominal)) };
}

/** Figures of the record that every text may name. */
function comparedIn(sources: Sources): Compared {
  const { codes, median } = marketFor({}, sources);
  const banks = [...codes.values()].filter((kind) => kind === 'banco').length;
  return { sources, compared: { entities: codes.size, banks }, median };
}

const valuesOf = (scope: Scope, facts: Facts): Values =>
  new Map(gapsIn(scope).map((name) => [name, RECORD_GAPS[name].value(facts)]));

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

/** Values of the gaps of the texts of any file, as the record of the content has them today. */
export function openRecord(content: Content) {
  const { catalogue, exclusions, simulator, site } = content;
  const { median, ...common } = comparedIn({ catalogue, exclusions, simulator, site });
  // A text says nothing of a loan of which nobody knows for whom it is.
  const knownOf = (lender: Lender): Product[] => productsOf(lender, catalogue).filter(isKnown);
  const ownOf = new Map(content.lenders.map((lender) => [lender.id, knownOf(lender)]));
  return {
    site: (): Values => valuesOf('site', { ...common, own: [], products: [] }),
    lender: ({ id }: Lender): Values => {
      const own = ownOf.get(id) ?? [];
      return valuesOf('lender', { ...common, own, products: own });
    },
    sheet: ({ lenderId, assumptions }: BankDetail): Values => {
      const own = ownOf.get(lenderId) ?? [];
      const codes = [...new Set(own.map(({ code }) => code))];
      const example = exampleOf(own, codes, assumptions);
      return valuesOf('sheet', { ...common, own, products: example ? [example.product] : [] });
    },
    audience: ({ start }: AudiencePage): Values => {
      const market = marketFor(start, common.sources);
      const isDearer = market.median > median;
      const { province } = start;
      return valuesOf('audience', {
        ...common,
        own: [],
        products: [],
        province,
        lending: market.codes.size,
        isDearer,
      });
    },
  };
}

/**
 * Returns the content as the central bank's record of today makes it: gaps of texts hold its figures, sentences that it
 * does not bear out are gone, and a lender is found under the names that its entities go by there.
 */
export function followRecord(content: Content): Content {
  const { catalogue, ledger, lenders, bankDetails, audiencePages, exclusions, displayNames, ...others } =
    content;
  const record = openRecord(content);
  return {
    ...filledIn(others, record.site()),
    catalogue,
    ledger,
    exclusions,
    displayNames,
    lenders: lenders.map((lender) =>
      underItsNames(filledIn(lender, record.lender(lender)), productsOf(lender, catalogue)),
    ),
    bankDetails: bankDetails.map((sheet) => filledIn(sheet, record.sheet(sheet))),
    audiencePages: audiencePages.map((audiencePage) => filledIn(audiencePage, record.audience(audiencePage))),
  };
}
