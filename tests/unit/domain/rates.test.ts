import { expect, it } from 'vitest';
import {
  effectiveFromMonthly,
  effectiveFromNominal,
  monthlyFromEffective,
  monthlyFromNominal,
  nominalFromMonthly,
} from '#domain/rates.ts';
import { unit } from '#domain/units.ts';

it.each([
  { nominal: 76.23, effective: 109.4, from: 'Banco Tala' },
  { nominal: 105.23, effective: 174.2, from: 'Banco Tala' },
  { nominal: 131.89, effective: 249.5, from: 'Banco Tala' },
  { nominal: 73.81, effective: 104.69, from: 'Banco Tala, simulator' },
  { nominal: 0, effective: 0, from: 'no cost' },
])(
  'effectiveFromNominal turns $nominal nominal into $effective effective ($from)',
  ({ nominal, effective }) => {
    // Published figures carry two decimals and were rounded from a nominal rate with more of them.
    expect(Math.abs(effectiveFromNominal(unit(nominal)) - effective)).toBeLessThan(0.02);
  },
);

it('a monthly rate spreads an effective annual rate over twelve months', () => {
  expect(monthlyFromEffective(unit(100)) * 100).toBeCloseTo(5.9463, 4);
});

it('a monthly rate adds twelve months up to a nominal annual rate, in percent points', () => {
  expect(nominalFromMonthly(unit(0.05))).toBeCloseTo(60, 10);
  expect(monthlyFromNominal(unit(60))).toBeCloseTo(0.05, 12);
});

it('a monthly rate keeps the digits of very small rates', () => {
  expect(monthlyFromEffective(unit(1e-10))).toBeCloseTo(1e-12 / 12, 22);
  expect(effectiveFromMonthly(unit(1e-14))).toBeCloseTo(12e-12, 20);
});

it('a monthly rate has no ceiling: the highest CFT of the registry is a rate like any other', () => {
  expect(nominalFromMonthly(monthlyFromEffective(unit(34_294.36)))).toBeCloseTo(752.34, 2);
});
