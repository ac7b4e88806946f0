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

/** A day in years of 360 days and months of 30, by which some banks count; the last of a month is its 30th. */
function day360(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isLast = date === new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year * 360 + month * 30 + (isLast ? 30 : date);
}

/**
 * Months from the day of receipt to each payment, by actual days as twelfths of 365 and by months of 30 days; null unless
 * every day is known.
 */
function monthsOf(
  payments: readonly Payment[],
  receivedOn: string | null,
): { actual: number[]; of30: number[] } | null {
  const days = payments.flatMap(({ day }) => day ?? []);
  if (receivedOn === null || days.length < payments.length) return null;
  return {
    actual: days.map((day) => (daysBetween(receivedOn, day) / DAYS_A_YEAR) * 12),
    of30: days.map((day) => (day360(day) - day360(receivedOn)) / 30),
  };
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

/** The rate when every amount differs from its print by so many halves of its last digit. */
const rateWith = (
  halves: number,
  { received, payments }: Terms,
  months: readonly number[] | null,
): MonthlyRate =>
  rateOf(
    received.value - halves * received.half,
    payments.map(({ amount }) => unit<Pesos>(amount.value + halves * amount.half)),
    months,
  );

/** Nominal and effective year of a monthly rate whose months have 30 days. */
const nominalOf30 = (rate: number): PercentPoints => unit((rate / 30) * DAYS_A_YEAR * 100);
const effectiveOf30 = (rate: number): PercentPoints =>
  unit(Math.expm1(MONTHS_OF_30_DAYS * Math.log1p(rate)) * 100);

const rangeOf = (rates: readonly PercentPoints[]): Range => ({
  low: unit(Math.min(...rates)),
  high: unit(Math.max(...rates)),
});

/**
 * The rate of a contract: by its days where they are known, else month by month. 0 when the payments add up to what was
 * received or less, infinite where what is paid on the day of receipt is already that. Each range holds every rate that
 * the printed decimals of the amounts allow, and that an honest way of counting gives: actual days, months of a twelfth
 * of a year, months of 30 days.
 */
export function contractRates(terms: Terms): ContractRates {
  const months = monthsOf(terms.payments, terms.receivedOn);
  const monthly = rateWith(0, terms, months?.actual ?? null);
  const actual = [-1, 1].map((halves) => rateWith(halves, terms, months?.actual ?? null));
  const of30 = months ? [-1, 1].map((halves) => rateWith(halves, terms, months.of30)) : actual;
  const rates = [...actual, ...(months ? of30 : [])];
  return {
    monthly,
    nominal: nominalFromMonthly(monthly),
    effective: effectiveFromMonthly(monthly),
    nominalRange: rangeOf([...rates.map(nominalFromMonthly), ...of30.map(nominalOf30)]),
    effectiveRange: rangeOf([...rates.map(effectiveFromMonthly), ...of30.map(effectiveOf30)]),
  };
}
