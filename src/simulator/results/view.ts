import { produce } from 'immer';

export type KindFilter = 'all' | 'banks' | 'others';

export type Filters = {
  kind: KindFilter;
  /** Whole pesos; null while no limit is set. */
  maxInstalment: number | null;
  /** Only offers within the comfortable band of income share. */
  comfortable: boolean;
  /** Only offers that reach the term asked for. */
  reachesTerm: boolean;
  /** Only prices that ask for nothing the visitor is not known to have. */
  openOnly: boolean;
};

/** What the visitor did to the list that has no address. */
export type View = {
  filters: Filters;
  /** Ids of the offers chosen for comparison, in the order they were chosen. */
  compared: string[];
  comparing: boolean;
  /** After which instalment the visitor would pay off, by offer id. */
  earlyRepaymentAfter: Record<string, number>;
  /** Match key of the entity where the visitor is paid; null: none of those that have a price for it. */
  paidBy: string | null;
};

export type ViewEvent =
  | { type: 'filtersChanged'; change: Partial<Filters> }
  | { type: 'payerChosen'; paidBy: string | null }
  | { type: 'offerPicked'; id: string; max: number }
  | { type: 'offerDropped'; id: string }
  | { type: 'picksCleared' }
  | { type: 'comparisonOpened' }
  | { type: 'comparisonClosed' }
  | { type: 'earlyRepaymentMoved'; id: string; after: number }
  | { type: 'offersReplaced'; ids: ReadonlySet<string> };

export const NO_FILTERS: Filters = {
  kind: 'all',
  maxInstalment: null,
  comfortable: false,
  reachesTerm: false,
  openOnly: false,
};

export const START: View = {
  filters: NO_FILTERS,
  compared: [],
  comparing: false,
  earlyRepaymentAfter: {},
  paidBy: null,
};

/** How many filters are set. */
export const activeFilters = ({ kind, maxInstalment, comfortable, reachesTerm, openOnly }: Filters): number =>
  [kind !== 'all', maxInstalment !== null, comfortable, reachesTerm, openOnly].filter(Boolean).length;

function keepOnly(view: View, isKept: (id: string) => boolean): void {
  view.compared = view.compared.filter(isKept);
  // A comparison needs two sides.
  if (view.compared.length < 2) view.comparing = false;
}

/** The next view. An event that does not fit (a fourth offer, comparing one alone) changes nothing. */
export const reduceView: (view: View, event: ViewEvent) => View = produce((view: View, event: ViewEvent) => {
  switch (event.type) {
    case 'filtersChanged':
      Object.assign(view.filters, event.change);
      break;
    case 'payerChosen':
      view.paidBy = event.paidBy;
      break;
    case 'offerPicked':
      if (view.compared.length < event.max && !view.compared.includes(event.id)) view.compared.push(event.id);
      break;
    case 'offerDropped':
      keepOnly(view, (id) => id !== event.id);
      break;
    case 'picksCleared':
      keepOnly(view, () => false);
      break;
    case 'comparisonOpened':
      view.comparing = view.compared.length >= 2;
      break;
    case 'comparisonClosed':
      view.comparing = false;
      break;
    case 'earlyRepaymentMoved':
      view.earlyRepaymentAfter[event.id] = event.after;
      break;
    case 'offersReplaced':
      keepOnly(view, (id) => event.ids.has(id));
      // Another term has other instalments to pay off after.
      view.earlyRepaymentAfter = {};
      break;
  }
});
