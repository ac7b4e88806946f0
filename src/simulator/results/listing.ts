import { badgesOf, type Badge, type Card } from '#domain/offers/cards.ts';
import { reachesTerm } from '#domain/offers/offer.ts';
import { presentOffers, type Sort } from '#domain/offers/rank.ts';
import type { Filters } from '#simulator/results/view.ts';

/** What filters compare offers with. */
export type FilterSetting = {
  /** Months asked for. */
  term: number;
  /** Upper end of the comfortable band of income share, in percent points. */
  comfortableUpTo: number;
  /** Whether the lender with this match key is a bank; null while that is not known. */
  isBank: ((matchKey: string) => boolean) | null;
};

/** Offers that pass every filter that is set, in the same order. */
export function filterOffers(
  offers: readonly Card[],
  filters: Filters,
  setting: FilterSetting,
): readonly Card[] {
  const { kind, maxInstalment, comfortable, reachesTerm: mustReach, openOnly } = filters;
  const { term, comfortableUpTo, isBank } = setting;
  const tests: ((offer: Card) => boolean)[] = [];
  if (kind !== 'all' && isBank) tests.push(({ matchKey }) => isBank(matchKey) === (kind === 'banks'));
  if (maxInstalment !== null) tests.push(({ firstInstalment }) => firstInstalment <= maxInstalment);
  if (comfortable) tests.push(({ incomeShare }) => incomeShare <= comfortableUpTo);
  if (mustReach) tests.push((offer) => reachesTerm(offer, term));
  if (openOnly) tests.push(({ unmet }) => unmet === null);
  return tests.length === 0 ? offers : offers.filter((offer) => tests.every((passes) => passes(offer)));
}

export type Listing = {
  /** In the order of the sort, the page's own lender first. */
  offers: readonly Card[];
  badges: ReadonlyMap<string, readonly Badge[]>;
};

/** The list as a visitor sees it: one sort, some filters, all pages. */
export function listOffers(
  offers: readonly Card[],
  {
    sort,
    filters,
    ownKeys,
    ...setting
  }: FilterSetting & { sort: Sort; filters: Filters; ownKeys: readonly string[] },
): Listing {
  const shown = filterOffers(presentOffers(offers, sort, ownKeys), filters, setting);
  return { offers: shown, badges: badgesOf(shown, { sort, ownKeys, term: setting.term }) };
}

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
