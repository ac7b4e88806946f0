import type { Payment } from '#domain/contract/payments.ts';

/** What cannot be with the days of a list: the payment's place in it, its day, and the day that it contradicts. */
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
