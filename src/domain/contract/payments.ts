import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/** A figure as it is printed: its value, and half of its last printed digit, by which the true figure may differ. */
export type Printed<Value extends number = number> = { value: Value; half: number };

export const printed = <Value extends number>(value: Value, decimals: number): Printed<Value> => ({
  value,
  half: 0.5 / 10 ** decimals,
});

/** An instalment: pesos as printed, and its day (YYYY-MM-DD) where the paper has one. */
export type Payment = { amount: Printed<Pesos>; day: string | null };

const MONTHLY = 1 / 1200;

/** Instalments that are all the same. `count` is at least 1. */
export const equalPayments = (amount: Printed<Pesos>, count: number): Payment[] =>
  Array.from({ length: count }, () => ({ amount, day: null }));

/** Fraction of the loan that the first instalment repays in the French system: i/((1+i)^n − 1); 1/n without interest. */
const firstShare = (interest: number, count: number): number =>
  interest === 0 ? 1 / count : interest / Math.expm1(count * Math.log1p(interest));

/** Last instalment of a loan of 1 whose first one is `first`, with VAT on an interest rate of `interest` a month. */
function lastAt(interest: number, first: number, count: number): number {
  const share = firstShare(interest, count);
  const cost = first - share;
  return share * (1 + interest) ** (count - 1) * (1 + cost);
}

/** Monthly interest at which first and last instalment of a loan of 1 belong together; 0 where none does. */
function interestBetween(first: number, last: number, count: number): number {
  let [low, high] = [0, first];
  if (last <= lastAt(0, first, count)) return 0;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (lastAt(middle, first, count) < last) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

type FallingLoan = {
  /** In pesos. */
  received: Pesos;
  first: Printed<Pesos>;
  last: Printed<Pesos>;
  /** Number of instalments, at least 1. */
  count: number;
  /** Nominal annual interest without VAT in percent points, where the paper states it. */
  tna: PercentPoints | null;
};

/**
 * Instalments that fall from the first to the last. With VAT on interest and capital repaid as in the French system,
 * instalment k is A + B·(1+i)^(k−1); first and last determine A and B. Without a stated rate, i is the one at which
 * first and last belong to a loan of what was received.
 */
export function fallingPayments({ received, first, last, count, tna }: FallingLoan): Payment[] {
  if (count === 1) return [{ amount: first, day: null }];
  const interest =
    tna === null
      ? interestBetween(first.value / received, last.value / received, count)
      : (tna as number) * MONTHLY;
  const growth = Math.log1p(interest);
  const risen = (months: number): number => (growth === 0 ? months : Math.expm1(months * growth));
  const half = Math.max(first.half, last.half);
  return Array.from({ length: count }, (_, month) => {
    const value = first.value + (last.value - first.value) * (risen(month) / risen(count - 1));
    return { amount: { value: unit<Pesos>(value), half }, day: null };
  });
}

/** Pesos of all payments together. */
export const sumOf = (payments: readonly Payment[]): Pesos =>
  unit(payments.reduce((total, { amount }) => total + amount.value, 0));
