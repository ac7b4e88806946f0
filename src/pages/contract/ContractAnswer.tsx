import { useEffect, useRef } from 'react';
import { type Contract, isAboveCeiling, type Review } from '#domain/contract-review.ts';
import { formatDate, formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Ceilings } from '#pages/contract/useCeilings.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CostBar } from '#ui/CostBar.tsx';
import { Facts } from '#ui/Facts.tsx';
import { notices } from '#ui/notices.styles.ts';
import { ContractSpot } from '#ui/spots.tsx';
import { Links } from '#ui/Links.tsx';

type Texts = Omit<ContractReviewConfig, 'seo'>;

type AnswerProps = {
  contract: Contract;
  review: Review;
  /** Legal name of the chosen entity; empty for none. */
  entity: string;
  /** The figures are made up. */
  isExample: boolean;
  texts: Texts;
  ceilings: Ceilings;
};

/** Percent points above which the digits of a rate mean nothing to a reader. */
const BEYOND_SENSE = 1_000_000;

/** A rate in percent points; one beyond sense as more than a million. */
const rateText = (rate: number, { beyond }: Texts['answer']): string =>
  rate > BEYOND_SENSE
    ? fillTemplate(beyond, { most: formatWholePercent(BEYOND_SENSE) })
    : formatPercent(rate);

/** The contract's cost, beside what its entity declared, and a note with the questions to ask. */
export function ContractAnswer({ contract, review, entity, isExample, texts, ceilings }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [review]);
  return (
    <section className={styles.answer} aria-labelledby="respuesta">
      <ContractSpot />
      <h2 ref={heading} id="respuesta" tabIndex={-1}>
        {texts.answer.title}
      </h2>
      {isExample && <p className={styles.note}>{texts.example.note}</p>}
      <Cost received={contract.received.value} review={review} texts={texts.answer} />
      {entity !== '' && <AgainstCeiling review={review} entity={entity} texts={texts} ceilings={ceilings} />}
      <Note contract={contract} review={review} texts={texts} />
    </section>
  );
}

type CostProps = { received: number; review: Review; texts: Texts['answer'] };

const Cost = ({ received, review, texts }: CostProps) => (
  <>
    <p className={styles.cost}>
      {review.cost > 0
        ? fillTemplate(texts.cost, { effective: rateText(review.effective, texts) })
        : texts.free}
    </p>
    <CostBar capital={received} total={review.paid} text={texts.sum} />
    <p>
      {fillTemplate(texts.perThousand, { amount: formatPesos((review.paid / received) * 1000) })}{' '}
      {texts.undated}
    </p>
    <Facts
      className={styles.facts}
      facts={[
        [texts.effective, rateText(review.effective, texts)],
        [texts.nominal, rateText(review.nominal, texts)],
      ]}
    />
    {review.effective > BEYOND_SENSE && <p className={styles.note}>{texts.beyondMeaning}</p>}
  </>
);

type CeilingProps = { review: Review; entity: string; texts: Texts; ceilings: Ceilings };

function AgainstCeiling({ review, entity, texts: { ceiling: texts, answer }, ceilings }: CeilingProps) {
  const ceiling = ceilings.of(entity);
  if (!ceiling) return <p className={styles.note}>{texts.unavailable}</p>;
  const isAbove = isAboveCeiling(review, ceiling.cftea);
  const values = {
    bank: entity,
    ceiling: formatPercent(ceiling.cftea),
    date: formatDate(ceiling.reported),
    computed: rateText(review.effective, answer),
  };
  return (
    <p className={notices[isAbove ? 'warn' : 'info']}>
      {fillTemplate(isAbove ? texts.above : texts.below, values)}
    </p>
  );
}

type NoteProps = Pick<AnswerProps, 'contract' | 'review' | 'texts'>;

/** A page for the entity or for consumer protection, with the sum and what to ask about. */
const Note = ({ contract, review, texts: { note: texts, answer } }: NoteProps) => (
  <div className={styles.paper}>
    <h3>{texts.title}</h3>
    <p>
      {fillTemplate(texts.text, {
        received: formatPesos(contract.received.value),
        paid: formatPesos(review.paid),
        count: contract.count,
        effective: rateText(review.effective, answer),
        nominal: rateText(review.nominal, answer),
      })}
    </p>
    <ol>
      {texts.questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p>
      {texts.where} <Links links={texts.links} />
    </p>
    <p className={styles.note}>{texts.method}</p>
    <button className={buttons.secondary} type="button" onClick={() => print()}>
      {texts.print}
    </button>
  </div>
);
