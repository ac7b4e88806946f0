import { Fragment, useDeferredValue } from 'react';
import { formatWholePercent } from '#domain/format.ts';
import { isOwnOffer } from '#domain/offers/rank.ts';
import { pluralize } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { isPromoAfter, PromoBanner } from '#loan/offer/MarketplaceLink.tsx';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import type { Offers } from '#loan/results/useOffers.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords, type Words } from '#site/words.tsx';

/** The offer that leads is painted first; the rest of its page follows. */
const FIRST_CARDS = 1;
/** When a drawn list changes, the cards that a window shows change first; the others follow. */
const NEXT_CARDS = 3;

/** Lines in a group, which the browser lays out, or skips while it is out of sight, as one. */
const GROUP = 5;

const NO_BADGES: readonly never[] = [];

function linesOf(
  { listing, shown }: Pick<Offers, 'listing' | 'shown'>,
  from: number,
  to: number,
  results: Words['results'],
) {
  const start = (shown.page - 1) * results.pageSize;
  return shown.items.slice(from, to).map((offer, index) => {
    const at = start + from + index;
    return {
      heading: headingAt(at, start, listing, results),
      /** Whether the advert may stand below it: nobody is led on from what they cannot pay. */
      isPayable: at < listing.heavyFrom || at >= listing.tiedFrom,
      line: {
        isLead: at === 0 && listing.heavyFrom > 0,
        offer,
        badges: listing.badges.get(offer.id) ?? NO_BADGES,
        position: at + 1,
        count: listing.offers.length,
      },
    };
  });
}

/**
 * Returns the heading above an offer of the list, '' for none: of the instalments that take too much of the income, and
 * of the prices tied to something not known of the visitor, with the cheaper among them. A part that began on a page
 * before has it at the top of its page too.
 */
function headingAt(
  at: number,
  start: number,
  { heavyFrom, tiedFrom, tied: { count, cheaper } }: Offers['listing'],
  { tied: texts, bands }: Words['results'],
): string {
  if (at === Math.max(start, tiedFrom)) {
    const counted = pluralize(tiedFrom > 0 ? texts.more : texts.all, count);
    return cheaper > 0 ? `${counted} ${pluralize(texts.cheaper, cheaper)}` : counted;
  }
  if (at !== Math.max(start, heavyFrom)) return '';
  const percent = formatWholePercent(bands[1].upTo ?? 0);
  return pluralize(texts.heavy, tiedFrom - heavyFrom, { percent });
}

/** Shows one page of offers, with the advert after every few of them. */
export function OfferList({ state, isStale }: { state: ResultsState; isStale: boolean }) {
  const { results } = useWords();
  const { open, known, listRef, offerActions } = state;
  const { listing, shown, ownKeys, byCft, prepared } = state.offers;
  const settled = useDeferredValue(shown, null);
  const settledListing = useDeferredValue(listing);
  const isPartial = settled !== shown;
  const lines = [
    ...linesOf({ listing, shown }, 0, settled ? NEXT_CARDS : FIRST_CARDS, results),
    ...(settled
      ? linesOf({ listing: settledListing, shown: settled }, NEXT_CARDS, shown.items.length, results)
      : []),
  ];
  const rows = lines.map(({ heading, isPayable, line }, index) => (
    // React reuses a line for the offer that takes its place, which is cheaper than drawing a new one.
    <Fragment key={index}>
      {heading && (
        <div className={list.tied}>
          <h3>{heading}</h3>
          {line.offer.unmet !== null && (
            <ResultsSlot place="Question" known={known} prices={prepared.byCft} tell={offerActions.tell} />
          )}
        </div>
      )}
      <OfferCard
        {...line}
        isOwn={isOwnOffer(line.offer, ownKeys)}
        isOpen={line.offer.id === open}
        isByShare={state.shown.sort === 'ingreso'}
        peers={byCft}
        actions={offerActions}
      />
      {settled && isPayable && isPromoAfter(index, results) && <PromoBanner />}
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
