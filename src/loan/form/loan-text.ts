import { formatPesos, formatTerm } from '#domain/format.ts';
import { pluralize } from '#domain/template.ts';
import type { Words } from '#site/words.tsx';

/** `30` → `2 años y 6 meses`, in the words of the config. */
export const termText = (months: number, { texts }: Words['simulator']): string =>
  formatTerm(months, texts.termValue);

/** `30` → `30 meses`. */
export const monthsText = (months: number, { texts: { termValue } }: Words['simulator']): string =>
  pluralize({ one: termValue.month, other: termValue.months }, months).replace(' ', '\u00A0');

/** Amount and term of a loan, for the gaps of a text. */
export const loanTexts = (
  { amount, term }: { amount: number; term: number },
  simulator: Words['simulator'],
) => ({
  amount: formatPesos(amount),
  term: termText(term, simulator),
});
