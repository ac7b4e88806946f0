import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Card } from '#domain/offers/cards.ts';
import {
  activeFilters,
  FILTER_NAMES,
  FILTERS,
  type Filters,
  NO_FILTERS,
  passesAll,
} from '#features/filters/filters.ts';
import { offer } from '../../../support/data/offers.ts';
import { forAll } from '../../../support/run/property-runs.ts';

const bank = offer('BANCO UNO S.A.', { firstInstalment: 300_000, incomeShare: 30 });
const other = offer('FINTECH DOS S.A.', { firstInstalment: 250_000, incomeShare: 30.01 });
const offers = [bank, other];

it.each([
  ['no filter', {}, [bank, other]],
  ['an instalment at the limit', { maxInstalment: 250_000 }, [other]],
  ['an instalment a peso over the limit', { maxInstalment: 249_999 }, []],
  ['a comfortable share, its upper end included', { comfortable: true }, [bank]],
  ['two that exclude each other', { maxInstalment: 260_000, comfortable: true }, []],
] as const)('the list keeps what passes the filter: %s', (_, change, kept) => {
  expect(offers.filter(passesAll({ ...NO_FILTERS, ...change }, { comfortableUpTo: 30 }))).toEqual(kept);
});

it.each([
  ['none', {}, 0],
  ['instalment', { maxInstalment: 300_000 }, 1],
  ['all', { openOnly: true, maxInstalment: 1, comfortable: true }, 3],
] as const)('of filters those that are set are counted: %s', (_, change, count) =>
  expect(activeFilters({ ...NO_FILTERS, ...change })).toBe(count),
);

/** Few distinct figures, so that a filter takes some away. */
const few = fc.constantFrom(1, 2, 3, 4);
const drawnOffers = fc.array(
  fc
    .tuple(few, few, fc.constantFrom(null, 'cliente' as const))
    .map(([firstInstalment, incomeShare, unmet]) =>
      offer('BANCO UNO S.A.', { firstInstalment, incomeShare, unmet }),
    ),
);
const setting = { comfortableUpTo: 1 };
/** Values that are drawn for a filter, beside the one that is off. */
const valuesOf = (name: keyof Filters): unknown[] => (FILTERS[name].off === false ? [true] : [1, 2, 3]);
const drawn = fc.record(
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, fc.constantFrom(FILTERS[name].off, ...valuesOf(name))]),
  ),
) as unknown as fc.Arbitrary<Filters>;
const left = (given: readonly Card[], filters: Filters): Card[] => given.filter(passesAll(filters, setting));

it('filters together leave what passes each of them alone, in the same order, and all of it while none is set', () => {
  forAll(drawnOffers, drawn, (given, filters) => {
    const alone = FILTER_NAMES.map((name) => left(given, { ...NO_FILTERS, [name]: filters[name] }));
    expect(left(given, filters)).toEqual(given.filter((one) => alone.every((kept) => kept.includes(one))));
    expect(left(given, NO_FILTERS)).toEqual(given);
  });
});

it.each(FILTER_NAMES)('the filter %s keeps some offers and takes others away', (name) => {
  const many = fc.sample(drawnOffers, { numRuns: 50, seed: 7 }).flat();
  const counts = valuesOf(name)
    .filter((value) => value !== FILTERS[name].off)
    .map((value) => left(many, { ...NO_FILTERS, [name]: value }).length);
  for (const count of counts) {
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(many.length);
  }
});
