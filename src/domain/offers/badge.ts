import { type Card, isTakeable } from '#domain/offers/cards.ts';
import { isOwnOffer } from '#domain/offers/force.ts';
import { type Sort, bestOffer } from '#domain/offers/rank.ts';

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
  const canBeBest = (card: Card): boolean => isTakeable(card, term);
  const give = (offer: Card | undefined, badge: Badge): void => {
    const given = offer && badges.get(offer.id);
    if (offer && !given?.includes(badge)) badges.set(offer.id, [...(given ?? []), badge]);
  };
  const [first] = shown;
  const isRecommended = first !== undefined && isOwnOffer(first, ownKeys);
  if (isRecommended) give(first, 'recommended');
  else if (first && sort !== 'cft' && canBeBest(first)) give(first, sort);
  give(bestOffer(shown.filter(canBeBest), 'cft'), 'cft');
  return badges;
}
