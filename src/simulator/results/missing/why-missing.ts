import { formatPercent, formatPesos } from '#domain/format.ts';
import type { EligibilityFailure } from '#domain/quote/eligibility.ts';
import type { Changes, LenderFit } from '#domain/quote/advice.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';

const { reasons, nearest, nearestAmount, nearestTerm, nearestEither } = results.forcedMissing;

/** One limit that was missed, in the visitor's words. `amount` is what was asked for. */
function failureText(bank: string, amount: number, failure: EligibilityFailure): string {
  switch (failure.rule) {
    case 'amount':
      return amount < failure.min
        ? fillTemplate(reasons.amountLow, { bank, min: formatPesos(failure.min) })
        : fillTemplate(reasons.amountHigh, { bank, max: formatPesos(failure.max) });
    case 'term':
      return fillTemplate(reasons.term, { bank, max: failure.max });
    case 'income':
      return fillTemplate(reasons.income, { bank, min: formatPesos(failure.min) });
    case 'seniority':
      return fillTemplate(reasons.seniority, { bank, min: failure.min });
    case 'age':
      return fillTemplate(reasons.age, { bank, max: failure.max });
    case 'employment':
      return fillTemplate(reasons.beneficiary, { bank });
    case 'territory':
      return fillTemplate(reasons.territory, { bank });
    case 'incomeShare':
      return fillTemplate(reasons.incomeShare, {
        bank,
        share: formatPercent(failure.share),
        max: formatPercent(failure.max),
      });
  }
}

/** Why a lender is missing, one sentence for each limit; empty when its declared limits do not tell. */
export function reasonsMissing(bank: string, amount: number, fit: LenderFit): string[] {
  if (fit.fit === 'unknown') return [fillTemplate(reasons.noProduct, { bank })];
  return fit.fit === 'quotes' ? [] : fit.failures.map((failure) => failureText(bank, amount, failure));
}

/** 'Con $ 3.900.000 o 36 meses, sí.'; null when no single change would do. */
export function nearestText({ amount, term }: Changes): string | null {
  const options = [
    amount === null ? null : fillTemplate(nearestAmount, { amount: formatPesos(amount) }),
    term === null ? null : fillTemplate(nearestTerm, { n: term }),
  ].filter((option) => option !== null);
  const [first, second] = options;
  if (first === undefined) return null;
  return fillTemplate(nearest, { change: second ? fillTemplate(nearestEither, { first, second }) : first });
}
