import { formatPesos, formatTerm } from '#domain/format.ts';
import { simulator } from '#generated/simulator.ts';

/** `30` → `2 años y 6 meses`, in the words of the config. */
export const termText = (months: number): string => formatTerm(months, simulator.texts.termValue);

/** Amount and term of a loan, for the gaps of a text. */
export const loanTexts = ({ amount, term }: { amount: number; term: number }) => ({
  amount: formatPesos(amount),
  term: termText(term),
});
