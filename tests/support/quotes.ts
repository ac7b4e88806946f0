import { unit } from '#domain/units.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

/** The typical visitor: salaried, 40, two to three years' seniority, $3,000,000 net, CABA, $5,000,000 over 30 months. */
export const applicant = (changes: Partial<Applicant> = {}): Applicant => ({
  amount: unit(5_000_000),
  term: unit(30),
  netSalary: unit(3_000_000),
  seniorityMonths: unit(24),
  age: 40,
  employment: 'relacion_dependencia',
  province: 'caba',
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
