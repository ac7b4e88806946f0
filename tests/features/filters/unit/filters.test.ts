import { expect, it } from 'vitest';
import { activeFilters, NO_FILTERS, passesAll } from '#features/filters/filters.ts';
import { offer } from '../../../support/data/offers.ts';

const bank = offer('BANCO UNO S.A.', { firstInstalment: 300_000, incomeShare: 30 });
const other = offer('FINTECH DOS S.A.', { firstInstalment: 250_000, incomeShare: 30.01 });
const offers = [bank, other];

it.each([
  ['no filter', {}, [bank, other]],
  ['an instalment at the limit', { maxInstalment: 250_000 }, [other]],
  ['an instalment a peso over the limit', { maxInstalment: 249_999 }, []],
  ['a comfortable share, its upper end included', { comfortable: true }, [bank]],
  ['nothing asked for', { openOnly: true }, [bank, other]],
  ['two that exclude each other', { maxInstalment: 260_000, comfortable: true }, []],
] as const)('the list keeps what passes the filter: %s', (_, change, kept) => {
  expect(offers.filter(passesAll({ ...NO_FILTERS, ...change }, 30))).toEqual(kept);
});

it.each([
  ['none', {}, 0],
  ['instalment', { maxInstalment: 300_000 }, 1],
  ['all', { openOnly: true, maxInstalment: 1, comfortable: true }, 3],
] as const)('of filters those that are set are counted: %s', (_, change, count) =>
  expect(activeFilters({ ...NO_FILTERS, ...change })).toBe(count),
);
