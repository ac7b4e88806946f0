/* The review of a contract: the rate at which what is paid is worth what was received, month by month. */
import { firstCapitalShare, rateOfReturn } from '#domain/amortisation.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/** Pesos as they are printed, and half of their last printed digit, by which the true amount may differ. */
export type Printed = { value: Pesos; half: number };

/** An amount as it is printed with so many decimals. */
export const printed = (value: Pesos, decimals: number): Printed => ({ value, half: 0.5 / 10 ** decimals });

export type Contract = {
  /** Pesos that the borrower received, after what the lender kept back. */
  received: Printed;
  /** Number of instalments, at least 1. */
  count: number;
  /** The first and the last instalment: the same, where all are. */
  first: Printed;
  last: Printed;
  /** Pesos paid apart at the beginning, and with every instalment. */
  charges: { atStart: Pesos; monthly: Pesos };
};

/** The cost of a contract: pesos, and percent points a year. */
export type Review = {
  /** Everything paid, charges included. */
  paid: Pesos;
  /** Everything paid beyond what was received. */
  cost: Pesos;
  nominal: PercentPoints;
  effective: PercentPoints;
  /** The least effective rate that the printed decimals of the amounts allow. */
  leastEffective: PercentPoints;
};

/** Last instalment of a loan of 1 whose first one is `first`, with VAT on an interest rate of `interest` a month. */
function lastAt(interest: number, first: number, count: number): number {
  const share = firstCapitalShare(interest, count);
  return share * (1 + interest) ** (count - 1) * (1 + first - share);
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

/**
 * All instalments, in pesos. With VAT on interest and capital repaid as in the French system, instalment k is
 * A + B·(1+i)^(k−1): first and last determine A and B, and i is the rate at which both belong to a loan of what was
 * received.
 */
export function instalmentsOf({ received, count, first, last }: Omit<Contract, 'charges'>): Pesos[] {
  if (count === 1) return [first.value];
  const growth = Math.log1p(
    interestBetween(first.value / received.value, last.value / received.value, count),
  );
  const risen = (months: number): number => (growth === 0 ? months : Math.expm1(months * growth));
  const fall = (last.value - first.value) / risen(count - 1);
  return Array.from({ length: count }, (_, month) => unit(first.value + fall * risen(month)));
}

const sumOf = (amounts: readonly Pesos[]): number => amounts.reduce<number>((sum, one) => sum + one, 0);

/**
 * The review of a contract, or null when it is none: nothing received, or less paid than received by more than the
 * rounding of the amounts.
 */
export function reviewContract(contract: Contract): Review | null {
  const { received, count, first, last, charges } = contract;
  const inHand = received.value - charges.atStart;
  if (!(inHand > 0)) return null;
  const payments = instalmentsOf(contract).map((amount) => unit<Pesos>(amount + charges.monthly));
  const half = Math.max(first.half, last.half);
  const paid = sumOf(payments);
  if (paid < inHand - received.half - count * half) return null;
  const monthly = rateOfReturn(unit(inHand), payments);
  if (!Number.isFinite(monthly)) return null;
  const least = rateOfReturn(
    unit(inHand + received.half),
    payments.map((amount) => unit<Pesos>(amount - half)),
  );
  return {
    paid: unit(paid + charges.atStart),
    cost: unit(Math.max(0, paid - inHand)),
    nominal: nominalFromMonthly(monthly),
    effective: effectiveFromMonthly(monthly),
    leastEffective: effectiveFromMonthly(least),
  };
}

/** Whether a contract costs more than the highest an entity declared (CFT, effective percent points), beyond rounding. */
export const isAboveCeiling = ({ leastEffective }: Review, ceiling: PercentPoints): boolean =>
  leastEffective > ceiling + 0.005;
