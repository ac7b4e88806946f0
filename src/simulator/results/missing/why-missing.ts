import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Misfit } from '#domain/quote/eligibility.ts';
import type { Changes, LenderFit } from '#domain/quote/explain.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';

const { reasons, nearest, nearestAmount, nearestTerm, nearestEither } = results.forcedMissing;

/** One limit that was missed, in the visitor's words. `amount` is what was asked for. */
function misfitText(bank: string, amount: number, misfit: Misfit): string {
  switch (misfit.rule) {
    case 'amount':
      return amount < misfit.min
        ? fillTemplate(reasons.amountLow, { bank, min: formatPesos(misfit.min) })
        : fillTemplate(reasons.amountHigh, { bank, max: formatPesos(misfit.max) });
    case 'term':
      return fillTemplate(reasons.term, { bank, max: misfit.max });
    case 'income':
      return fillTemplate(reasons.income, { bank, min: formatPesos(misfit.min) });
    case 'seniority':
      return fillTemplate(reasons.seniority, { bank, min: misfit.min });
    case 'age':
      return fillTemplate(reasons.age, { bank, max: misfit.max });
    case 'employment':
      return fillTemplate(reasons.beneficiary, { bank });
    case 'territory':
      return fillTemplate(reasons.territory, { bank });
    case 'incomeShare':
      return fillTemplate(reasons.incomeShare, {
        bank,
        share: formatPercent(misfit.share),
        max: formatPercent(misfit.max),
      });
  }
}

/** Why a lender is missing, one sentence for each limit; empty when its declared limits do not tell. */
export function reasonsMissing(bank: string, amount: number, fit: LenderFit): string[] {
  if (fit.fit === 'unknown') return [fillTemplate(reasons.noProduct, { bank })];
  return fit.fit === 'quotes' ? [] : fit.misfits.map((misfit) => misfitText(bank, amount, misfit));
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
