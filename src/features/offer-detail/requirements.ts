import { type Applicant, failuresOf } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import type { PercentPoints } from '#domain/units.ts';

/** A requirement of a product, with its figure, and whether the applicant meets it; null where that is not known. */
export type Requirement = {
  rule: 'income' | 'seniority' | 'age' | 'incomeShare' | 'term' | 'territory';
  figure: number | string;
  isMet: boolean | null;
};

/** Every limit that a product declares, in the order in which a person thinks of them; one that asks for nothing is none. */
export function requirementsOf(
  product: Product,
  applicant: Applicant,
  share: PercentPoints | null,
): Requirement[] {
  const missed: readonly string[] = failuresOf(product, applicant, share).map(({ rule }) => rule);
  const asked = (rule: Requirement['rule'], figure: number | string, known: unknown): Requirement => ({
    rule,
    figure,
    isMet: known === null ? null : !missed.includes(rule),
  });
  const all = [
    asked('income', product.minIncome, applicant.netSalary),
    asked('seniority', product.minSeniority, applicant.seniorityMonths),
    asked('age', product.maxAge, applicant.age),
    asked('incomeShare', product.maxIncomeShare, share),
    asked('term', product.maxTerm, applicant.term),
    asked('territory', product.territory, applicant.province),
  ];
  return all.filter(({ figure }) => figure !== 0 && figure !== 'all');
}
