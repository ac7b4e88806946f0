import { Fragment, useDeferredValue } from 'react';
import { isOwnOffer } from '#domain/offers/rank.ts';
import { pluralize } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { isPromoAfter, PromoBanner } from '#loan/results/MarketplaceLink.tsx';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import type { Offers } from '#loan/results/useOffers.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords, type Words } from '#site/words.tsx';

/** The offer that leads is painted first; the rest of its page follows. */
const FIRST_CARDS = 1;
/** Of a list that is there already, as many as a window shows at once change first; the others follow. */
const NEXT_CARDS = 3;

/** Lines that move, and are left out while they are out of sight, as one. */
const GROUP = 5;

const NO_BADGES: readonly never[] = [];

function linesOf(
  { listing, shown }: Pick<Offers, 'listing' | 'shown'>,
  from: number,
  to: number,
  results: Words['results'],
) {
  const start = (shown.page - 1) * results.pageSize;
  // Where the heading of the tied prices stands; on a page that begins among them, at its top.
  const headed = Math.max(start, listing.tiedFrom);
  return shown.items.slice(from, to).map((offer, index) => {
    const at = start + from + index;
    return {
      heading: at === headed ? tiedText(listing.tied, results) : '',
      line: {
        offer,
        badges: listing.badges.get(offer.id) ?? NO_BADGES,
        position: at + 1,
        count: listing.offers.length,
      },
    };
  });
}

/**
 * Returns a sentence with the number of prices tied to something not known of the visitor, and of the cheaper among
 * them.
 */
function tiedText(
  { count, cheaper, isPaidThere }: Offers['listing']['tied'],
  { tied }: Words['results'],
): string {
  const counted = pluralize(isPaidThere ? tied.paidThere : tied.other, count);
  return cheaper > 0 ? `${counted}${pluralize(tied.cheaper, cheaper)}` : counted;
}

/** Shows one page of offers, with the advert after every few of them. */
export function OfferList({ state, isStale }: { state: ResultsState; isStale: boolean }) {
  const { results } = useWords();
  const { view, open, listRef, offerActions } = state;
  const { listing, shown, ownKeys, byCft } = state.offers;
  const settled = useDeferredValue(shown, null);
  const settledListing = useDeferredValue(listing);
  const isPartial = settled !== shown;
  const lines = [
    ...linesOf({ listing, shown }, 0, settled ? NEXT_CARDS : FIRST_CARDS, results),
    ...(settled
      ? linesOf({ listing: settledListing, shown: settled }, NEXT_CARDS, shown.items.length, results)
      : []),
  ];
  const rows = lines.map(({ heading, line }, index) => (
    // A line takes up the next offer in its place: to change it is cheaper than to draw another.
    <Fragment key={index}>
      {heading && <h3 className={list.tied}>{heading}</h3>}
      <OfferCard
        {...line}
        isLead={index === 0}
        isOwn={isOwnOffer(line.offer, ownKeys)}
        isOpen={line.offer.id === open}
        isPicked={view.compared.includes(line.offer.id)}
        peers={byCft}
        earlyRepaymentAfter={view.earlyRepaymentAfter[line.offer.id]}
        actions={offerActions}
      />
      {settled && isPromoAfter(index, results) && <PromoBanner />}
    </Fragment>
  ));
  const groups = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) =>
    rows.slice(at * GROUP, (at + 1) * GROUP),
  );
  return (
    <section
      ref={listRef}
      className={list.list}
      tabIndex={-1}
      aria-label={results.listLabel}
      aria-busy={isStale}
      data-partial={isPartial ? '' : undefined}
    >
      {groups.map((group, at) => (
        <div key={at} className={list.group}>
          {group}
        </div>
      ))}
    </section>
  );
}
