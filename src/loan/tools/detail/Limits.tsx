import type { ReactNode } from 'react';
import { formatPesos, formatWholePercent } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { endsOf } from '#domain/quote/advice.ts';
import { type Applicant, type Requirement, requirementsOf } from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { termText } from '#loan/form/loan-text.ts';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { conditionText } from '#loan/offer/figures.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { ceilingText } from '#loan/tools/detail/ceiling-text.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { AskIcon, CheckIcon, CrossIcon } from '#ui/icons.tsx';
import { Links } from '#ui/Links.tsx';

type LimitsProps = {
  offer: Card;
  /** The loans that the offer's lender declared. */
  priced: readonly PricedProduct[];
};

/** The declared loan that an offer is of; undefined when the provider does not say, or says what nobody declared. */
const productOf = (offer: Card, priced: readonly PricedProduct[]): PricedProduct | undefined =>
  priced.find(({ product, condition }) => product.product === offer.product && condition === offer.condition);

const useApplicant = (): Applicant => applicantOf(useSimulation().form, useWords().simulator);

/** Says how much the lender lends, and the most that it would lend. */
export function Lends({ offer, priced }: LimitsProps) {
  const { panels, simulator } = useWords();
  const { lend } = panels.detail;
  const applicant = useApplicant();
  const found = productOf(offer, priced);
  const most = found && endsOf(found, applicant, boundsOf(simulator)).at(-1);
  const limit = found?.product.maxAmount ?? 0;
  const values = { max: formatPesos(most ?? 0), limit: formatPesos(limit) };
  const known = most !== undefined && most < limit ? lend.most : lend.limit;
  return (
    <section className={styles.answer}>
      <h4>{lend.title}</h4>
      <p>
        <strong>{fillTemplate(lend.asked, { amount: formatPesos(applicant.amount) })}</strong>{' '}
        {found ? fillTemplate(known, values) : lend.unknown}
      </p>
      <p className={styles.soft}>
        {lend.ask} <Links links={lend.links} />
      </p>
    </section>
  );
}

const MARKS = { met: CheckIcon, missed: CrossIcon, open: AskIcon } as const;
type Asked = { text: string; state: keyof typeof MARKS };

function requirementText(
  { rule, figure }: Requirement,
  needs: Words['panels']['detail']['needs'],
  simulator: Words['simulator'],
): string {
  switch (rule) {
    case 'income':
      return fillTemplate(needs.income, { min: formatPesos(Number(figure)) });
    case 'seniority':
      return fillTemplate(needs.seniority, { n: figure });
    case 'age':
      return fillTemplate(needs.age, { max: figure });
    case 'incomeShare':
      return fillTemplate(needs.share, { percent: formatWholePercent(Number(figure)) });
    case 'term':
      return fillTemplate(needs.term, { term: termText(Number(figure), simulator) });
    case 'territory': {
      const province = simulator.provinces.find(({ code }) => code === figure)?.label ?? figure;
      return fillTemplate(needs.territory, { province });
    }
  }
}

/** Returns the known requirements of the offer, and for each whether the visitor meets it. */
function useAsked({ offer, priced }: LimitsProps): { items: Asked[]; isWhole: boolean } {
  const { panels, simulator, results } = useWords();
  const applicant = useApplicant();
  const found = productOf(offer, priced);
  const condition = conditionText(offer, results);
  const items: Asked[] = found
    ? requirementsOf(found.product, applicant, offer.incomeShare).map((one) => ({
        text: requirementText(one, panels.detail.needs, simulator),
        state: one.isMet === null ? 'open' : one.isMet ? 'met' : 'missed',
      }))
    : [];
  if (condition) items.push({ text: condition, state: offer.unmet === null ? 'met' : 'open' });
  return { items, isWhole: found !== undefined };
}

function Need({ state, children }: { state: Asked['state']; children: ReactNode }) {
  const Mark = MARKS[state];
  return (
    <li data-state={state}>
      <Mark />
      <span>{children}</span>
    </li>
  );
}

/**
 * What is asked for: each with a sign, and in words whether the visitor has it. Where the provider does not say which loan
 * the price is of, what to ask the lender follows.
 */
export function Needs({ offer, priced }: LimitsProps) {
  const { detail } = useWords().panels;
  const { needs } = detail;
  const { items, isWhole } = useAsked({ offer, priced });
  const met = items.filter(({ state }) => state === 'met').length;
  const declared = priced.map(({ product }) => product);
  const ceiling = ceilingText(declared, offer.product, detail);
  return (
    <section className={styles.answer}>
      <div className={styles.heading}>
        <h4>{needs.title}</h4>
        {isWhole && (
          <span className={styles.soft}>{fillTemplate(needs.counted, { n: met, of: items.length })}</span>
        )}
      </div>
      <ul className={styles.needs}>
        {items.map(({ text, state }) => (
          <Need key={text} state={state}>
            {text}
            {/* Those that are met are counted above; a screen reader hears it of each. */}
            <span className={state === 'met' ? hidden.text : undefined}>: {needs[state]}</span>
          </Need>
        ))}
      </ul>
      {!isWhole && <Questions {...needs} />}
      {ceiling && <p className={styles.soft}>{ceiling}</p>}
    </section>
  );
}

/** Questions for the lender, where its requirements are not known. */
const Questions = ({ unknown, questions }: Words['panels']['detail']['needs']) => (
  <>
    <p>{unknown}</p>
    <ul className={styles.needs}>
      {questions.map((question) => (
        <Need key={question} state="open">
          {question}
        </Need>
      ))}
    </ul>
  </>
);
