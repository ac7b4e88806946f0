import type { ReactNode } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { endsOf } from '#domain/quote/lent-amounts.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { PricedProduct, Product } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit } from '#domain/units.ts';
import { type Asked, requirementsOf } from '#features/offer-detail/requirements.ts';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { conditionText } from '#loan/offer/figures.ts';
import { styles as opened } from '#loan/offer/opened.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { styles } from '#features/offer-detail/offer-detail.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { AskIcon, CheckIcon, CrossIcon } from '#ui/icons.tsx';
import { Links } from '#ui/Links.tsx';

type LimitsProps = {
  offer: Card;
  /** The declared loan that its price came from; undefined when that is not known. */
  row: PricedProduct | undefined;
};

const useApplicant = (): Applicant => applicantOf(useSimulation().form, useWords().simulator);

/** Says how much the lender lends, and the most that it would lend. */
export function Lends({ row }: Pick<LimitsProps, 'row'>) {
  const { offerDetail, simulator } = useWords();
  const { lend } = offerDetail;
  const applicant = useApplicant();
  const most = row && endsOf(row, applicant, boundsOf(simulator)).at(-1);
  const limit = row?.product.maxAmount ?? 0;
  const values = { max: formatPesos(most ?? 0), limit: formatPesos(limit) };
  const known = most !== undefined && most < limit ? lend.most : lend.limit;
  return (
    <section className={styles.answer}>
      <h4>{lend.title}</h4>
      <p>
        <strong>{fillTemplate(lend.asked, { amount: formatPesos(applicant.amount) })}</strong>{' '}
        {row ? fillTemplate(known, values) : lend.unknown}
      </p>
      <p className={opened.soft}>
        {lend.ask} <Links links={lend.links} />
      </p>
    </section>
  );
}

const ICONS = { met: CheckIcon, missed: CrossIcon, open: AskIcon } as const;

/** Returns the known requirements of the offer, and for each whether the visitor meets it. */
function useAsked({ offer, row }: LimitsProps): Asked[] {
  const words = useWords();
  const applicant = useApplicant();
  const condition = conditionText(offer, words.results);
  const items = row ? requirementsOf(row.product, applicant, offer.incomeShare, words) : [];
  if (condition) items.push({ text: condition, state: offer.unmet === null ? 'met' : 'open' });
  return items;
}

/** Says of a declared price that it may be less, or that it comes from the lender's note; '' when neither. */
const ceilingText = (
  { leastCftea, fromNote: isFromNote }: Product,
  { ceiling, fromNote }: Words['offerDetail'],
): string =>
  [
    leastCftea !== undefined && fillTemplate(ceiling, { percent: formatPercent(unit(leastCftea)) }),
    isFromNote && fromNote,
  ]
    .filter(Boolean)
    .join(' ');

function Need({ state, children }: { state: Asked['state']; children: ReactNode }) {
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon />
      <span>{children}</span>
    </li>
  );
}

/**
 * What is asked for: each with a sign, and in words whether the visitor has it. Where the provider does not say which loan
 * the price is of, what to ask the lender follows.
 */
export function Needs({ offer, row }: LimitsProps) {
  const { offerDetail: detail } = useWords();
  const { needs } = detail;
  const items = useAsked({ offer, row });
  const met = items.filter(({ state }) => state === 'met').length;
  const ceiling = row && ceilingText(row.product, detail);
  return (
    <section className={styles.answer}>
      <div className={styles.heading}>
        <h4>{needs.title}</h4>
        {row && (
          <span className={opened.soft}>{fillTemplate(needs.counted, { n: met, of: items.length })}</span>
        )}
      </div>
      <ul className={styles.needs}>
        {items.map(({ text, state }) => (
          <Need key={text} state={state}>
            {text}
            {/* A screen reader hears of each need whether it is met; the count of met needs stands above. */}
            <span className={state === 'met' ? hidden.text : undefined}>: {needs[state]}</span>
          </Need>
        ))}
      </ul>
      {!row && <Questions {...needs} />}
      {ceiling && <p className={opened.soft}>{ceiling}</p>}
    </section>
  );
}

/** Questions for the lender, where its requirements are not known. */
const Questions = ({ unknown, questions }: Words['offerDetail']['needs']) => (
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
