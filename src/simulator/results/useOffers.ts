import { useMemo } from 'react';
import { market } from '#gateways/data.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import { isOwnOffer } from '#domain/offers/force.ts';
import { reachesTerm } from '#domain/offers/offer.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { rankOffers } from '#domain/offers/rank.ts';
import { results } from '#generated/results.ts';
import { knownLenders } from '#simulator/market-lenders.ts';
import type { ResultsViewProps } from '#simulator/results-props.ts';
import type { ResultsAddress } from '#simulator/results/address.ts';
import { priceGap } from '#simulator/results/figures.ts';
import { listOffers, pageToShow } from '#simulator/results/listing.ts';
import { preparedFor } from '#simulator/results/prepared.ts';
import type { Filters } from '#simulator/results/view.ts';
import { useLoaded } from '#simulator/useLoaded.ts';

const { bands, pageSize } = results;

const NO_KEYS: readonly string[] = [];

type OffersInput = Pick<ResultsViewProps, 'raw' | 'form' | 'lender'> & {
  tables: LenderTables;
  address: ResultsAddress;
  filters: Filters;
};

/** Everything that grows with the number of offers, each step worked out once per change of what it depends on. */
export function useOffers({ raw, form, lender, tables, address, filters }: OffersInput) {
  const catalogue = useLoaded(market);
  const { sort, page: askedPage, open } = address;
  const { amount, term, employment } = form;
  const ownKeys = lender?.matchKeys ?? NO_KEYS;
  const prepared = preparedFor(raw, tables);
  const { byCft: received } = prepared;
  const byCft = useMemo(
    () => rankOffers(cardsOf(received, { paidBy: null, employment }), 'cft'),
    [received, employment],
  );
  const summary = useMemo(() => {
    const reaching = byCft.filter((offer) => reachesTerm(offer, term));
    return {
      best: reaching[0] ?? null,
      gap: priceGap(reaching, { amount, term }),
      lowestInstalment: reaching.reduce(
        (low, { firstInstalment }) => Math.min(low, firstInstalment),
        Infinity,
      ),
      hasOwn: byCft.some((offer) => isOwnOffer(offer, ownKeys)),
    };
  }, [byCft, amount, term, ownKeys]);
  const isBank = useMemo(() => {
    const lenders = catalogue && knownLenders(catalogue);
    return lenders && ((matchKey: string) => lenders.get(matchKey)?.kind === 'banco');
  }, [catalogue]);
  const listing = useMemo(() => {
    const setting = { term, comfortableUpTo: bands[0].upTo ?? Infinity, isBank };
    return listOffers(byCft, { sort, filters, ownKeys, ...setting });
  }, [byCft, sort, filters, ownKeys, term, isBank]);
  const page = pageToShow(listing.offers, pageSize, askedPage, open);
  // Opening an offer shows the same page: its cards, and what has the focus among them, stay.
  const shown = useMemo(() => pageOf(listing.offers, page, pageSize), [listing, page]);
  return { prepared, byCft, summary, listing, shown, catalogue, knowsKinds: isBank !== null, ownKeys };
}

export type Offers = ReturnType<typeof useOffers>;
