import { useEffect, useRef, useState } from 'react';
import { type Agreement, type Contract, isAboveCeiling, type Review } from '#domain/contract/review.ts';
import { formatDate, formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { Article36, Charges } from '#pages/contract/Checklist.tsx';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Ceilings } from '#pages/contract/useCeilings.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CostBar } from '#ui/CostBar.tsx';
import { Facts } from '#ui/Facts.tsx';
import { notices } from '#ui/notices.styles.ts';
import { ContractSpot } from '#ui/spots.tsx';

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

const TONES = {
  effective: 'good',
  nominal: 'info',
  paperSaysLess: 'warn',
  paperSaysMore: 'info',
  unstated: 'info',
} as const satisfies Record<Agreement, keyof typeof notices>;

/** Percent points above which the digits of a rate mean nothing to a reader. */
const BEYOND_SENSE = 1_000_000;

/** A rate in percent points; one beyond sense as more than a million. */
const rateText = (rate: number, { beyond }: Texts['answer']): string =>
  rate > BEYOND_SENSE
    ? fillTemplate(beyond, { most: formatWholePercent(BEYOND_SENSE) })
    : formatPercent(rate);

/** The contract's cost, whether the paper agrees, what to look for in it, and a note with the questions to ask. */
export function ContractAnswer({ contract, review, entity, isExample, texts, ceilings }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [review]);
  const [charges, setCharges] = useState<readonly string[]>([]);
  const [found, setFound] = useState<readonly string[]>([]);
  const named = texts.charges.kinds.filter(({ name }) => charges.includes(name));
  const missing = found.length > 0 ? texts.article36.items.filter((item) => !found.includes(item)) : [];
  return (
    <section className={styles.answer} aria-labelledby="respuesta">
      <ContractSpot />
      <h2 ref={heading} id="respuesta" tabIndex={-1}>
        {texts.answer.title}
      </h2>
      {isExample && <p className={styles.note}>{texts.example.note}</p>}
      <Cost contract={contract} review={review} texts={texts.answer} />
      <Paper contract={contract} review={review} texts={texts} />
      {entity !== '' && <AgainstCeiling review={review} entity={entity} texts={texts} ceilings={ceilings} />}
      <Charges texts={texts.charges} ticked={charges} onTick={setCharges} named={named} />
      <Article36 texts={texts.article36} found={found} onFind={setFound} missing={missing} />
      <Note
        contract={contract}
        review={review}
        texts={texts}
        questions={[...named.map(({ ask }) => ask), ...missing]}
      />
    </section>
  );
}

type Answered = { contract: Contract; review: Review; texts: Texts };

type PartProps<Part extends keyof Texts> = { contract: Contract; review: Review; texts: Texts[Part] };

function Cost({ contract, review, texts }: PartProps<'answer'>) {
  const { received, receivedOn, payments } = contract;
  const isDated = receivedOn !== null && payments.every(({ day }) => day !== null);
  return (
    <>
      <p className={styles.cost}>
        {review.cost > 0
          ? fillTemplate(texts.cost, { effective: rateText(review.effective, texts) })
          : texts.free}
      </p>
      <CostBar capital={received.value} total={review.paid} text={texts.sum} />
      <p>
        {fillTemplate(texts.perThousand, { amount: formatPesos((review.paid / received.value) * 1000) })}{' '}
        {isDated ? texts.dated : texts.undated}
      </p>
      <Facts
        className={styles.facts}
        facts={[
          [texts.effective, rateText(review.effective, texts)],
          [texts.nominal, rateText(review.nominal, texts)],
          ...partFacts(review, texts),
        ]}
      />
      {review.effective > BEYOND_SENSE && <p className={styles.note}>{texts.beyondMeaning}</p>}
      {review.cost > 0 && !review.parts && <p className={styles.note}>{texts.noParts}</p>}
    </>
  );
}

function partFacts({ parts }: Review, texts: Texts['answer']): [string, string][] {
  if (!parts) return [];
  const { interest, vat, others } = parts;
  return [
    [texts.interest, formatPesos(interest)],
    ...(vat === null ? [] : [[texts.vat, formatPesos(vat)] as [string, string]]),
    [vat === null ? texts.othersWithVat : texts.others, formatPesos(others)],
  ];
}

/** Whether the CFT of the paper agrees with what is paid. */
function Paper({ contract, review, texts: { agreement: texts, answer } }: Answered) {
  const { agreement, effective, nominal } = review;
  const stated = contract.stated.cft;
  const computed = stated?.basis === 'nominal' ? nominal : effective;
  const sentence = fillTemplate(texts[agreement], {
    stated: formatPercent(stated?.value ?? 0),
    computed: rateText(computed, answer),
    effective: rateText(effective, answer),
  });
  return <p className={notices[TONES[agreement]]}>{sentence}</p>;
}

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
    <p className={notices[isAbove ? 'warn' : 'good']}>
      {fillTemplate(isAbove ? texts.above : texts.below, values)}
    </p>
  );
}

type NoteProps = Answered & { questions: readonly string[] };

/** A page for the entity or for consumer protection, with the sum and what to ask about. */
function Note({ contract, review, texts: { note: texts, answer }, questions }: NoteProps) {
  return (
    <div className={styles.paper}>
      <h3>{texts.title}</h3>
      <p>
        {fillTemplate(texts.text, {
          received: formatPesos(contract.received.value),
          paid: formatPesos(review.paid),
          count: contract.payments.length,
          effective: rateText(review.effective, answer),
          nominal: rateText(review.nominal, answer),
        })}
      </p>
      {questions.length > 0 && (
        <>
          <p>{texts.questions}</p>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.where} <a href={texts.withdrawal.href}>{texts.withdrawal.label}</a>
      </p>
      <p className={styles.note}>{texts.method}</p>
      <button className={buttons.secondary} type="button" onClick={() => print()}>
        {texts.print}
      </button>
    </div>
  );
}
