import type { Payment } from '#domain/contract/payments.ts';

/** A contradiction in the days of a list: the payment's place in it, its day, and the day that it contradicts. */
export type DayFault = {
  at: number;
  kind: 'beforeReceipt' | 'goesBack' | 'paysItAll';
  day: string;
  other: string;
};

/**
 * The first payment whose day cannot be: before the money was received, before the payment above it, or on the day of
 * receipt with no less than what was received. Null where there is none; days are YYYY-MM-DD, `received` is pesos.
 */
export function dayFault(
  payments: readonly Payment[],
  receivedOn: string | null,
  received: number,
): DayFault | null {
  let before: string | null = null;
  let paid = 0;
  for (const [at, { day, amount }] of payments.entries()) {
    if (day === null) continue;
    if (before !== null && day < before) return { at, kind: 'goesBack', day, other: before };
    if (receivedOn !== null && day < receivedOn) return { at, kind: 'beforeReceipt', day, other: receivedOn };
    paid += day === receivedOn ? amount.value : 0;
    if (paid >= received) return { at, kind: 'paysItAll', day, other: day };
    before = day;
  }
  return null;
}

/** A gap of so many times the usual one, and of more than so many days, is asked about. */
const TIMES_USUAL = 3;
const SHORTEST_JUMP = 100;
const MONTH = 31;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * The first payment whose day comes long after the one before, or after the receipt, as when a year is mistyped; null
 * where none does. Longer than three of the usual gaps and than 100 days is long.
 */
export function dayJump(
  payments: readonly Payment[],
  receivedOn: string | null,
): Omit<DayFault, 'kind'> | null {
  const days = payments.flatMap(({ day }, at) => (day === null ? [] : [{ day, at }]));
  const gaps = days.slice(1).map(({ day }, at) => daysBetween(days[at]?.day ?? day, day));
  const sorted = [...gaps].sort((one, other) => one - other);
  const usual = sorted.length > 1 ? (sorted[Math.floor((sorted.length - 1) / 2)] ?? MONTH) : MONTH;
  const isLong = (gap: number): boolean => gap > SHORTEST_JUMP && gap > TIMES_USUAL * usual;
  const [first] = days;
  if (first && receivedOn !== null && isLong(daysBetween(receivedOn, first.day)))
    return { at: first.at, day: first.day, other: receivedOn };
  const place = gaps.findIndex(isLong);
  const [before, jumped] = [days[place], days[place + 1]];
  return place >= 0 && before && jumped ? { at: jumped.at, day: jumped.day, other: before.day } : null;
}
