import { Fragment, useDeferredValue } from 'react';
import { isOwnOffer } from '#domain/offers/rank.ts';
import { results } from '#generated/results.ts';
import { OfferCard } from '#simulator/results/OfferCard.tsx';
import { isPromoAfter, PromoBanner } from '#simulator/results/PromoBanner.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import type { Offers } from '#simulator/results/useOffers.ts';
import type { ResultsState } from '#simulator/results/useResults.ts';

/** The offer that leads is painted first; the rest of its page follows. */
const FIRST_CARDS = 1;
/** Of a list that is there already, as many as a window shows at once change first; the others follow. */
const NEXT_CARDS = 3;

/** Lines that move, and are left out while they are out of sight, as one. */
const GROUP = 5;

const NO_BADGES: readonly never[] = [];

type Page = Pick<Offers, 'listing' | 'shown'>;

/** What the lines of a page show, from the place `from` up to `to`. */
const linesOf = ({ listing, shown }: Page, from: number, to: number) =>
  shown.items.slice(from, to).map((offer, index) => ({
    offer,
    badges: listing.badges.get(offer.id) ?? NO_BADGES,
    position: (shown.page - 1) * results.pageSize + from + index + 1,
    count: listing.offers.length,
  }));

type OfferListProps = {
  state: ResultsState;
  /** Newer offers are being asked for. */
  isStale: boolean;
};

/** One page of offers, with the advert after every few of them. */
export function OfferList({ state, isStale }: OfferListProps) {
  const { view, address, listRef, offerActions } = state;
  const { listing, shown, ownKeys, byCft } = state.offers;
  const settled = useDeferredValue(shown, null);
  const settledListing = useDeferredValue(listing);
  const isPartial = settled !== shown;
  const lines = [
    ...linesOf({ listing, shown }, 0, settled ? NEXT_CARDS : FIRST_CARDS),
    ...(settled ? linesOf({ listing: settledListing, shown: settled }, NEXT_CARDS, shown.items.length) : []),
  ];
  const rows = lines.map((line, index) => (
    // A line takes up the next offer in its place: to change it is cheaper than to draw another.
    <Fragment key={index}>
      <OfferCard
        {...line}
        isLead={index === 0}
        isOwn={isOwnOffer(line.offer, ownKeys)}
        isOpen={line.offer.id === address.open}
        isPicked={view.compared.includes(line.offer.id)}
        peers={byCft}
        earlyRepaymentAfter={view.earlyRepaymentAfter[line.offer.id]}
        actions={offerActions}
      />
      {settled && isPromoAfter(index) && <PromoBanner />}
    </Fragment>
  ));
  const groups = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) =>
    rows.slice(at * GROUP, (at + 1) * GROUP),
  );
  return (
    <section
      ref={listRef}
      className={styles.list}
      tabIndex={-1}
      aria-label={results.listLabel}
      aria-busy={isStale}
      data-partial={isPartial ? '' : undefined}
    >
      {groups.map((group, at) => (
        <div key={at} className={styles.group}>
          {group}
        </div>
      ))}
    </section>
  );
}
