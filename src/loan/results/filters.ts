import type { Card } from '#domain/offers/cards.ts';
import { reachesTerm } from '#domain/offers/offer.ts';
import type { Words } from '#site/words.tsx';

export type Filters = {
  kind: 'all' | 'banks' | 'others';
  /** Whole pesos; null while no limit is set. */
  maxInstalment: number | null;
  comfortable: boolean;
  reachesTerm: boolean;
  /** Only prices that ask for nothing the visitor is not known to have. */
  openOnly: boolean;
};

type FilterName = keyof Filters;

export type FilterSetting = {
  term: number;
  /** Whether the lender with this match key is a bank; null while that is not known. */
  isBank: ((matchKey: string) => boolean) | null;
  /** Upper end of the comfortable band of income share, in percent points. */
  comfortableUpTo: number;
};

type Texts = Words['panels']['filters'];
/** Keys of the words that a filter may be drawn with. */
type Word = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** A box to tick, one of several options with their words, or an amount to type. */
type Drawing<Value> = [Value] extends [boolean]
  ? { drawing: 'check' }
  : [Value] extends [string]
    ? { drawing: 'choice'; options: readonly (readonly [Value, Word])[] }
    : { drawing: 'amount' };

type Filter<Value> = Drawing<Value> & {
  label: Word;
  /** The value that lets every offer through. */
  off: Value;
  /** Whether an offer passes the filter when it is set to a value. */
  passes: (offer: Card, value: Value, setting: FilterSetting) => boolean;
};

/** Every filter, in the order in which they are drawn. Beside each box and option stands how many offers it would leave. */
export const FILTERS: { readonly [Name in FilterName]: Filter<Filters[Name]> } = {
  kind: {
    label: 'type',
    drawing: 'choice',
    options: [
      ['all', 'all'],
      ['banks', 'banks'],
      ['others', 'fintechs'],
    ],
    off: 'all',
    passes: ({ matchKey }, kind, { isBank }) => !isBank || isBank(matchKey) === (kind === 'banks'),
  },
  maxInstalment: {
    label: 'maxInstalment',
    drawing: 'amount',
    off: null,
    passes: ({ firstInstalment }, most) => firstInstalment <= (most ?? Infinity),
  },
  comfortable: {
    label: 'comfortable',
    drawing: 'check',
    off: false,
    passes: ({ incomeShare }, _, { comfortableUpTo }) => incomeShare <= comfortableUpTo,
  },
  reachesTerm: {
    label: 'reachesTerm',
    drawing: 'check',
    off: false,
    passes: (offer, _, { term }) => reachesTerm(offer, term),
  },
  openOnly: { label: 'openOnly', drawing: 'check', off: false, passes: ({ unmet }) => unmet === null },
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

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

/** Offers that pass every filter that is set, in the same order. */
export function filterOffers(
  offers: readonly Card[],
  filters: Filters,
  setting: FilterSetting,
): readonly Card[] {
  const set = FILTER_NAMES.filter((name) => isSet(filters, name));
  return offers.filter((offer) => set.every((name) => passes(name, offer, filters, setting)));
}
