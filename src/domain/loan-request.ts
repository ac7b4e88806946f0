import type { SimulatorConfig } from '#generated/types.ts';

/** Step 1 as the visitor filled it in. Codes are '' and the age is null while nothing was chosen. */
export type LoanForm = {
  employment: string;
  /** Months. */
  term: number;
  /** Whole pesos. */
  amount: number;
  /** Whole pesos a month; 0 while empty. */
  netSalary: number;
  seniority: string;
  /** Years. */
  age: number | null;
  province: string;
};

/** The codes a form may hold, with the labels that are shown and sent. */
export type LoanOptions = Pick<SimulatorConfig, 'employment' | 'seniority' | 'provinces'>;

/** The form a visitor finds on the first visit. */
export const emptyLoanForm = ({ amount, term }: Pick<LoanForm, 'amount' | 'term'>): LoanForm => ({
  employment: '',
  term,
  amount,
  netSalary: 0,
  seniority: '',
  age: null,
  province: '',
});

/** Label of a code; '' for a code that is not among the options. */
export const labelOf = (options: readonly { code: string; label: string }[], code: string): string =>
  options.find((option) => option.code === code)?.label ?? '';

/** Months of seniority that a code stands for; 0 for an unknown one. */
export const seniorityMonths = ({ seniority }: Pick<LoanOptions, 'seniority'>, code: string): number =>
  seniority.find((option) => option.code === code)?.months ?? 0;
