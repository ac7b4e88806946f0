import type { LoanForm } from '#domain/loan-request.ts';

/** The content of a shared link: the loan, never the person, and neither salary nor age. */
export type SharedLoan = Pick<LoanForm, 'amount' | 'term'>;

const SHARED = /^#?s=(\d{1,12})-(\d{1,4})$/;

/** `#s=5000000-30`: a fragment, because browsers send fragments to no server. */
export const shareFragment = ({ amount, term }: SharedLoan): string => `#s=${amount}-${term}`;

/** The loan in a fragment; null for any other fragment. The figures are not validated here. Never throws. */
export function sharedLoan(fragment: string): SharedLoan | null {
  const match = SHARED.exec(fragment);
  return match && { amount: Number(match[1]), term: Number(match[2]) };
}
