import { describe, expect, it, test } from 'vitest';
import { costOf, firstInstalment, rateOfReturn } from '#domain/amortisation.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';
import examples from '../../inputs/kit-examples.json' with { type: 'json' };

describe('level instalments', () => {
  const stated = (given: { amount: number; term: number; cft: number; instalment: number }) => ({
    amount: unit<Pesos>(given.amount),
    term: unit<Months>(given.term),
    cftNominal: unit<never>(given.cft),
    first: unit<Pesos>(given.instalment),
    isLevel: true,
  });

  test.each(examples.level)(
    'level instalments are worked out for $amount over $term months at $cft %',
    (given) => {
      const cost = costOf(stated(given));
      const rows = cost?.schedule() ?? [];
      expect(cost?.total).toBeCloseTo(given.total, 1);
      expect(cost?.last).toBeCloseTo(given.last, 1);
      expect(rows[Math.floor((given.term - 1) / 2)]?.balance).toBeCloseTo(given.half, 1);
      expect(new Set(rows.map(({ instalment }) => instalment.toFixed(2))).size).toBe(1);
      expect(rows.every(({ vat }) => vat !== null)).toBe(true);
    },
  );

  test('an instalment that is not the one of its CFT contradicts it', () => {
    const [given] = examples.level as [(typeof examples.level)[number]];
    expect(costOf(stated({ ...given, instalment: given.instalment + 20 }))).toBeNull();
    expect(costOf(stated({ ...given, instalment: given.instalment - 20 }))).toBeNull();
    expect(costOf(stated({ ...given, cft: Number.NaN }))).toBeNull();
  });
});

it('a debt that only pays itself back costs nothing', () => {
  expect(rateOfReturn(unit(100), [unit(50), unit(50)])).toBe(0);
  expect(
    firstInstalment({ amount: unit(100), term: unit(2), interest: unit(0), cost: unit(0), isLevel: true }),
  ).toBe(50);
});
