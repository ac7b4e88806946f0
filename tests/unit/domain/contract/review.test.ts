import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractRates } from '#domain/contract/contract-rates.ts';
import { pastedPayments } from '#domain/contract/pasted.ts';
import { equalPayments, fallingPayments, type Payment, printed, sumOf } from '#domain/contract/payments.ts';
import {
  type Agreement,
  type Contract,
  isAboveCeiling,
  reviewContract,
  type StatedCft,
} from '#domain/contract/review.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';

const pesos = (value: number, decimals = 2) => printed(unit<Pesos>(value), decimals);
const percent = (value: number, decimals = 2) => printed(unit<PercentPoints>(value), decimals);

const cft = (value: number, decimals = 2, basis: StatedCft['basis'] = 'unknown'): StatedCft => ({
  ...percent(value, decimals),
  basis,
});

const FREE = { atStart: unit<Pesos>(0), monthly: unit<Pesos>(0) };

/** From a bank's own simulator: $1,000,000 in 12 months at a nominal 61 %. */
const golden = (change: Partial<Contract> = {}): Contract => ({
  received: pesos(1_000_000, 0),
  receivedOn: null,
  payments: fallingPayments({
    received: unit(1_000_000),
    first: pesos(124_031.3),
    last: pesos(114_507.84),
    count: 12,
    tna: null,
  }),
  charges: FREE,
  stated: { tna: null, cft: cft(104.69) },
  ...change,
});

describe('a loan published by a bank, which its own simulator works out', () => {
  it('a loan that a bank published adds up to the peso', () => {
    const review = reviewContract(golden());
    expect(Math.abs((review?.paid as number) - 1_435_933.47)).toBeLessThan(1);
  });

  it('a loan published by a bank, which its own simulator works out costs its CFT to a hundredth of a point, nominal and effective', () => {
    const review = reviewContract(golden());
    expect(Math.abs((review?.nominal as number) - 73.81)).toBeLessThan(0.01);
    expect(Math.abs((review?.effective as number) - 104.68)).toBeLessThan(0.02);
  });

  it('a loan that a bank published has its printed CFT', () =>
    expect(reviewContract(golden())?.agreement).toBe('effective'));

  it('a loan published by a bank, which its own simulator works out is interest and VAT on it, without other charges', () => {
    const parts = reviewContract(golden())?.parts;
    expect((parts?.vat as number) / (parts?.interest as number)).toBeCloseTo(0.21, 3);
    expect(parts?.others as number).toBeLessThan(100);
  });
});

describe('a stated CFT', () => {
  it.each<[string, Partial<Contract>, Agreement]>([
    ['3 % kept back from what is handed out', { received: pesos(970_000, 0) }, 'paperSaysLess'],
    ['a charge of 3 % at the start', { charges: { ...FREE, atStart: unit<Pesos>(30_000) } }, 'paperSaysLess'],
    [
      '$3,000 more with every instalment',
      { charges: { ...FREE, monthly: unit<Pesos>(3000) } },
      'paperSaysLess',
    ],
    ['the nominal rate given as CFT', { stated: { tna: null, cft: cft(73.81) } }, 'nominal'],
    ['a CFT rounded to whole points', { stated: { tna: null, cft: cft(105, 0) } }, 'effective'],
    ['a CFT counted over months of 30 days', { stated: { tna: null, cft: cft(106.73) } }, 'effective'],
    ['a CFT above what is paid', { stated: { tna: null, cft: cft(150) } }, 'paperSaysMore'],
    [
      'the nominal rate given as an effective one',
      { stated: { tna: null, cft: cft(73.81, 2, 'effective') } },
      'paperSaysLess',
    ],
    [
      'the effective rate given as a nominal one',
      { stated: { tna: null, cft: cft(104.69, 2, 'nominal') } },
      'paperSaysMore',
    ],
    ['no CFT at all', { stated: { tna: null, cft: null } }, 'unstated'],
  ])('a stated CFT with %s', (_, change, agreement) =>
    expect(reviewContract(golden(change))?.agreement).toBe(agreement),
  );
});

