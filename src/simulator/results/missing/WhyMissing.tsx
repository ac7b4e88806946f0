import { useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { explainLender } from '#domain/quote/advice.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import type { Catalogue } from '#generated/types.ts';
import { applicantOf, BOUNDS, marketIndex } from '#simulator/quoting.ts';
import { codesOf } from '#simulator/market-lenders.ts';
import { nearestText, reasonsMissing } from '#simulator/results/missing/why-missing.ts';
import { styles } from '#simulator/results/results.styles.ts';
import type { SimulatorLender } from '#simulator/simulator-props.ts';
import { Button } from '#ui/Button.tsx';

const { forcedMissing } = results;
export type WhyMissingProps = {
  lender: SimulatorLender;
  form: LoanForm;
  catalogue: Catalogue;
  onAskAgain: (form: LoanForm) => void;
};

/** Which of the lender's declared limits the visitor is outside of, and the nearest change that would do. */
export function WhyMissing({ lender, form, catalogue, onAskAgain }: WhyMissingProps) {
  const fit = useMemo(
    () =>
      explainLender(
        marketIndex(catalogue),
        applicantOf(form, simulator),
        codesOf(catalogue, lender.matchKeys),
        BOUNDS,
      ),
    [catalogue, form, lender],
  );
  const reasons = reasonsMissing(lender.name, form.amount, fit);
  if (reasons.length === 0) return null;
  const changes = fit.fit === 'misses' ? fit.changes : null;
  return (
    <>
      {/* Not for print: an income share tells the salary. */}
      <p className={styles.screenOnly}>
        <strong>{forcedMissing.whyTitle}</strong> {reasons.join(' ')} {changes && nearestText(changes)}
      </p>
      {changes && (
        <div className={`${styles.actions} ${styles.screenOnly}`}>
          {changes.amount !== null && (
            <TryButton
              text={fillTemplate(forcedMissing.nearestAmount, { amount: formatPesos(changes.amount) })}
              onClick={() => onAskAgain({ ...form, amount: changes.amount ?? form.amount })}
            />
          )}
          {changes.term !== null && (
            <TryButton
              text={fillTemplate(forcedMissing.nearestTerm, { n: changes.term })}
              onClick={() => onAskAgain({ ...form, term: changes.term ?? form.term })}
            />
          )}
        </div>
      )}
    </>
  );
}

type TryButtonProps = { text: string; onClick: () => void };

const TryButton = ({ text, onClick }: TryButtonProps) => (
  <Button look="secondary" text={`${forcedMissing.tryIt}: ${text}`} onClick={onClick} />
);
