import { describe, expect, it } from 'vitest';
import { equalPayments, fallingPayments, printed, sumOf } from '#domain/contract/payments.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';

const pesos = (value: number, decimals = 2) => printed(unit<Pesos>(value), decimals);
const loan = { received: unit<Pesos>(1_000_000), count: 3, tna: null };
const values = (payments: ReturnType<typeof fallingPayments>) => payments.map(({ amount }) => amount.value);

describe('falling instalments', () => {
  it('the instalments of one loan that fall are told by the first', () => {
    const payments = fallingPayments({ ...loan, count: 1, first: pesos(1_100_000), last: pesos(1) });
    expect(payments).toEqual([{ amount: pesos(1_100_000), day: null }]);
  });

  it('fall faster and faster at the stated rate', () => {
    const tna = unit<PercentPoints>(120);
    const payments = fallingPayments({ ...loan, tna, first: pesos(500_000), last: pesos(479_000) });
    // With 10 % a month what falls is in the proportion of 1 to 1.1.
    expect(values(payments)[1]).toBeCloseTo(500_000 - 21_000 / 2.1, 6);
  });

  it('fall evenly at a rate of nothing, and where no rate belongs to them', () => {
    const first = pesos(340_000);
    for (const tna of [unit<PercentPoints>(0), null])
      expect(values(fallingPayments({ ...loan, tna, first, last: pesos(300_000) }))).toEqual([
        340_000, 320_000, 300_000,
      ]);
  });

  it('falling instalments begin and end with the stated ones, at the rate that belongs to them', () => {
    // 5 % a month with VAT on it: 317,208.56 of capital and 60,500 of interest and VAT in the first month.
    const first = 1_000_000 / ((1.05 ** 3 - 1) / 0.05) + 60_500;
    const capital = (month: number) => (1_000_000 / ((1.05 ** 3 - 1) / 0.05)) * 1.05 ** month;
    const owed = (month: number): number => (month === 0 ? 1_000_000 : owed(month - 1) - capital(month - 1));
    const exact = [0, 1, 2].map((month) => capital(month) + owed(month) * 0.0605);
    expect(first).toBeCloseTo(exact[0] as number, 6);
    const payments = fallingPayments({
      ...loan,
      first: pesos(exact[0] as number, 8),
      last: pesos(exact[2] as number, 8),
    });
    for (const [at, value] of values(payments).entries()) expect(value).toBeCloseTo(exact[at] as number, 3);
  });

  it('falling instalments are as uncertain as the coarser print of the two', () => {
    const [payment] = fallingPayments({ ...loan, first: pesos(340_000, 0), last: pesos(300_000, 2) });
    expect(payment?.amount.half).toBe(0.5);
  });
});

it('equal instalments add up to what is paid back', () =>
  expect(sumOf(equalPayments(pesos(83_333.33), 3))).toBeCloseTo(249_999.99, 6));
