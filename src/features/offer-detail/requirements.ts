import { formatPesos, formatWholePercent } from '#domain/format.ts';
import { type Applicant, failuresOf } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import type { PercentPoints } from '#domain/units.ts';
import { termText } from '#loan/form/loan-text.ts';
import type { Words } from '#site/words.tsx';

/** A requirement in words, and whether the applicant meets it; open where that is not known. */
export type Asked = { text: string; state: 'met' | 'missed' | 'open' };

/** Every limit that a product declares, in the order in which a person thinks of them; one that asks for nothing is none. */
export function requirementsOf(
  product: Product,
  applicant: Applicant,
  share: PercentPoints | null,
  { offerDetail: { needs }, simulator }: Words,
): Asked[] {
  const { minIncome, minSeniority, maxAge, maxIncomeShare, maxTerm, territory } = product;
  const province = simulator.provinces.find(({ code }) => code === territory)?.label ?? territory;
  const limits = [
    ['income', minIncome, applicant.netSalary, needs.income, { min: formatPesos(minIncome) }],
    ['seniority', minSeniority, applicant.seniorityMonths, needs.seniority, { n: minSeniority }],
    ['age', maxAge, applicant.age, needs.age, { max: maxAge }],
    ['incomeShare', maxIncomeShare, share, needs.share, { percent: formatWholePercent(maxIncomeShare) }],
    ['term', maxTerm, applicant.term, needs.term, { term: termText(maxTerm, simulator) }],
    ['territory', territory, applicant.province, needs.territory, { province }],
  ] as const;
  const missed: readonly string[] = failuresOf(product, applicant, share).map(({ rule }) => rule);
  return limits
    .filter(([, figure]) => figure !== 0 && figure !== 'all')
    .map(([rule, , known, text, values]) => ({
      text: fillTemplate(text, values),
      state: known === null ? 'open' : missed.includes(rule) ? 'missed' : 'met',
    }));
}
