import type { Applicant } from '#domain/quote/eligibility.ts';
import { unit } from '#domain/units.ts';
import type { Content } from '#site/content.ts';

/** What is said of an applicant before anybody has filled in a form. */
type Start = Partial<Record<'employment' | 'province', string>> & { amount?: number; term?: number };

/** The applicant of whom so much is known; what is not said rules nothing out. */
export const applicantFor = (
  start: Start,
  { defaults, means }: Pick<Content['simulator'], 'defaults' | 'means'>,
): Applicant => ({
  amount: unit(start.amount ?? defaults.amount),
  term: unit(start.term ?? defaults.term),
  netSalary: null,
  maxIncomeShare: unit(means.upTo),
  seniorityMonths: null,
  age: null,
  employment: start.employment ?? null,
  province: start.province ?? null,
});
