import { formatPesos, formatWholePercent } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { endsOf } from '#domain/quote/advice.ts';
import { type Applicant, type Requirement, requirementsOf } from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { termText } from '#loan/form/loan-text.ts';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { conditionText } from '#loan/results/figures.ts';
import { useSimulation } from '#loan/results/simulation.ts';
import { ceilingText } from '#loan/tools/detail/ceiling-text.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { AskIcon, CheckIcon, CrossIcon } from '#ui/icons.tsx';

type LimitsProps = {
  offer: Card;
  /** What the offer's lender declared. */
  priced: readonly PricedProduct[];
};

/** The declared loan that an offer is of; undefined when the provider does not say, or says what nobody declared. */
const productOf = (offer: Card, priced: readonly PricedProduct[]): PricedProduct | undefined =>
  priced.find(({ product, condition }) => product.product === offer.product && condition === offer.condition);

const useApplicant = (): Applicant => applicantOf(useSimulation().form, useWords().simulator);

/** How much of it is lent, and up to where the lender would go. */
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
        {lend.ask} <a href={lend.review.href}>{lend.review.label}</a>
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

/** What is asked for: each with a sign and in words whether the visitor has it. */
export function Needs({ offer, priced }: LimitsProps) {
  const { panels, simulator, results } = useWords();
  const { detail } = panels;
  const { needs } = detail;
  const applicant = useApplicant();
  const found = productOf(offer, priced);
  const condition = conditionText(offer, results);
  const items: Asked[] = found
    ? requirementsOf(found.product, applicant, offer.incomeShare).map((one) => ({
        text: requirementText(one, needs, simulator),
        state: one.isMet === null ? 'open' : one.isMet ? 'met' : 'missed',
      }))
    : [];
  if (condition) items.push({ text: condition, state: offer.unmet === null ? 'met' : 'open' });
  const ceiling = ceilingText(
    priced.map(({ product }) => product),
    offer.product,
    detail,
  );
  return (
    <section className={styles.answer}>
      <h4>{needs.title}</h4>
      <ul className={styles.needs}>
        {items.map(({ text, state }) => {
          const Mark = MARKS[state];
          return (
            <li key={text} data-state={state}>
              <Mark />
              <span>
                {text}: {needs[state]}
              </span>
            </li>
          );
        })}
      </ul>
      {!found && <p>{needs.unknown}</p>}
      {ceiling && <p className={styles.soft}>{ceiling}</p>}
    </section>
  );
}
