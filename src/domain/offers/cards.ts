import {
  type Condition,
  meetsCondition,
  type Visitor,
  type Offer,
  reachesTerm,
} from '#domain/offers/offer.ts';
import { bestOffer, isOwnOffer, type Sort } from '#domain/offers/rank.ts';

/** One entity in the list, at the price that counts for the visitor: an open one, or else the one it has. */
export type Card = Offer & {
  /** What that price asks for and the visitor is not known to have; null: it is the visitor's to take. */
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

/** What a card is distinguished for: being the page's own lender, or the best by a sort. */
export type Badge = 'recommended' | Sort;

type Setting = {
  sort: Sort;
  /** Match keys of the page's own lender; none on the home page. */
  ownKeys: readonly string[];
  /** Months asked for: an offer that does not reach them is never the best. */
  term: number;
};

/**
 * Badges by card id, for cards in the order they are shown. The first card is 'recommended' when it is the page's own
 * lender, else the best by the chosen sort; the lowest CFT keeps its badge wherever it stands, exactly once. A price
 * that asks for what the visitor is not known to have is never the best.
 */
export function badgesOf(shown: readonly Card[], { sort, ownKeys, term }: Setting): Map<string, Badge[]> {
  const badges = new Map<string, Badge[]>();
  const give = (card: Card, badge: Badge) => badges.set(card.id, [...(badges.get(card.id) ?? []), badge]);
  const [first] = shown;
  if (first && isOwnOffer(first, ownKeys)) give(first, 'recommended');
  else if (first && sort !== 'cft' && isTakeable(first, term)) give(first, sort);
  const cheapest = bestOffer(
    shown.filter((card) => isTakeable(card, term)),
    'cft',
  );
  if (cheapest) give(cheapest, 'cft');
  return badges;
}
