import type { Card } from '#domain/offers/cards.ts';
import type { Narrowing } from '#loan/slots.ts';

export type Filters = {
  /** Only prices that ask for nothing the visitor is not known to have. */
  openOnly: boolean;
  /** Only instalments that take a comfortable part of the salary. */
  comfortable: boolean;
  /** Whole pesos; null while no limit is set. */
  maxInstalment: number | null;
};

export const NO_FILTERS: Filters = { openOnly: false, comfortable: false, maxInstalment: null };

/** The filters that are boxes to tick. */
export const BOXES = ['openOnly', 'comfortable'] as const;

/** The number of filters that are set. */
export const activeFilters = (filters: Filters): number =>
  Object.values(filters).filter((value) => value !== false && value !== null).length;

/** Whether an offer passes every filter; `comfortableUpTo` is in percent points of the salary. */
export const passesAll =
  ({ openOnly, comfortable, maxInstalment }: Filters, comfortableUpTo: number) =>
  ({ unmet, incomeShare, firstInstalment }: Card): boolean =>
    (!openOnly || unmet === null) &&
    (!comfortable || incomeShare <= comfortableUpTo) &&
    firstInstalment <= (maxInstalment ?? Infinity);

/** The filters by which the list was narrowed down. */
export const filtersOf = (narrowing: (Narrowing & { filters?: Filters }) | null): Filters =>
  narrowing?.filters ?? NO_FILTERS;
