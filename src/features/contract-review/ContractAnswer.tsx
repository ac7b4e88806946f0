import { type Contract, isAboveCeiling, type Review } from '#features/contract-review/review.ts';
import { formatDate, formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { ContentParts } from '#generated/kinds.ts';
import type { Declared, declaredOf } from '#features/contract-review/useDeclared.ts';
import { Button } from '#ui/Button.tsx';
import { CostBar } from '#ui/CostBar.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Links } from '#ui/Links.tsx';
import { Answer, Now } from '#ui/tool/Answer.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

type Texts = Omit<ContentParts['contractReview'], 'seo'>;

/** A contract with its cost; `entity` is the legal name that was chosen, empty for none. */
export type Reviewed = { contract: Contract; review: Review; entity: string };

type Market = ReturnType<typeof declaredOf> | null;

/** Percent points above which the digits of a rate mean nothing to a reader. */
const BEYOND_SENSE = 1_000_000;

/** A rate in percent points; one beyond sense as more than a million. */
const rateText = (rate: number, { beyond }: Texts['answer']): string =>
  rate > BEYOND_SENSE
    ? fillTemplate(beyond, { most: formatWholePercent(BEYOND_SENSE) })
    : formatPercent(rate);

/** Good is what costs less than the middle of the market: never what is merely inside its lender's ceiling. */
const TONES = {
  aboveCeiling: 'bad',
  twiceTheMiddle: 'bad',
  aboveMiddle: 'warn',
  belowMiddle: 'good',
  noMiddle: 'info',
} as const;

/** How dear a contract is: above its entity's ceiling, or beside the middle of the market. */
export function findingOf(review: Review, ceiling: Declared | undefined, market: Market): keyof typeof TONES {
  if (ceiling && isAboveCeiling(review, ceiling.ceiling)) return 'aboveCeiling';
  if (!market || !Number.isFinite(market.middle)) return 'noMiddle';
  if (review.effective > 2 * market.middle) return 'twiceTheMiddle';
  return review.effective > market.middle ? 'aboveMiddle' : 'belowMiddle';
}

type AnswerProps = { reviewed: Reviewed; isExample: boolean; texts: Texts; declared: Market };

/** The contract's cost, how dear that is, and a sheet with the questions to ask. */
export function ContractAnswer({ reviewed, isExample, texts, declared }: AnswerProps) {
  const { contract, review, entity } = reviewed;
  const { answer } = texts;
  const ceiling = declared?.byEntity.get(entity);
  const finding = findingOf(review, ceiling, declared);
  const effective = rateText(review.effective, answer);
  const received = contract.received.value;
  const middle = declared && formatPercent(declared.middle);
  return (
    <Answer
      tone={TONES[finding]}
      verdict={review.cost > 0 ? fillTemplate(answer.cost, { effective }) : answer.free}
      because={
        <>
          {isExample && <p>{texts.example.note}</p>}
          {middle && finding in texts.market && (
            <p>{fillTemplate(texts.market[finding as keyof Texts['market']], { middle })}</p>
          )}
          {entity !== '' && <p>{ceilingText(reviewed, ceiling, texts)}</p>}
        </>
      }
    >
      <CostBar capital={received} total={review.paid} text={answer.sum} />
      <p>
        {fillTemplate(answer.perThousand, { amount: formatPesos((review.paid / received) * 1000) })}{' '}
        {answer.undated}
      </p>
      <Facts
        className={styles.facts}
        facts={[
          [answer.effective, effective],
          [answer.nominal, rateText(review.nominal, answer)],
          ...(middle ? [[answer.middle, middle] as const] : []),
        ]}
      />
      {review.effective > BEYOND_SENSE && <p className={styles.aside}>{answer.beyondMeaning}</p>}
      <Now title={answer.now}>
        <QuestionSheet reviewed={reviewed} texts={texts} />
        <Button look="primary" text={texts.note.print} onClick={() => print()} />
      </Now>
    </Answer>
  );
}

/** Whether the chosen entity declared as much; being inside its ceiling makes nothing cheap. */
function ceilingText(
  { review, entity }: Reviewed,
  ceiling: Declared | undefined,
  { ceiling: texts, answer }: Texts,
): string {
  if (!ceiling) return texts.unavailable;
  return fillTemplate(isAboveCeiling(review, ceiling.ceiling) ? texts.above : texts.below, {
    bank: entity,
    ceiling: formatPercent(ceiling.ceiling),
    date: formatDate(ceiling.reported),
    computed: rateText(review.effective, answer),
  });
}

type QuestionSheetProps = { reviewed: Reviewed; texts: Texts };

/** A page for the entity or for consumer protection, with the sum and what to ask about. */
const QuestionSheet = ({
  reviewed: { contract, review },
  texts: { note: texts, answer },
}: QuestionSheetProps) => (
  <div className={styles.paper} data-sheet="">
    <h4>{texts.title}</h4>
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
    <p className={styles.aside}>{texts.method}</p>
  </div>
);