describe('the parts of the cost', () => {
  const equal = (stated: Contract['stated']) =>
    reviewContract(golden({ payments: equalPayments(pesos(124_000), 12), stated }))?.parts;

  it('the parts of the cost of equal instalments cannot be told without the interest rate', () =>
    expect(equal({ tna: null, cft: null })).toBeNull());

  it('the parts of the cost of equal instalments are told from a stated rate, and add up to the cost', () => {
    const parts = equal({ tna: percent(61), cft: null });
    expect((parts?.interest as number) + (parts?.vat as number) + (parts?.others as number)).toBeCloseTo(
      488_000,
      6,
    );
  });

  it('the parts of the cost keep VAT with other charges where the rate leaves too little for it', () => {
    const cost = contractRates({
      received: pesos(1_000_000),
      receivedOn: null,
      payments: equalPayments(pesos(124_000), 12),
    }).nominal;
    expect(equal({ tna: percent(cost / 1.1), cft: null })?.vat).toBeNull();
  });

  it('the parts of the cost cannot be told when the stated rate is above the whole cost', () =>
    expect(equal({ tna: percent(200), cft: null })).toBeNull());

  /** 12 equal instalments of $1,000,000 that cost 8 % a month, in the French system. */
  const LEVEL = (1_000_000 * 0.08) / (1 - 1.08 ** -12);
  const ofLevel = (tna: number) =>
    reviewContract(
      golden({ payments: equalPayments(pesos(LEVEL, 8), 12), stated: { tna: percent(tna, 8), cft: null } }),
    )?.parts;
  const costOfLevel = 12 * LEVEL - 1_000_000;

  it('the parts of the cost are interest, 21 % VAT on it, and the rest, month by month in one proportion', () => {
    const { interest, vat, others } = ofLevel(60) as { interest: number; vat: number; others: number };
    expect(interest).toBeCloseTo((costOfLevel * 5) / 8, 1);
    expect(vat).toBeCloseTo((costOfLevel * 5 * 0.21) / 8, 1);
    expect(others).toBeCloseTo((costOfLevel * (8 - 5 - 5 * 0.21)) / 8, 1);
  });

  it('the whole cost is interest where the stated rate explains it, rounding included', () => {
    for (const tna of [96, 96.4]) {
      const parts = ofLevel(tna);
      expect(parts?.interest as number).toBeCloseTo(costOfLevel, 0);
      expect(parts?.vat).toBeNull();
      expect(parts?.others as number).toBeCloseTo(0, 0);
    }
    expect(ofLevel(96.6)).toBeNull();
  });

  it('the parts of the cost leave nothing to other charges where VAT takes all that the interest leaves', () => {
    const parts = ofLevel((8 / 1.21) * 12);
    expect(parts?.others as number).toBeLessThan(1);
    expect((parts?.vat as number) + (parts?.interest as number)).toBeCloseTo(costOfLevel, 0);
  });

  it('the parts of the cost cannot be told of a contract that costs nothing', () =>
    expect(
      reviewContract(
        golden({ payments: equalPayments(pesos(83_333.33), 12), stated: { tna: percent(60), cft: null } }),
      )?.parts,
    ).toBeNull());

  it('the parts of the cost of rising instalments cannot be told without the interest rate', () => {
    const rising = [pesos(110_000), pesos(1_000_000)].map((amount) => ({ amount, day: null }));
    expect(reviewContract(golden({ payments: rising, stated: { tna: null, cft: null } }))?.parts).toBeNull();
  });
});

describe('a contract', () => {
  it.each([
    ['nothing received', { received: pesos(0) }],
    ['no instalments', { payments: [] }],
    [
      'charges at the start above what is received',
      { charges: { ...FREE, atStart: unit<Pesos>(2_000_000) } },
    ],
    ['less paid than received', { payments: equalPayments(pesos(50_000), 12) }],
  ])('a contract with %s has no review', (_, change) => expect(reviewContract(golden(change))).toBeNull());

  it('a contract without interest costs nothing, although its instalments are rounded down', () => {
    const review = reviewContract(golden({ payments: equalPayments(pesos(83_333.33), 12) }));
    expect([review?.cost, review?.effective]).toEqual([0, 0]);
  });

  it('a contract counts what is paid apart at the start with what is paid', () => {
    const charges = { ...FREE, atStart: unit<Pesos>(30_000) };
    const [plain, charged] = [reviewContract(golden()), reviewContract(golden({ charges }))];
    expect((charged?.paid as number) - (plain?.paid as number)).toBeCloseTo(30_000, 6);
    expect((charged?.cost as number) - (plain?.cost as number)).toBeCloseTo(30_000, 6);
  });

  it.each([
    ['below the ceiling', 104.9, false],
    ['above the ceiling', 104.5, true],
  ])('a contract is told to be %s', (_, ceiling, expected) => {
    const review = reviewContract(golden());
    expect(review && isAboveCeiling(review, unit(ceiling))).toBe(expected);
  });
});

/** A day in so many months, on the same day of the month (at most the 28th). */
function monthsLater(day: string, months: number): string {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString().slice(0, 10);
}

/** Loans as `contract-table.py` worked them out: another program, in another language, which shares nothing with this one. */
const TABLE = readFileSync('tests/inputs/contract-table.csv', 'utf8').trim().split('\n').slice(1).map(rowOf);

