import { useMemo } from 'react';
import { market } from '#gateways/data.ts';
import {
  badgesOf,
  type Card,
  cardsOf,
  headedFrom,
  isTakeable,
  leadsUpTo,
  presentCards,
} from '#domain/offers/cards.ts';
import { isOwnOffer, rankOffers, type Sort } from '#domain/offers/rank.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import { type LenderTables } from '#domain/offers/prepare.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import type { ResultsAddress } from '#loan/results/address.ts';
import { preparedFor } from '#loan/results/prepared.ts';
import type { Known, Narrowing } from '#loan/slots.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords } from '#site/words.tsx';

const NO_KEYS: readonly string[] = [];

type ListSetting = {
  sort: Sort;
  ownKeys: readonly string[];
  /** Percent points of the income: an instalment above them never leads. */
  leadsUpTo: number;
};

/**
 * The list as a visitor sees it: one sort, all pages. `heavyFrom` and `tiedFrom` are where the parts with
 * a heading of their own begin.
 */
export function listOffers(offers: readonly Card[], setting: ListSetting) {
  const shown = presentCards(offers, setting);
  const from = headedFrom(shown, setting);
  const tied = shown.slice(from.tiedFrom);
  const lowest = lowestCft(shown);
  return {
    offers: shown,
    badges: badgesOf(shown, setting),
    ...from,
    tied: {
      count: tied.length,
      cheaper: lowest === Infinity ? 0 : tied.filter(({ cft }) => cft < lowest).length,
    },
  };
}

/** The lowest CFT that can be taken; infinite when nothing can. */
export const lowestCft = (cards: readonly Card[]): number =>
  cards.reduce((low, card) => (isTakeable(card) ? Math.min(low, card.cft) : low), Infinity);

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

/**
 * Everything that grows with the number of offers, each step worked out once per change of what it depends on. Functions
 * stand for what the first paint does not need.
 */
export function useOffers(
  { raw, form, lender }: ResultsViewProps,
  tables: LenderTables,
  { sort, page: askedPage, open }: ResultsAddress,
  { narrowing, known }: { narrowing: Narrowing | null; known: Known | null },
) {
  const { results } = useWords();
  const { bands, pageSize } = results;
  const catalogue = useLoaded(market);
  const { employment } = form;
  const ownKeys = lender?.matchKeys ?? NO_KEYS;
  const prepared = preparedFor(raw, tables);
  const { byCft: received } = prepared;
  const byCft = useMemo(
    () => rankOffers(cardsOf(received, employment, known?.meets), 'cft'),
    [received, known, employment],
  );
  const order = useMemo(
    () => ({ ownKeys, leadsUpTo: leadsUpTo(received, bands[1].upTo ?? Infinity) }),
    [received, ownKeys, bands],
  );
  const summary = useMemo(() => {
    const takeable = byCft.filter(isTakeable);
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
  }, [byCft, ownKeys]);
  const listing = useMemo(
    () => listOffers(narrowing ? byCft.filter(narrowing.passes) : byCft, { ...order, sort }),
    [byCft, order, sort, narrowing],
  );
  const page = pageToShow(listing.offers, pageSize, askedPage, open);
  // Opening an offer shows the same page: its cards, and what has the focus among them, stay.
  const shown = useMemo(() => pageOf(listing.offers, page, pageSize), [listing, page, pageSize]);
  return {
    prepared,
    byCft,
    summary,
    listing,
    shown,
    catalogue,
    ownKeys,
  };
}

export type Offers = ReturnType<typeof useOffers>;
