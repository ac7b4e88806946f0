import type { Bounds } from '#domain/quote/explain.ts';
import { simulator } from '#generated/simulator.ts';

const { limits, sliders } = simulator;

/** What the form lets a visitor ask for. */
export const BOUNDS: Bounds = {
  amount: { ...limits.amount, step: sliders.amount.step },
  term: limits.term,
};
