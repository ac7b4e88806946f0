import {
  type Condition,
  meetsCondition,
  type Visitor,
  type Offer,
  reachesTerm,
} from '#domain/offers/offer.ts';
import { bestOffer, forceFirst, isOwnOffer, rankOffers, type Sort } from '#domain/offers/rank.ts';

/** An entity in the list, at the price that counts for the visitor: an open one, or else the one it has. */
export type Card = Offer & {
  /** The condition of that price that the visitor is not known to meet; null: the visitor can take it. */
  unmet: Condition | null;
  /** A cheaper price of the same entity that asks for something the visitor is not known to have. */
  conditional: Offer | null;
};

/** Whether a visitor can have a card's price as things stand, for the months asked for: only such a one is ever the best. */
export const isTakeable = (card: Card, term: number): boolean =>
  card.unmet === null && reachesTerm(card, term);

/** An offer that says nothing of product and condition stands for itself, as the wire has it without them. */
const isPlain = ({ condition, product, declared }: Offer): boolean =>
  condition === null && product === null && declared === null;

function cardOf(offers: readonly Offer[], visitor: Visitor): Card[] {
  const best = (isOpen: boolean) =>
    bestOffer(
      offers.filter((offer) => meetsCondition(offer, visitor) === isOpen),
      'cft',
    );
  const [open, tied] = [best(true), best(false)];
  const price = open ?? tied;
  if (!price) return [];
  const conditional = open && tied && tied.cft < open.cft ? tied : null;
  return [{ ...price, id: price.matchKey, unmet: open ? null : price.condition, conditional }];
}

/**
 * Cards of an answer, in the order in which their entities come: one for each entity, whose id does not change with
 * what the visitor says; one for each offer of an entity whose offers name neither product nor condition.
 */
export function cardsOf(offers: readonly Offer[], visitor: Visitor): Card[] {
  const ofEntity = new Map<string, Offer[]>();
  for (const offer of offers) {
    // A name without a Latin letter has no key, so it is a card of its own.
    const key = offer.matchKey || offer.id;
    const known = ofEntity.get(key);
    if (known) known.push(offer);
    else ofEntity.set(key, [offer]);
  }
  return [...ofEntity.values()].flatMap((group) =>
    group.every(isPlain)
      ? group.map((offer) => ({ ...offer, unmet: null, conditional: null }))
      : cardOf(group, visitor),
  );
}

/** The distinction of a card: being the page's own lender, or the best by a sort. */
export type Badge = 'recommended' | Sort;

type Setting = {
  sort: Sort;
  /** Match keys of the page's own lender; none on the home page. */
  ownKeys: readonly string[];
  /** Months asked for: an offer that does not reach them is never the best. */
  term: number;
};

/**
 * Cards in the order a page shows them: its own lender first, then what the visitor can take, then open prices that do
 * not reach the term, then prices tied to something not known of the visitor; each part by the chosen sort.
 */
export function presentCards(cards: readonly Card[], { sort, ownKeys, term }: Setting): Card[] {
  const ranked = rankOffers(cards, sort);
  const parts: [takeable: Card[], short: Card[], tied: Card[]] = [[], [], []];
  for (const card of ranked) parts[card.unmet !== null ? 2 : reachesTerm(card, term) ? 0 : 1].push(card);
  return forceFirst(parts.flat(), [ownKeys]);
}

/** Position of the first card of the part that is tied to something; the number of cards when there is no such part. */
export function tiedFrom(shown: readonly Card[], ownKeys: readonly string[]): number {
  const at = shown.findIndex((card) => card.unmet !== null && !isOwnOffer(card, ownKeys));
  return at < 0 ? shown.length : at;
}

/**
 * Badges by card id, for cards in the order they are shown. The first card is 'recommended' when it is the page's own
 * lender. Under the CFT sort the first card of another lender has the lowest CFT's badge, always; under another sort
 * the first card that can be taken has the sort's badge, and the lowest CFT that can be taken keeps its own. Each badge
 * is given once.
 */
export function badgesOf(shown: readonly Card[], { sort, ownKeys, term }: Setting): Map<string, Badge[]> {
  const badges = new Map<string, Badge[]>();
  const give = (card: Card | undefined, badge: Badge): void => {
    if (card) badges.set(card.id, [...(badges.get(card.id) ?? []), badge]);
  };
  const [first] = shown;
  if (first && isOwnOffer(first, ownKeys)) give(first, 'recommended');
  if (sort === 'cft') {
    give(
      shown.find((card) => !isOwnOffer(card, ownKeys)),
      'cft',
    );
    return badges;
  }
  if (first && !isOwnOffer(first, ownKeys) && isTakeable(first, term)) give(first, sort);
  const takeable = shown.filter((card) => isTakeable(card, term));
  give(bestOffer(takeable, 'cft'), 'cft');
  return badges;
}

/** An entity with a price for whoever is paid into an account there: its match key and its name. */
export type Payer = { code: string; label: string };

/**
 * Entities where the visitor would pay less than the best offer that can be taken (by CFT), if salary or pension were
 * paid there; the cheapest first. Every such entity when nothing can be taken.
 */
export function cheaperPayers(offers: readonly Offer[], employment: string, lowest: number): Payer[] {
  const cheaper = new Map<string, Offer>();
  for (const offer of rankOffers(offers, 'cft')) {
    const paidBy = offer.matchKey;
    const isTied = !meetsCondition(offer, { paidBy: null, employment });
    if (offer.cft >= lowest || !isTied || !meetsCondition(offer, { paidBy, employment })) continue;
    if (!cheaper.has(paidBy)) cheaper.set(paidBy, offer);
  }
  return Array.from(cheaper, ([code, { bank }]) => ({ code, label: bank }));
}
