import { dayInBuenosAires } from '#domain/format.ts';

/** The moment, in epoch milliseconds. */
export const now = (): number => Date.now();

/** The day in Buenos Aires, as `2026-11-20`: the current one, or the one that the page is looked at for. */
export const today = (): string =>
  (typeof document === 'object' && document.documentElement.dataset['day']) || dayInBuenosAires(now());
