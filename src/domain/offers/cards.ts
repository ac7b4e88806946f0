import { type Condition, meetsByEmployment, type Offer } from '#domain/offers/offer.ts';
import { bestOffer, forceFirst, isOwnOffer, rankOffers, type Sort } from '#domain/offers/rank.ts';

/** An entity in the list, at the price that counts for the visitor: an open one, or else the one it has. */
export type Card = Offer & {
  /** The condition of that price that the visitor is not known to meet; null: the visitor can take it. */
  unmet: Condition | null;
  /** A cheaper price of the same entity that asks for something the visitor is not known to have. */
  conditional: Offer | null;
};

/** Whether a visitor can have a card's price as things stand: only such a one is ever the best. */
export const isTakeable = ({ unmet }: Card): boolean => unmet === null;

/** An offer that says nothing of product and condition stands for itself, as the wire has it without them. */
const isPlain = ({ condition, product, declaredOn }: Offer): boolean =>
  condition === null && product === null && declaredOn === null;

/**
 * The highest part of the income, in percent points, of which an instalment may lead a list. An answer in nothing but
 * the wire's required fields is in the order of its figures alone: there any may.
 */
export const leadsUpTo = (offers: readonly Offer[], bound: number): number =>
  offers.every(isPlain) ? Infinity : bound;

/** The certainty of a price, best first: open to the visitor, too heavy, tied to a condition, of a name in doubt. */
const PARTS = ['open', 'heavy', 'tied', 'doubtful'] as const;
type Part = (typeof PARTS)[number];

const certaintyOf = ({ condition }: Offer, isMet: boolean): Part =>
  isMet ? 'open' : condition === 'en_duda' ? 'doubtful' : 'tied';

function cardOf(offers: readonly Offer[], isMet: (offer: Offer) => boolean): Card[] {
  const certainties = offers.map((offer) => certaintyOf(offer, isMet(offer)));
  const surest = PARTS.find((part) => certainties.includes(part));
  const best = (isWanted: (part: Part | undefined) => boolean) =>
    bestOffer(
      offers.filter((_, at) => isWanted(certainties[at])),
      'cft',
    );
  const price = best((part) => part === surest);
  if (!price) return [];
  const other = best((part) => part !== surest);
  const conditional = other && other.cft < price.cft ? other : null;
  const unmet = surest === 'open' ? null : price.condition;
  return [{ ...price, id: price.matchKey, unmet, conditional }];
}

/**
 * Cards of an answer for a visitor of an employment (a code of the form) who `meets` more conditions, in the order in
 * which their entities come: one for each entity, whose id does not change with what the visitor says; one for each offer
 * of an entity whose offers name neither product nor condition.
 */
export function cardsOf(
  offers: readonly Offer[],
  employment: string | null,
  meets: (offer: Offer) => boolean = () => false,
): Card[] {
  const isMet = (offer: Offer): boolean => meetsByEmployment(offer, employment) || meets(offer);
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
      : cardOf(group, isMet),
  );
}

/** The distinction of a card: being the page's own lender, or the best by a sort. */
export type Badge = 'recommended' | Sort;

type Order = {
  sort: Sort;
  /** Match keys of the page's own lender; none on the home page. */
  ownKeys: readonly string[];
  /** Percent points of the income: an instalment above them never leads. */
  leadsUpTo: number;
};

const partOf = (card: Card, order: Pick<Order, 'leadsUpTo'>): Part =>
  isTakeable(card) ? (card.incomeShare > order.leadsUpTo ? 'heavy' : 'open') : certaintyOf(card, false);

/**
 * Cards in the order a page shows them: its own lender first, then what the visitor can take, then what would take too
 * much of the income, then prices tied to something not known of the visitor, last those whose name does not say for
 * whom they are; each part by the chosen sort. The term that an offer reaches moves nothing.
 */
export function presentCards(cards: readonly Card[], order: Order): Card[] {
  const ranked = rankOffers(cards, order.sort);
  const inParts = PARTS.flatMap((part) => ranked.filter((card) => partOf(card, order) === part));
  return forceFirst(inParts, [order.ownKeys]);
}

/** Position of the first card of each part that has a heading; the number of cards where there is no such part. */
export function headedFrom(shown: readonly Card[], order: Pick<Order, 'ownKeys' | 'leadsUpTo'>) {
  const parts = shown.map((card) => (isOwnOffer(card, order.ownKeys) ? null : partOf(card, order)));
  const firstOf = (...wanted: Part[]): number => {
    const at = parts.findIndex((part) => part !== null && wanted.includes(part));
    return at < 0 ? shown.length : at;
  };
  return { heavyFrom: firstOf('heavy'), tiedFrom: firstOf('tied', 'doubtful') };
}

/**
 * Badges by card id, for cards in the order they are shown. The first card is 'recommended' when it is the page's own
 * lender. Under the CFT sort the first card of another lender has the lowest CFT's badge, unless its instalment is too
 * heavy to lead or its name leaves in doubt whom it is for; under another sort the first card that may lead has the
 * sort's badge, and the lowest CFT that may keeps its own. Each badge is given once.
 */
export function badgesOf(shown: readonly Card[], order: Order): Map<string, Badge[]> {
  const { sort, ownKeys } = order;
  const badges = new Map<string, Badge[]>();
  const give = (card: Card | undefined, badge: Badge, ...parts: Part[]): void => {
    if (!card || (parts.length > 0 && !parts.includes(partOf(card, order)))) return;
    badges.set(card.id, [...(badges.get(card.id) ?? []), badge]);
  };
  const [first] = shown;
  const isOwnFirst = first && isOwnOffer(first, ownKeys);
  if (isOwnFirst) give(first, 'recommended');
  if (sort === 'cft') {
    give(
      shown.find((card) => !isOwnOffer(card, ownKeys)),
      'cft',
      'open',
      'tied',
    );
    return badges;
  }
  if (!isOwnFirst) give(first, sort, 'open');
  const leading = shown.filter((card) => partOf(card, order) === 'open');
  give(bestOffer(leading, 'cft'), 'cft');
  return badges;
}
