import { useEffect, useRef, useState } from 'react';
import { type Agreement, type Contract, isAboveCeiling, type Review } from '#domain/contract/review.ts';
import { formatDate, formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Ceilings } from '#pages/contract/useCeilings.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { Facts } from '#ui/Facts.tsx';
import { notices } from '#ui/notices.styles.ts';

type Texts = Omit<ContractReviewConfig, 'seo'>;

type AnswerProps = {
  contract: Contract;
  review: Review;
  /** Legal name of the chosen entity; empty for none. */
  entity: string;
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

/** Percent points above which a rate tells nothing by its digits. */
const BEYOND_SENSE = 1_000_000;

/** A rate in percent points; one beyond sense as more than a million. */
const rateText = (rate: number, { beyond }: Texts['answer']): string =>
  rate > BEYOND_SENSE
    ? fillTemplate(beyond, { most: formatWholePercent(BEYOND_SENSE) })
    : formatPercent(rate);

/** The contract's cost, whether the paper agrees, the sentences it should hold, and a note to take along. */
export function ContractAnswer({ contract, review, entity, texts, ceilings }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [review]);
  return (
    <section className={styles.answer} aria-labelledby="respuesta">
      <h2 ref={heading} id="respuesta" tabIndex={-1}>
        {texts.answer.title}
      </h2>
      <Cost contract={contract} review={review} texts={texts.answer} />
      <Paper contract={contract} review={review} texts={texts} />
      {entity !== '' && <AgainstCeiling review={review} entity={entity} texts={texts} ceilings={ceilings} />}
      <Article36 texts={texts.article36} />
      <Note contract={contract} review={review} texts={texts} />
    </section>
  );
}

type Answered = { contract: Contract; review: Review; texts: Texts };

type Told<Part extends keyof Texts> = { contract: Contract; review: Review; texts: Texts[Part] };

function Cost({ contract, review, texts }: Told<'answer'>) {
  const { received, receivedOn, payments } = contract;
  const isDated = receivedOn !== null && payments.every(({ day }) => day !== null);
  const sum = {
    effective: rateText(review.effective, texts),
    received: formatPesos(received.value),
    paid: formatPesos(review.paid),
    cost: formatPesos(review.cost),
  };
  return (
    <>
      <p className={styles.cost}>{review.cost > 0 ? fillTemplate(texts.cost, sum) : texts.free}</p>
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

/** The list of what the law wants in writing; what is left unticked is what to ask for. */
function Article36({ texts }: { texts: Texts['article36'] }) {
  const [found, setFound] = useState<readonly string[]>([]);
  const missing = texts.items.filter((item) => !found.includes(item));
  const toggle = (item: string, isFound: boolean) =>
    setFound(isFound ? [...found, item] : found.filter((one) => one !== item));
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.legend}>{texts.title}</legend>
      <div className={styles.part}>
        <p>{texts.intro}</p>
        <ul>
          {texts.items.map((item) => (
            <li key={item}>
              <label>
                <input
                  type="checkbox"
                  checked={found.includes(item)}
                  onChange={({ target }) => toggle(item, target.checked)}
                />
                <span>{item}</span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status">
          {found.length > 0 && (
            <span>
              {missing.length === 0
                ? texts.allFound
                : fillTemplate(texts.missing, { items: missing.map((item) => `«${item}»`).join(', ') })}
            </span>
          )}
        </p>
        <p className={styles.note}>{texts.source}</p>
      </div>
    </fieldset>
  );
}

/** A page for the entity or for consumer protection, with the sum. */
function Note({ contract, review, texts: { note: texts, answer } }: Answered) {
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
      <p>{texts.where}</p>
      <p className={styles.note}>{texts.method}</p>
      <button className={buttons.secondary} type="button" onClick={() => print()}>
        {texts.print}
      </button>
    </div>
  );
}
