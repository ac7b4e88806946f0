import type { Card } from '#domain/offers/cards.ts';
import type { Narrowing } from '#loan/slots.ts';

export type Filters = {
  /** Only prices that ask for nothing the visitor is not known to have. */
  openOnly: boolean;
  comfortable: boolean;
  /** Whole pesos; null while no limit is set. */
  maxInstalment: number | null;
};

type FilterName = keyof Filters;

type FilterSetting = {
  /** Upper end of the comfortable band of income share, in percent points. */
  comfortableUpTo: number;
};

type Filter<Value> = {
  /** The value that lets every offer through. */
  off: Value;
  /** Whether an offer passes the filter when it is set to a value. */
  passes: (offer: Card, value: Value, setting: FilterSetting) => boolean;
};

/** Every filter, in the order in which they are drawn. */
export const FILTERS: { readonly [Name in FilterName]: Filter<Filters[Name]> } = {
  openOnly: { off: false, passes: ({ unmet }) => unmet === null },
  comfortable: {
    off: false,
    passes: ({ incomeShare }, _, { comfortableUpTo }) => incomeShare <= comfortableUpTo,
  },
  maxInstalment: {
    off: null,
    passes: ({ firstInstalment }, most) => firstInstalment <= (most ?? Infinity),
  },
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

type BoxName = { [Name in FilterName]: Filters[Name] extends boolean ? Name : never }[FilterName];

/** The filters that are boxes to tick. */
export const BOXES = FILTER_NAMES.filter((name): name is BoxName => FILTERS[name].off === false);

export const NO_FILTERS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, FILTERS[name].off]),
) as Filters;

const isSet = (filters: Filters, name: FilterName): boolean => filters[name] !== FILTERS[name].off;

/** The number of filters that are set. */
export const activeFilters = (filters: Filters): number =>
  FILTER_NAMES.filter((name) => isSet(filters, name)).length;

const passes = <Name extends FilterName>(
  name: Name,
  offer: Card,
  filters: Filters,
  setting: FilterSetting,
): boolean => FILTERS[name].passes(offer, filters[name], setting);

/** Whether an offer passes every filter that is set. */
export function passesAll(filters: Filters, setting: FilterSetting): (offer: Card) => boolean {
  const set = FILTER_NAMES.filter((name) => isSet(filters, name));
  return (offer) => set.every((name) => passes(name, offer, filters, setting));
}

/** The filters by which the list was narrowed down. */
export const filtersOf = (narrowing: (Narrowing & { filters?: Filters }) | null): Filters =>
  narrowing?.filters ?? NO_FILTERS;
