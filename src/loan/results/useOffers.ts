import { useCallback, useMemo } from 'react';
import { market } from '#gateways/data.ts';
import {
  badgesOf,
  type Card,
  cardsOf,
  cheaperPayers,
  isTakeable,
  type Payer,
  presentCards,
  tiedFrom,
} from '#domain/offers/cards.ts';
import { meetsCondition, type Offer, reachesTerm } from '#domain/offers/offer.ts';
import { isOwnOffer, rankOffers, type Sort } from '#domain/offers/rank.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import { type LenderTables } from '#domain/offers/prepare.ts';
import { knownLenders } from '#loan/form/market-lenders.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import type { ResultsAddress } from '#loan/results/address.ts';
import { preparedFor } from '#loan/results/prepared.ts';
import type { Filters, View } from '#loan/results/view.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { useWords } from '#site/words.tsx';

const NO_KEYS: readonly string[] = [];

type FilterSetting = {
  term: number;
  /** Whether the lender with this match key is a bank; null while that is not known. */
  isBank: ((matchKey: string) => boolean) | null;
  /** Upper end of the comfortable band of income share, in percent points. */
  comfortableUpTo: number;
};

/** Offers that pass every filter that is set, in the same order. */
export const filterOffers = (
  offers: readonly Card[],
  { kind, maxInstalment, comfortable, reachesTerm: mustReach, openOnly }: Filters,
  { term, isBank, comfortableUpTo }: FilterSetting,
): readonly Card[] =>
  offers.filter(
    (offer) =>
      (kind === 'all' || !isBank || isBank(offer.matchKey) === (kind === 'banks')) &&
      (maxInstalment === null || offer.firstInstalment <= maxInstalment) &&
      (!comfortable || offer.incomeShare <= comfortableUpTo) &&
      (!mustReach || reachesTerm(offer, term)) &&
      (!openOnly || offer.unmet === null),
  );

type ListSetting = FilterSetting & { sort: Sort; filters: Filters; ownKeys: readonly string[] };

/** The list as a visitor sees it: one sort, some filters, all pages. `tiedFrom` is where its tied prices begin. */
export function listOffers(offers: readonly Card[], { sort, filters, ownKeys, ...setting }: ListSetting) {
  const order = { sort, ownKeys, term: setting.term };
  const shown = filterOffers(presentCards(offers, order), filters, setting);
  const from = tiedFrom(shown, ownKeys);
  const tied = shown.slice(from);
  const lowest = lowestCft(shown, setting.term);
  return {
    offers: shown,
    badges: badgesOf(shown, order),
    tiedFrom: from,
    tied: {
      count: tied.length,
      cheaper: tied.filter(({ cft }) => cft < lowest).length,
      isPaidThere: tied.every((card) => meetsCondition(card, { paidBy: card.matchKey, employment: null })),
    },
  };
}

/** The lowest CFT that can be taken; infinite when nothing can. */
const lowestCft = (cards: readonly Card[], term: number): number =>
  cards.reduce((low, card) => (isTakeable(card, term) ? Math.min(low, card.cft) : low), Infinity);

/** The page to show: the one the address names, else the one where the open offer stands, else the first. */
export function pageToShow(
  offers: readonly Card[],
  size: number,
  page: number | null,
  open: string | null,
): number {
  if (page !== null || open === null) return page ?? 1;
  const position = offers.findIndex(({ id }) => id === open);
  return position < 0 ? 1 : Math.floor(position / size) + 1;
}

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
export function useOffers(
  { raw, form, lender }: ResultsViewProps,
  tables: LenderTables,
  { sort, page: askedPage, open }: ResultsAddress,
  { filters, paidBy }: View,
) {
  const { bands, pageSize } = useWords().results;
  const comfortableUpTo = bands[0].upTo ?? Infinity;
  const catalogue = useLoaded(market);
  const { term, employment } = form;
  const ownKeys = lender?.matchKeys ?? NO_KEYS;
  const prepared = preparedFor(raw, tables);
  const { byCft: received } = prepared;
  const byCft = useMemo(
    () => rankOffers(cardsOf(received, { paidBy, employment }), 'cft'),
    [received, paidBy, employment],
  );
  const payers = useMemo(() => payersOf(received, employment), [received, employment]);
  // Offers without any such account, so that the question stays while an account is chosen.
  const cheaper = useMemo(() => {
    const lowest = lowestCft(cardsOf(received, { paidBy: null, employment }), term);
    return cheaperPayers(received, employment, lowest);
  }, [received, employment, term]);
  const summary = useMemo(() => {
    const takeable = byCft.filter((card) => isTakeable(card, term));
    return {
      /** Those that the visitor can have as things stand, by CFT. */
      takeable,
      best: takeable[0] ?? null,
      /** Number of offers with a price that asks for something not known of the visitor. */
      tied: byCft.filter(({ unmet }) => unmet !== null).length,
      lowestInstalment: takeable.reduce(
        (low, { firstInstalment }) => Math.min(low, firstInstalment),
        Infinity,
      ),
      hasOwn: byCft.some((offer) => isOwnOffer(offer, ownKeys)),
    };
  }, [byCft, term, ownKeys]);
  const takeableFirst = useMemo(
    () => presentCards(byCft, { sort: 'cft', ownKeys: NO_KEYS, term }),
    [byCft, term],
  );
  const isBank = useMemo(() => {
    const lenders = catalogue && knownLenders(catalogue);
    return lenders && ((matchKey: string) => lenders.get(matchKey)?.kind === 'banco');
  }, [catalogue]);
  const listing = useMemo(
    () => listOffers(byCft, { sort, filters, ownKeys, term, isBank, comfortableUpTo }),
    [byCft, sort, filters, ownKeys, term, isBank, comfortableUpTo],
  );
  const page = pageToShow(listing.offers, pageSize, askedPage, open);
  // Opening an offer shows the same page: its cards, and what has the focus among them, stay.
  const shown = useMemo(() => pageOf(listing.offers, page, pageSize), [listing, page, pageSize]);
  const countWith = useCallback(
    (change: Partial<Filters>) =>
      filterOffers(byCft, { ...filters, ...change }, { term, isBank, comfortableUpTo }).length,
    [byCft, filters, term, isBank, comfortableUpTo],
  );
  return {
    prepared,
    byCft,
    /** Of every offer, without filters and forced lender, those that can be taken first. */
    takeableFirst,
    summary,
    listing,
    shown,
    payers,
    cheaper,
    catalogue,
    knowsKinds: isBank !== null,
    countWith,
    ownKeys,
  };
}

export type Offers = ReturnType<typeof useOffers>;
