/*
 * The yearly cost of a contract, from the sums received and paid. Months of equal length where no days are known:
 * the rate m solves received = Σ payment_k / (1+m)^k. Actual days over 365 where they are: received = Σ payment_k /
 * (1+r)^(days_k/365), as the central bank defines the total financial cost (CFT).
 */
import { rateOfReturn, rateWhere } from '#domain/amortisation.ts';
import type { Payment, Printed } from '#domain/contract/payments.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { type MonthlyRate, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

const DAY = 86_400_000;
const DAYS_A_YEAR = 365;
/** Banks count a month as 30 days or as a twelfth of a year: both are honest. */
const MONTHS_OF_30_DAYS = DAYS_A_YEAR / 30;

/** From the lowest to the highest that rounding and honest ways of counting allow, in percent points. */
export type Range = { low: PercentPoints; high: PercentPoints };

/** The cost of a contract: percent points a year, nominal and effective, each with its range. */
export type ContractRates = {
  monthly: MonthlyRate;
  nominal: PercentPoints;
  effective: PercentPoints;
  nominalRange: Range;
  effectiveRange: Range;
};

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY;

/** Months from the day of receipt to each payment, as twelfths of 365 days; null unless every day is known. */
function monthsOf(payments: readonly Payment[], receivedOn: string | null): number[] | null {
  const days = payments.map(({ day }) => day && receivedOn && daysBetween(receivedOn, day));
  return days.every((count) => typeof count === 'number')
    ? days.map((count) => (count / DAYS_A_YEAR) * 12)
    : null;
}

/**
 * Monthly rate at which payments at these months are worth `received`; 0 when they add up to no more than that,
 * infinite where no rate is high enough.
 */
function rateOf(received: number, pesos: readonly Pesos[], months: readonly number[] | null): MonthlyRate {
  if (months === null) return rateOfReturn(unit(received), pesos);
  const worth = (rate: number): number =>
    pesos.reduce((total, payment, at) => total + payment / (1 + rate) ** (months[at] as number), 0);
  return unit(worth(0) <= received ? 0 : rateWhere(worth, received));
}

type Terms = { received: Printed<Pesos>; receivedOn: string | null; payments: readonly Payment[] };

/**
 * The rate of a contract. 0 when the payments add up to what was received or less, infinite where what is paid on the
 * day of receipt is already that. Each range holds every rate that
 * the printed decimals of the amounts allow; the effective one also months counted as 30 days where no days are known.
 */
export function contractRates({ received, receivedOn, payments }: Terms): ContractRates {
  const months = monthsOf(payments, receivedOn);
  /** The rate when every amount differs from its print by so many halves of its last digit. */
  const rateWith = (halves: number): MonthlyRate =>
    rateOf(
      received.value - halves * received.half,
      payments.map(({ amount }) => unit<Pesos>(amount.value + halves * amount.half)),
      months,
    );
  const [low, monthly, high] = [rateWith(-1), rateWith(0), rateWith(1)];
  const hasDays = months !== null;
  const yearOf30s = (rate: MonthlyRate): PercentPoints =>
    unit(Math.expm1(MONTHS_OF_30_DAYS * Math.log1p(rate)) * 100);
  return {
    monthly,
    nominal: nominalFromMonthly(monthly),
    effective: effectiveFromMonthly(monthly),
    nominalRange: {
      low: nominalFromMonthly(low),
      high: hasDays ? nominalFromMonthly(high) : unit((high / 30) * DAYS_A_YEAR * 100),
    },
    effectiveRange: {
      low: effectiveFromMonthly(low),
      high: hasDays ? effectiveFromMonthly(high) : yearOf30s(high),
    },
  };
}
