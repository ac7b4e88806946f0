import { type LoanForm, type LoanOptions, seniorityMonths } from '#domain/loan-request.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Bounds } from '#domain/quote/lent-amounts.ts';
import { unit } from '#domain/units.ts';
import type { SimulatorConfig } from '#generated/types.ts';

/** Returns the limits of amount and term in the form. */
export const boundsOf = ({ limits, sliders }: SimulatorConfig): Bounds => ({
  amount: { ...limits.amount, step: sliders.amount.step },
  term: limits.term,
});

type Rules = Pick<SimulatorConfig, 'limits' | 'means'> & Pick<LoanOptions, 'seniority'>;

/** A figure the visitor has not finished writing is as good as none. */
const within = (value: number | null, { min, max }: { min: number; max: number }): number | null =>
  value !== null && value >= min && value <= max ? value : null;

/** The form as quotes are asked for; what was not chosen yet rules nothing out. */
export function applicantOf(form: LoanForm, { limits, means, seniority }: Rules): Applicant {
  const netSalary = within(form.netSalary, limits.salary);
  return {
    amount: unit(form.amount),
    term: unit(form.term),
    netSalary: netSalary === null ? null : unit(netSalary),
    maxIncomeShare: unit(means.upTo),
    seniorityMonths: form.seniority === '' ? null : unit(seniorityMonths({ seniority }, form.seniority)),
    age: within(form.age, limits.age),
    employment: form.employment || null,
    province: form.province || null,
  };
}
