import type { Months, Pesos, PercentPoints } from '#domain/units.ts';
import type { ProviderOffer } from '#generated/types.ts';

/** The condition of a price, besides the limits on loan and income: a code of the wire. */
export type Condition = NonNullable<ProviderOffer['condicion']>;

/** A lender's answer, checked: every figure is finite and the CFT is above 0. */
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
  /** The condition of the price; null: open to everybody within the lender's limits. */
  condition: Condition | null;
  /** Words of a condition that is none of the codes, as they follow 'tenés que'; null: the provider gives none. */
  requirement: string | null;
  /** Name of the loan, as the lender declared it. */
  product: string | null;
  /** Day the lender declared it, YYYY-MM-DD. */
  declaredOn: string | null;
  /** Id of the declared loan's row that the price came from; null: the provider does not say. */
  row: string | null;
  /** `decreciente`: the instalment falls with the balance, as VAT on interest does; `fija`: all are alike. */
  instalments: NonNullable<ProviderOffer['cuota']>;
};

/** Whether the lender's longest term covers the one asked for; one that is not said rules nothing out. */
export const reachesTerm = ({ maxTerm }: Offer, term: number): boolean => maxTerm === 0 || maxTerm >= term;

/** Prices for one employment, by its code. */
const BY_EMPLOYMENT: readonly unknown[] = ['empleado_publico', 'jubilado'] satisfies Condition[];
const CODES: readonly unknown[] = [
  ...BY_EMPLOYMENT,
  ...(['cuenta_sueldo', 'cliente', 'en_duda'] satisfies Condition[]),
];

/**
 * The condition a provider states: `otra` for words that are not one of the codes, null for what is not a text or is
 * empty.
 */
export function conditionOf(value: unknown): Condition | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return CODES.includes(value) ? (value as Condition) : 'otra';
}

/** Whether a price asks for nothing, or for the employment that the visitor has (a code of the form). */
export const meetsByEmployment = (
  { condition }: Pick<Offer, 'condition'>,
  employment: string | null,
): boolean => condition === null || (BY_EMPLOYMENT.includes(condition) && condition === employment);
