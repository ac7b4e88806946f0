import type { Months, Pesos, PercentPoints } from '#domain/units.ts';

/** One lender's answer, checked: every figure is finite and the CFT is above 0. */
export type Offer = {
  /** Unique within one answer, and the same when the same answer comes again. */
  id: string;
  /** The name people know, shown on the card. */
  bank: string;
  /** The name as the provider gave it, without invisible characters. */
  legalName: string;
  slug: string;
  matchKey: string;
  firstInstalment: Pesos;
  /** Nominal annual. */
  cft: PercentPoints;
  /** First instalment over net salary. */
  incomeShare: PercentPoints;
  /** Longest term the lender grants. */
  maxTerm: Months;
};

/** Whether the lender's longest term covers the one asked for. */
export const reachesTerm = (offer: Offer, term: number): boolean => offer.maxTerm >= term;
