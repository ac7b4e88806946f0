import { dayInBuenosAires } from '#domain/format.ts';

/** The moment, in epoch milliseconds. */
export const now = (): number => Date.now();

/** The current day in Buenos Aires, as `2026-11-20`. */
export const today = (): string => dayInBuenosAires(now());
