import { isOwnOffer } from '#domain/offers/force.ts';
import { type Offer, reachesTerm } from '#domain/offers/offer.ts';
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
 * Badges by offer id, for offers in the order they are shown. The first card is 'recommended' when it is the page's
 * own lender, else the best by the chosen sort; the lowest CFT keeps its badge wherever it stands, exactly once.
 */
export function badgesOf(shown: readonly Offer[], { sort, ownKeys, term }: Setting): Map<string, Badge[]> {
  const badges = new Map<string, Badge[]>();
  const give = (offer: Offer | undefined, badge: Badge): void => {
    const given = offer && badges.get(offer.id);
    if (offer && !given?.includes(badge)) badges.set(offer.id, [...(given ?? []), badge]);
  };
  const [first] = shown;
  const isRecommended = first !== undefined && isOwnOffer(first, ownKeys);
  if (isRecommended) give(first, 'recommended');
  else if (first && sort !== 'cft' && reachesTerm(first, term)) give(first, sort);
  const reaching = shown.filter((offer) => reachesTerm(offer, term));
  give(bestOffer(reaching, 'cft'), 'cft');
  return badges;
}
