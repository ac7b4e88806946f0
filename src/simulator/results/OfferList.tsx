import { Fragment, type RefObject, useDeferredValue } from 'react';
import { isOwnOffer } from '#domain/offers/force.ts';
import type { Card } from '#domain/offers/cards.ts';
import { results } from '#generated/results.ts';
import { OfferCard } from '#simulator/results/OfferCard.tsx';
import { isPromoAfter, PromoBanner } from '#simulator/results/PromoBanner.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import type { View } from '#simulator/results/view.ts';
import type { Offers } from '#simulator/results/useOffers.ts';

/** The offer that leads is painted first; the rest of its page follows. */
const FIRST_CARDS = 1;
/** Of a list that is there already, as many as a window shows at once change first; the others follow. */
const NEXT_CARDS = 3;

const NO_BADGES: readonly never[] = [];

type OfferListProps = Pick<Offers, 'listing' | 'shown' | 'ownKeys'> & {
  listRef: RefObject<HTMLElement | null>;
  /** Newer offers are being asked for. */
  isStale: boolean;
  open: string | null;
  view: View;
  /** All offers that may be shown, for what compares one with them. */
  peers: readonly Card[];
  onEarlyRepaymentMoved: (id: string, after: number) => void;
  onToggle: (id: string, isOpen: boolean) => void;
  onShow: (id: string) => void;
  onPick: (id: string, isPicked: boolean) => void;
};

/** One page of offers, with the advert after every few of them. */
export function OfferList(props: OfferListProps) {
  const { listing, shown, ownKeys, listRef, isStale, open, view, peers } = props;
  const { onToggle, onShow, onPick, onEarlyRepaymentMoved } = props;
  const settled = useDeferredValue(shown, null);
  const settledListing = useDeferredValue(listing);
  const isPartial = settled !== shown;
  const leading = shown.items.slice(0, settled ? NEXT_CARDS : FIRST_CARDS);
  const following = settled?.items.slice(NEXT_CARDS, shown.items.length) ?? [];
  return (
    <section
      ref={listRef}
      className={styles.list}
      tabIndex={-1}
      aria-label={results.listLabel}
      aria-busy={isStale}
      data-partial={isPartial ? '' : undefined}
    >
      {[...leading, ...following].map((offer, index) => {
        const isFollowing = index >= leading.length;
        const { badges, offers } = isFollowing ? settledListing : listing;
        const { page } = isFollowing && settled ? settled : shown;
        return (
          // A line takes up the next offer in its place: to change it is cheaper than to draw another.
          <Fragment key={index}>
            <OfferCard
              offer={offer}
              badges={badges.get(offer.id) ?? NO_BADGES}
              isLead={index === 0}
              position={(page - 1) * results.pageSize + 1 + index}
              count={offers.length}
              isOwn={isOwnOffer(offer, ownKeys)}
              isOpen={offer.id === open}
              isPicked={view.compared.includes(offer.id)}
              peers={peers}
              earlyRepaymentAfter={view.earlyRepaymentAfter[offer.id]}
              onEarlyRepaymentMoved={onEarlyRepaymentMoved}
              onToggle={onToggle}
              onShow={onShow}
              onPick={onPick}
            />
            {settled && isPromoAfter(index) && <PromoBanner />}
          </Fragment>
        );
      })}
    </section>
  );
}
