import { type Pesos, type PercentPoints, unit } from '#domain/units.ts';

/** The declared loan that an offer came from: its entity's match key, and its name. */
type SavedLoan = { entity: string; product: string };

/** An offer as it is kept: what it said, nothing about who asked. Its CFT is nominal annual. */
export type SavedOffer = {
  bank: string;
  cft: PercentPoints;
  first: Pesos;
  total: Pesos | null;
  loan?: SavedLoan;
};

/** A simulation kept on the device: the loan and its offers, without salary, age or anything else of the visitor. */
export type SavedSimulation = {
  /** Epoch milliseconds; also its identifier. */
  savedAt: number;
  amount: number;
  term: number;
  /** Cheapest first, by CFT. */
  offers: SavedOffer[];
};

const DAY = 86_400_000;

const isFigure = (value: unknown): value is number => Number.isFinite(value);

function savedLoan(stored: unknown): { loan?: SavedLoan } {
  const { entity, product } = (stored ?? {}) as Partial<Record<keyof SavedLoan, unknown>>;
  return typeof entity === 'string' && typeof product === 'string' ? { loan: { entity, product } } : {};
}

function savedOffer(stored: unknown): SavedOffer[] {
  const { bank, cft, first, total, loan } = (stored ?? {}) as Partial<Record<keyof SavedOffer, unknown>>;
  if (typeof bank !== 'string' || !isFigure(cft) || !isFigure(first)) return [];
  const whole = isFigure(total) ? unit<Pesos>(total) : null;
  return [{ bank, cft: unit(cft), first: unit(first), total: whole, ...savedLoan(loan) }];
}

function savedSimulation(stored: unknown): SavedSimulation[] {
  const { savedAt, amount, term, offers } = (stored ?? {}) as Partial<Record<keyof SavedSimulation, unknown>>;
  if (!isFigure(savedAt) || !isFigure(amount) || !isFigure(term) || !Array.isArray(offers)) return [];
  return [{ savedAt, amount, term, offers: offers.flatMap(savedOffer) }];
}

/**
 * Reads stored simulations, each by itself: one that makes no sense or is older than `days` is left out, and one from more than
 * a day ahead of `now`, too. Newest first. Never throws.
 */
export const restoreSaved = (stored: unknown, now: number, days: number): SavedSimulation[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap(savedSimulation)
    .filter(({ savedAt }) => now - savedAt < days * DAY && now - savedAt >= -DAY)
    .sort((one, other) => other.savedAt - one.savedAt);
