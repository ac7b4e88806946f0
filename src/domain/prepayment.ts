import { unit, type Months, type PercentPoints } from '#domain/units.ts';

const MONTHS_IN_180_DAYS = 6;

/**
 * Instalments after which paying off a loan in full is free of any fee: a quarter of the term or 180 days, whichever is
 * longer (BCRA, Protección de los usuarios de servicios financieros).
 */
export const feeFreeAfter = (term: Months): number => Math.max(Math.ceil(term / 4), MONTHS_IN_180_DAYS);

/** Fee for paying off in full after an instalment, given the one the entity declared; in percent of the balance. */
export const payOffFee = (term: Months, afterInstalment: number, declared: PercentPoints): PercentPoints =>
  afterInstalment >= feeFreeAfter(term) ? unit(0) : declared;
