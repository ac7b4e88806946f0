import { applicantOf } from '#loan/form/quoting.ts';
import { simulator as options } from '../content/made-up.ts';
import { typicalForm } from './applicants.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

/** The typical visitor, as a quote needs them. */
export const applicant = (changes: Partial<Applicant> = {}): Applicant => ({
  ...applicantOf(typicalForm, options),
  ...changes,
});

/** A product without limits that matter to the typical visitor. */
export const product = (changes: Partial<Product> = {}): Product => ({
  entity: 'BANCO DE PRUEBA S.A.',
  code: 1,
  kind: 'banco',
  product: 'PRESTAMO PERSONAL',
  reported: '2026-06-01',
  minAmount: 1000,
  maxAmount: 50_000_000,
  maxTerm: 72,
  minIncome: 0,
  minSeniority: 0,
  maxAge: 0,
  maxIncomeShare: 0,
  beneficiary: 'all',
  prepaymentFee: 4,
  tea: 80,
  cftea: 110,
  territory: 'all',
  ...changes,
});
