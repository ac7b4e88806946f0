import type { Visitor } from '#domain/offers/offer.ts';
import { type Filters, NO_FILTERS } from '#loan/results/filters.ts';

/** Choices of the visitor in the list that have no address. */
export type View = {
  filters: Filters;
  /** Accounts that the visitor named. */
  ties: Ties;
};

/** Match keys of the entity where the visitor is paid, and of one of which a client; null: of none with a price for it. */
export type Ties = Pick<Visitor, 'paidBy' | 'clientOf'>;

export type ViewEvent =
  | { type: 'filtersChanged'; change: Partial<Filters> }
  | { type: 'tieChosen'; ties: Ties };

export const NO_TIES: Ties = { paidBy: null, clientOf: null };

export const START: View = { filters: NO_FILTERS, ties: NO_TIES };

/** The next view. */
export function reduceView(view: View, event: ViewEvent): View {
  switch (event.type) {
    case 'filtersChanged':
      return { ...view, filters: { ...view.filters, ...event.change } };
    case 'tieChosen':
      return { ...view, ties: event.ties };
  }
}
