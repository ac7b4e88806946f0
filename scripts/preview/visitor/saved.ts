import type { SavedOffer, SavedSimulation } from '#domain/saved-simulation.ts';
import { unit } from '#domain/units.ts';

const BEST: SavedOffer = {
  bank: 'Banco Uno',
  cft: unit(51.96),
  first: unit(312_117.62),
  total: unit(7_204_118.4),
};

/** Returns two simulations that a visitor has kept, one of them without an offer; `now` in milliseconds. */
export const savedSimulations = (now: number): SavedSimulation[] =>
  [0, 1].map((at) => ({
    savedAt: now - at,
    amount: 5_000_000 - at * 1_000_000,
    term: 30,
    offers: at === 0 ? [BEST] : [],
  }));
