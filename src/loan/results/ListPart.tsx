import { Fragment, memo, useDeferredValue } from 'react';
import { isOwnOffer } from '#domain/offers/rank.ts';
import { pageButtons } from '#domain/offers/paginate.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { CompareTray, FilterFields } from '#loan/results/deferred-panels.ts';
import { isPromoAfter, PromoBanner } from '#loan/results/MarketplaceLink.tsx';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import { PayerQuestion } from '#loan/results/PayerQuestion.tsx';
import { Popover } from '#loan/results/Popover.tsx';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/results/results.styles.ts';
import { Segments } from '#loan/results/Segments.tsx';
import type { Offers } from '#loan/results/useOffers.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { activeFilters } from '#loan/results/view.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { filters: filterTexts, pagination, tied } = results;

type ListPartProps = {
  state: ResultsState;
  /** Newer offers are being asked for. */
  asking: boolean;
};

/** The list with what sorts, filters, pages and compares it. */
export function ListPart({ state, asking }: ListPartProps) {
  const { view, offers } = state;
  const { listing, shown } = offers;
  return (
    <div className={styles.listPart}>
      <PayerQuestion
        cheaper={offers.cheaper}
        payers={offers.payers}
        paidBy={view.paidBy}
        onChosen={state.choosePayer}
      />
      <div className={`${list.toolbar} ${styles.screenOnly}`}>
        <AfterPaint>
          <Segments
            name="sort"
            legend={results.sortLabel}
            legendClass={list.legend}
            options={results.sorts.map(({ id, label }) => [id, label])}
            value={state.shown.sort}
            onChange={state.chooseSort}
          />
          <FilterPanel state={state} />
        </AfterPaint>
      </div>
      <OfferList state={state} isStale={asking} />
      {listing.offers.length === 0 && (
        <p>
          {filterTexts.none} <Button look="quiet" text={filterTexts.clear} onClick={state.clearFilters} />
        </p>
      )}
      <AfterPaint>
        <Pagination page={shown.page} pages={shown.pages} onChange={state.choosePage} />
      </AfterPaint>
      {view.compared.length > 0 && (
        <CompareTray view={view} offers={offers.byCft} dispatch={state.dispatch} />
      )}
    </div>
  );
}

/** Narrows the list down, behind one button that tells how many filters are set. */
function FilterPanel({ state }: { state: ResultsState }) {
  const { view, offers } = state;
  const active = activeFilters(view.filters);
  const button = (
    <>
      <span>{filterTexts.title}</span>
      {active > 0 && (
        <>
          <span className={list.active} aria-hidden="true">
            {active}
          </span>
          <span className={hidden.text}> ({pluralize(filterTexts.active, active)})</span>
        </>
      )}
    </>
  );
  return (
    <Popover title={filterTexts.title} button={button} className={buttons.secondary}>
      <FilterFields
        filters={view.filters}
        payers={offers.payers}
        paidBy={view.paidBy}
        onPayerChosen={state.choosePayer}
        knowsKinds={offers.knowsKinds}
        countWith={offers.countWith}
        onChange={state.changeFilters}
        onClear={state.clearFilters}
        active={active}
      />
    </Popover>
  );
}

/** The offer that leads is painted first; the rest of its page follows. */
const FIRST_CARDS = 1;
/** Of a list that is there already, as many as a window shows at once change first; the others follow. */
const NEXT_CARDS = 3;

/** Lines that move, and are left out while they are out of sight, as one. */
const GROUP = 5;

const NO_BADGES: readonly never[] = [];

function linesOf({ listing, shown }: Pick<Offers, 'listing' | 'shown'>, from: number, to: number) {
  const start = (shown.page - 1) * results.pageSize;
  // Where the heading of the tied prices stands; on a page that begins among them, at its top.
  const headed = Math.max(start, listing.tiedFrom);
  return shown.items.slice(from, to).map((offer, index) => {
    const at = start + from + index;
    return {
      heading: at === headed ? tiedText(listing.tied) : '',
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
function tiedText({ count, cheaper, isPaidThere }: Offers['listing']['tied']): string {
  const counted = pluralize(isPaidThere ? tied.paidThere : tied.other, count);
  return cheaper > 0 ? `${counted}${pluralize(tied.cheaper, cheaper)}` : counted;
}

/** Shows one page of offers, with the advert after every few of them. */
function OfferList({ state, isStale }: { state: ResultsState; isStale: boolean }) {
  const { view, open, listRef, offerActions } = state;
  const { listing, shown, ownKeys, byCft } = state.offers;
  const settled = useDeferredValue(shown, null);
  const settledListing = useDeferredValue(listing);
  const isPartial = settled !== shown;
  const lines = [
    ...linesOf({ listing, shown }, 0, settled ? NEXT_CARDS : FIRST_CARDS),
    ...(settled ? linesOf({ listing: settledListing, shown: settled }, NEXT_CARDS, shown.items.length) : []),
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
      {settled && isPromoAfter(index) && <PromoBanner />}
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

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void };

/** Pages of the list: the first three, the last three, the neighbours of the current one. */
const Pagination = memo(function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages < 2) return null;
  const button = { className: list.pageButton, type: 'button' } as const;
  return (
    <nav className={`${list.pager} ${styles.screenOnly}`} aria-label={pagination.label}>
      <button {...button} disabled={page === 1} onClick={() => onChange(page - 1)}>
        {pagination.previous}
      </button>
      {pageButtons(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap-${index}`}>{pagination.gap}</span>
        ) : (
          <button
            key={number}
            {...button}
            aria-label={fillTemplate(number === page ? pagination.current : pagination.page, {
              page: number,
            })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <button {...button} disabled={page === pages} onClick={() => onChange(page + 1)}>
        {pagination.next}
      </button>
    </nav>
  );
});
