import type { Condition } from '#domain/offers/condition.ts';
import type { Months, Pesos, PercentPoints } from '#domain/units.ts';
import type { ProviderOffer } from '#generated/types.ts';

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
  /** Longest term the lender grants; 0: it does not say. */
  maxTerm: Months;
  /** What the price is tied to; null: open to whoever is within the lender's limits. */
  condition: Condition | null;
  /** Name of the loan, as the lender declared it. */
  product: string | null;
  /** Day the lender declared it, YYYY-MM-DD. */
  declared: string | null;
  /** `decreciente`: the instalment falls with the balance, as VAT on interest does; `fija`: all are alike. */
  instalments: NonNullable<ProviderOffer['cuota']>;
};

/** Whether the lender's longest term covers the one asked for; one that is not said rules nothing out. */
export const reachesTerm = ({ maxTerm }: Offer, term: number): boolean => maxTerm === 0 || maxTerm >= term;
