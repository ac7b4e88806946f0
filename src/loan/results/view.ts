import type { Visitor } from '#domain/offers/offer.ts';
import { type Filters, NO_FILTERS } from '#loan/results/filters.ts';

/** Choices of the visitor in the list that have no address. */
export type View = {
  filters: Filters;
  compared: readonly string[];
  comparing: boolean;
  /** After which instalment the visitor would repay early, by offer id. */
  earlyRepaymentAfter: Readonly<Record<string, number>>;
  /** Accounts that the visitor named. */
  ties: Ties;
};

/** Match keys of the entity where the visitor is paid, and of one of which a client; null: of none with a price for it. */
export type Ties = Pick<Visitor, 'paidBy' | 'clientOf'>;

export type ViewEvent =
  | { type: 'filtersChanged'; change: Partial<Filters> }
  | { type: 'tieChosen'; change: Partial<Ties> }
  | { type: 'offerPicked'; id: string; max: number }
  | { type: 'offerDropped'; id: string }
  | { type: 'picksCleared' }
  | { type: 'comparisonOpened' }
  | { type: 'comparisonClosed' }
  | { type: 'earlyRepaymentMoved'; id: string; after: number }
  | { type: 'offersReplaced'; ids: ReadonlySet<string> };

export const START: View = {
  filters: NO_FILTERS,
  compared: [],
  comparing: false,
  earlyRepaymentAfter: {},
  ties: { paidBy: null, clientOf: null },
};

/** Keeps the chosen offers that pass; a comparison needs two sides. */
function keepOnly(view: View, isKept: (id: string) => boolean): View {
  const compared = view.compared.filter(isKept);
  return { ...view, compared, comparing: view.comparing && compared.length >= 2 };
}

/** The next view. An event that does not fit (a fourth offer, comparing one alone) changes nothing. */
export function reduceView(view: View, event: ViewEvent): View {
  const { compared } = view;
  switch (event.type) {
    case 'filtersChanged':
      return { ...view, filters: { ...view.filters, ...event.change } };
    case 'tieChosen':
      return { ...view, ties: { ...view.ties, ...event.change } };
    case 'offerPicked':
      return compared.length >= event.max || compared.includes(event.id)
        ? view
        : { ...view, compared: [...compared, event.id] };
    case 'offerDropped':
      return keepOnly(view, (id) => id !== event.id);
    case 'picksCleared':
      return keepOnly(view, () => false);
    case 'comparisonOpened':
      return compared.length < 2 ? view : { ...view, comparing: true };
    case 'comparisonClosed':
      return { ...view, comparing: false };
    case 'earlyRepaymentMoved':
      return { ...view, earlyRepaymentAfter: { ...view.earlyRepaymentAfter, [event.id]: event.after } };
    case 'offersReplaced':
      // Another term has other instalments to repay after.
      return { ...keepOnly(view, (id) => event.ids.has(id)), earlyRepaymentAfter: {} };
  }
}
