import { useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { changesForMore, failuresByRule } from '#domain/quote/advice.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import type { Catalogue } from '#generated/types.ts';
import { styles as own } from '#features/why-few/why-few.styles.ts';
import whyFewWords from '#generated/content/whyFew.json';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

/**
 * Returns the number of lenders shown, the number that each limit rules out, and the change with which `wanted` of them
 * lend.
 */
function whyFew(catalogue: Catalogue, form: LoanForm, wanted: number, simulator: Words['simulator']) {
  const index = indexOf(catalogue);
  const applicant = applicantOf(form, simulator);
  return {
    entities: index.codes.size,
    failures: failuresByRule(index, applicant, index.codes),
    changes: changesForMore(index, applicant, boundsOf(simulator), wanted),
  };
}

type WhyFewProps = {
  /** Offers there are. */
  count: number;
  /** Offers that are enough. */
  wanted: number;
  catalogue: Catalogue;
  onAskAgain: (form: LoanForm) => void;
};

/** The smallest change that brings enough entities in, and behind it which limits rule how many out. */
export const WhyFew = withWords(
  function WhyFew({ count, wanted, catalogue, onAskAgain }: WhyFewProps) {
    const { whyFew: texts, simulator } = useWords();
    const { form } = useSimulation();
    const { entities, failures, changes } = useMemo(
      () => whyFew(catalogue, form, wanted, simulator),
      [catalogue, form, wanted, simulator],
    );
    const { amount, term } = changes;
    const tries: [text: string, changed: LoanForm][] = [];
    if (amount !== null)
      tries.push([fillTemplate(texts.amount, { amount: formatPesos(amount) }), { ...form, amount }]);
    if (term !== null) tries.push([fillTemplate(texts.term, { months: term }), { ...form, term }]);
    return (
      <section className={`${own.advice} ${styles.screenOnly}`}>
        <p>{fillTemplate(tries.length > 0 ? texts.change : texts.none, { n: wanted })}</p>
        {tries.length > 0 && (
          <div className={styles.actions}>
            {tries.map(([change, changed], at) => (
              <Button
                key={change}
                look={count === 0 && at === 0 ? 'primary' : 'secondary'}
                text={fillTemplate(texts.try, { change })}
                onClick={() => onAskAgain(changed)}
              />
            ))}
          </div>
        )}
        <details>
          <summary className={own.why}>{count === 0 ? texts.title : texts.titleFew}</summary>
          <p>{fillTemplate(texts.intro, { n: entities })}</p>
          <ul>
            {failures.map(([rule, n]) => (
              <li key={rule}>{pluralize(texts.rules[rule], n)}</li>
            ))}
          </ul>
        </details>
      </section>
    );
  },
  { whyFew: whyFewWords },
);