function rowOf(line: string) {
  const [kind = '', received, count, first, last, ...rest] = line.split(',');
  const [receivedOn, firstOn, total, nominal, effective, payments = ''] = rest;
  return {
    kind,
    received: Number(received),
    count: Number(count),
    first: Number(first),
    last: Number(last),
    receivedOn: receivedOn || null,
    firstOn: firstOn || null,
    total: Number(total),
    nominal: Number(nominal),
    effective: Number(effective),
    list: payments.replaceAll('|', '\n'),
  };
}
type Row = ReturnType<typeof rowOf>;

function paymentsOf({ kind, count, firstOn, list, ...row }: Row): Payment[] {
  const pasted = pastedPayments(list);
  if (kind === 'each') return 'payments' in pasted ? pasted.payments : [];
  const [received, first, last] = [unit<Pesos>(row.received), pesos(row.first), pesos(row.last)];
  const payments =
    kind === 'equal'
      ? equalPayments(first, count)
      : fallingPayments({ received, first, last, count, tna: null });
  return payments.map((payment, at) => ({ ...payment, day: firstOn && monthsLater(firstOn, at) }));
}

/** What two ways of working the same loan out may differ by: its figures are printed with two decimals. */
const near = (figure: number) => 0.011 + figure * 1e-5;

describe('against the table of an independent program', () => {
  it.each(['equal', 'falling'])('%s instalments are those of 1 to 120, with and without dates', (kind) => {
    const counts = (isDated: boolean) =>
      TABLE.filter((row) => row.kind === kind && (row.firstOn !== null) === isDated).map(
        ({ count }) => count,
      );
    const every = Array.from({ length: 120 }, (_, at) => at + 1);
    expect([counts(false), counts(true)]).toEqual([every, every]);
  });

  it.each(
    TABLE.map((row) => {
      const dates = row.receivedOn ? 'with dates' : 'without dates';
      return [`${row.kind}, ${row.count} instalments ${dates}, ${row.effective} %`, row] as const;
    }),
  )('the review agrees with an independent program on %s', (_, row) => {
    const payments = paymentsOf(row);
    const { receivedOn, total } = row;
    const rates = contractRates({ received: pesos(row.received), receivedOn, payments });
    expect(payments).toHaveLength(row.count);
    // Rounded instalments of a falling loan are not on one curve: a few centavos each.
    const centavos = row.kind === 'falling' ? 0.02 * row.count + 0.5 : 0.01;
    expect(Math.abs(sumOf(payments) - total)).toBeLessThan(centavos);
    expect(Math.abs(rates.nominal - row.nominal)).toBeLessThan(near(row.nominal));
    expect(Math.abs(rates.effective - row.effective)).toBeLessThan(near(row.effective));
  });
});

describe('the search for the rate of a contract ends', () => {
  it.each<[string, Partial<Contract>]>([
    [
      'a payment on the day of receipt that is more than what was received',
      { receivedOn: '2026-02-10', payments: [{ amount: pesos(1_200_000), day: '2026-02-10' }] },
    ],
    [
      'payments from before the day of receipt',
      {
        receivedOn: '2026-02-10',
        payments: [
          { amount: pesos(600_000), day: '2025-05-10' },
          { amount: pesos(600_000), day: '2026-03-10' },
        ],
      },
    ],
  ])('the search for the rate of a contract ends without a review, with %s', (_, change) =>
    expect(reviewContract(golden(change))).toBeNull(),
  );

  it('the search for the rate of a contract ends where charges at the start leave less than the rounding of what was received', () => {
    const review = reviewContract(
      golden({ received: pesos(100, 0), charges: { atStart: unit<Pesos>(99.9), monthly: unit<Pesos>(0) } }),
    );
    expect(review?.effectiveRange.high).toBe(Infinity);
  });
});

describe('a paper whose CFT counts in another honest way than by days', () => {
  /** Twelve payments on the last day of each month, after $1,000,000 received on the last of January. */
  const LAST_DAYS = '02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31'.split(' ');
  const days = [...LAST_DAYS.map((day) => `2026-${day}`), '2027-01-31'];
  const dated = (value: number) =>
    golden({
      receivedOn: '2026-01-31',
      payments: days.map((day) => ({ amount: pesos(LEVEL_5), day })),
      stated: { tna: null, cft: cft(value, 2, 'effective') },
    });
  /** Costs 5 % a month, month by month. */
  const LEVEL_5 = (1_000_000 * 0.05) / (1 - 1.05 ** -12);

  it.each([
    ['months of a twelfth', (1.05 ** 12 - 1) * 100],
    ['months of 30 days', (1.05 ** (365 / 30) - 1) * 100],
  ])('a paper whose CFT counts in another honest way than by days is not accused for %s', (_, value) =>
    expect(reviewContract(dated(value))?.agreement).toBe('effective'),
  );

  it('a paper whose CFT counts in another honest way than by days is asked about where no way of counting gives it', () =>
    expect(reviewContract(dated(60))?.agreement).toBe('paperSaysLess'));
});
