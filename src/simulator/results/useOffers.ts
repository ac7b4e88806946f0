import { useCallback, useMemo } from 'react';
import { market } from '#gateways/data.ts';
import { cardsOf, isTakeable } from '#domain/offers/cards.ts';
import { meetsCondition, type Offer } from '#domain/offers/offer.ts';
import { isOwnOffer, rankOffers } from '#domain/offers/rank.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { results } from '#generated/results.ts';
import { knownLenders } from '#simulator/market-lenders.ts';
import type { ResultsViewProps } from '#simulator/results-props.ts';
import type { ResultsAddress } from '#simulator/results/address.ts';
import { filterOffers, listOffers, pageToShow } from '#simulator/results/listing.ts';
import { preparedFor } from '#simulator/results/prepared.ts';
import type { Filters } from '#simulator/results/view.ts';
import { useLoaded } from '#simulator/useLoaded.ts';

const { bands, pageSize } = results;

const NO_KEYS: readonly string[] = [];

/** An entity that may pay the visitor: its match key and its name. */
export type Payer = { code: string; label: string };

type OffersInput = Pick<ResultsViewProps, 'raw' | 'form' | 'lender'> & {
  tables: LenderTables;
  address: ResultsAddress;
  filters: Filters;
  paidBy: string | null;
};

/** Entities with a price for whoever is paid into an account there, by name. */
function payersOf(offers: readonly Offer[], employment: string): Payer[] {
  const payers = new Map<string, string>();
  for (const offer of offers) {
    const { bank, matchKey: paidBy } = offer;
    const isTied = !meetsCondition(offer, { paidBy: null, employment });
    if (isTied && meetsCondition(offer, { paidBy, employment })) payers.set(paidBy, bank);
  }
  return [...payers]
    .map(([code, label]) => ({ code, label }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}

/** Everything that grows with the number of offers, each step worked out once per change of what it depends on. */
export function useOffers({ raw, form, lender, tables, address, filters, paidBy }: OffersInput) {
  const catalogue = useLoaded(market);
  const { sort, page: askedPage, open } = address;
  const { term, employment } = form;
  const ownKeys = lender?.matchKeys ?? NO_KEYS;
  const prepared = preparedFor(raw, tables);
  const { byCft: received } = prepared;
  const byCft = useMemo(
    () => rankOffers(cardsOf(received, { paidBy, employment }), 'cft'),
    [received, paidBy, employment],
  );
  const payers = useMemo(() => payersOf(received, employment), [received, employment]);
  const summary = useMemo(() => {
    const takeable = byCft.filter((card) => isTakeable(card, term));
    return {
      /** Those that the visitor can have as things stand, by CFT. */
      takeable,
      best: takeable[0] ?? null,
      /** How many have a price that asks for what the visitor is not known to have. */
      tied: byCft.filter(({ unmet }) => unmet !== null).length,
      lowestInstalment: takeable.reduce(
        (low, { firstInstalment }) => Math.min(low, firstInstalment),
        Infinity,
      ),
      hasOwn: byCft.some((offer) => isOwnOffer(offer, ownKeys)),
    };
  }, [byCft, term, ownKeys]);
  const isBank = useMemo(() => {
    const lenders = catalogue && knownLenders(catalogue);
    return lenders && ((matchKey: string) => lenders.get(matchKey)?.kind === 'banco');
  }, [catalogue]);
  const setting = useMemo(
    () => ({ term, comfortableUpTo: bands[0].upTo ?? Infinity, isBank }),
    [term, isBank],
  );
  const listing = useMemo(
    () => listOffers(byCft, { sort, filters, ownKeys, ...setting }),
    [byCft, sort, filters, ownKeys, setting],
  );
  const page = pageToShow(listing.offers, pageSize, askedPage, open);
  // Opening an offer shows the same page: its cards, and what has the focus among them, stay.
  const shown = useMemo(() => pageOf(listing.offers, page, pageSize), [listing, page]);
  const countWith = useCallback(
    (change: Partial<Filters>) => filterOffers(byCft, { ...filters, ...change }, setting).length,
    [byCft, filters, setting],
  );
  return {
    prepared,
    byCft,
    summary,
    listing,
    shown,
    payers,
    catalogue,
    knowsKinds: isBank !== null,
    countWith,
    ownKeys,
  };
}

export type Offers = ReturnType<typeof useOffers>;
