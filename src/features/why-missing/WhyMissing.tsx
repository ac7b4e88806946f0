import { useMemo } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Changes } from '#domain/quote/advice.ts';
import type { EligibilityFailure } from '#domain/quote/eligibility.ts';
import { fillTemplate } from '#domain/template.ts';
import { explainLender, type LenderFit } from '#features/why-missing/lender-fit.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import whyMissing from '#generated/content/whyMissing.json';
import { codesOf } from '#loan/form/market-lenders.ts';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { MissingProps } from '#loan/slots.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

type MissingTexts = Words['whyMissing'];

/** Returns one missed limit as a sentence for the visitor. `amount` (pesos) is the amount asked for. */
function failureText(
  bank: string,
  amount: number,
  failure: EligibilityFailure,
  texts: MissingTexts['reasons'],
): string {
  switch (failure.rule) {
    case 'amount':
      return amount < failure.min
        ? fillTemplate(texts.amountLow, { bank, min: formatPesos(failure.min) })
        : fillTemplate(texts.amountHigh, { bank, max: formatPesos(failure.max) });
    case 'term':
      return fillTemplate(texts.term, { bank, max: failure.max });
    case 'income':
      return fillTemplate(texts.income, { bank, min: formatPesos(failure.min) });
    case 'seniority':
      return fillTemplate(texts.seniority, { bank, min: failure.min });
    case 'age':
      return fillTemplate(texts.age, { bank, max: failure.max });
    case 'employment':
      return fillTemplate(texts.beneficiary, { bank });
    case 'territory':
      return fillTemplate(texts.territory, { bank });
    case 'incomeShare':
      return fillTemplate(texts.incomeShare, {
        bank,
        share: formatPercent(failure.share),
        max: formatPercent(failure.max),
      });
  }
}

/** Why a lender is missing, one sentence for each limit; empty when its declared limits give no reason. */
export function reasonsMissing(
  bank: string,
  amount: number,
  fit: LenderFit,
  { reasons }: MissingTexts,
): string[] {
  if (fit.fit === 'unknown') return [fillTemplate(reasons.noProduct, { bank })];
  return fit.fit === 'quotes'
    ? []
    : fit.failures.map((failure) => failureText(bank, amount, failure, reasons));
}

type Change = { text: string; change: Partial<LoanForm> };

function singleChanges({ amount, term }: Changes, { nearestAmount, nearestTerm }: MissingTexts): Change[] {
  const changes: Change[] = [];
  if (amount !== null)
    changes.push({ text: fillTemplate(nearestAmount, { amount: formatPesos(amount) }), change: { amount } });
  if (term !== null) changes.push({ text: fillTemplate(nearestTerm, { n: term }), change: { term } });
  return changes;
}

/** 'Con $ 3.900.000 o 36 meses, sí.'; '' when no single change would do. */
export function nearestText(changes: Changes, texts: MissingTexts): string {
  const [first, second] = singleChanges(changes, texts).map(({ text }) => text);
  if (!first) return '';
  const change = second ? fillTemplate(texts.nearestEither, { first, second }) : first;
  return fillTemplate(texts.nearest, { change });
}

/** Which of the lender's declared limits the visitor is outside of, and the nearest change that would do. */
function Why({ lender, catalogue, onAskAgain }: MissingProps) {
  const { simulator, whyMissing: texts } = useWords();
  const { form } = useSimulation();
  const fit = useMemo(() => {
    const codes = codesOf(catalogue, lender.matchKeys);
    return explainLender(indexOf(catalogue), applicantOf(form, simulator), codes, boundsOf(simulator));
  }, [catalogue, form, lender, simulator]);
  const reasons = reasonsMissing(lender.name, form.amount, fit, texts);
  if (reasons.length === 0) return null;
  const changes = fit.fit === 'misses' ? fit.changes : null;
  return (
    <>
      {/* Not for print: an income share reveals the salary. */}
      <p className={styles.screenOnly}>
        <strong>{texts.whyTitle}</strong> {[...reasons, changes ? nearestText(changes, texts) : ''].join(' ')}
      </p>
      {changes && (
        <div className={`${styles.actions} ${styles.screenOnly}`}>
          {singleChanges(changes, texts).map(({ text, change }) => (
            <Button
              key={text}
              look="secondary"
              text={`${texts.tryIt} ${text}`}
              onClick={() => onAskAgain({ ...form, ...change })}
            />
          ))}
        </div>
      )}
    </>
  );
}

export const WhyMissing = withWords(Why, { whyMissing });
