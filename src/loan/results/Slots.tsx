import type { ReactNode } from 'react';
import type { Card } from '#domain/offers/cards.ts';
import { resultsSlots } from '#generated/results-slots.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type {
  AfterProps,
  ChangeProps,
  DetailProps,
  Known,
  KnownProps,
  MetProps,
  MoreProps,
  NarrowProps,
  ResultsSlots,
  SentProps,
  TermsProps,
} from '#loan/slots.ts';

const SLOTS: readonly ResultsSlots[] = resultsSlots;
const AROUND = SLOTS.flatMap(({ Around }) => Around ?? []);
const CHANGES = SLOTS.flatMap(({ Change }) => Change ?? []);
const NARROW = SLOTS.flatMap(({ Narrow }) => Narrow ?? []);
const KNOWN = SLOTS.flatMap(({ known }) => known ?? []);
const ANSWERS = SLOTS.flatMap(({ Answer }) => Answer ?? []);
const QUESTIONS = SLOTS.flatMap(({ Question }) => Question ?? []);
const MET = SLOTS.flatMap(({ Met }) => Met ?? []);
const EXPLAINED = SLOTS.flatMap(({ Explained }) => Explained ?? []);
const DETAILS = SLOTS.flatMap(({ Detail }) => Detail ?? []);
const MORE = SLOTS.flatMap(({ More }) => More ?? []);
const AFTER = SLOTS.flatMap(({ After }) => After ?? []);
const SENT = SLOTS.flatMap(({ Sent }) => Sent ?? []);
const CHOICES = SLOTS.flatMap(({ Choice }) => Choice ?? []);

type AroundProps = { offers: readonly Card[]; say: (text: string) => void; children: ReactNode };

/** The list with what features keep around it. */
export const AroundList = ({ offers, say, children }: AroundProps): ReactNode =>
  AROUND.reduceRight<ReactNode>(
    (inner, Around) => (
      <Around offers={offers} say={say}>
        {inner}
      </Around>
    ),
    children,
  );

/** The end of the row of the loan, with what changes the loan. */
export const LoanChange = ({ children, ...props }: ChangeProps): ReactNode =>
  CHANGES.reduceRight<ReactNode>((inner, Change) => <Change {...props}>{inner}</Change>, children);

/** What narrows the list down. */
export const NarrowParts = (props: NarrowProps) => NARROW.map((Narrow, at) => <Narrow key={at} {...props} />);

/** What is known of the visitor when the results open. */
export const knownAtStart = (storageKey: string): Known | null =>
  KNOWN.map((known) => known(storageKey)).find(Boolean) ?? null;

/** What counts of what the visitor told. */
export const AnswerParts = (props: KnownProps) => ANSWERS.map((Answer, at) => <Answer key={at} {...props} />);

/** What is asked of the visitor. */
export const QuestionParts = (props: KnownProps) =>
  QUESTIONS.map((Question, at) => <Question key={at} {...props} />);

/** What says that the visitor meets a condition. */
export const MetParts = (props: MetProps) => MET.map((Met, at) => <Met key={at} {...props} />);

/** What features let choose of an offer. */
export const Choices = ({ offer }: { offer: Card }) =>
  CHOICES.length > 0 && (
    <div className={`${styles.choices} ${common.screenOnly}`}>
      {CHOICES.map((Choice, at) => (
        <Choice key={at} offer={offer} />
      ))}
    </div>
  );

/** What figures mean, where they stand. */
export const ExplainedFigures = (props: TermsProps) =>
  EXPLAINED.map((Explained, at) => <Explained key={at} {...props} />);

/** What else can be done with the whole list. */
export const MoreParts = (props: MoreProps) => MORE.map((More, at) => <More key={at} {...props} />);

/** Whether something is there to be shown of an offer that is opened. */
export const HAS_DETAIL = DETAILS.length > 0;

/** What an opened offer shows. */
export const OfferDetail = (props: DetailProps) =>
  DETAILS.map((Detail, at) => <Detail key={at} {...props} />);

/** What follows the list. */
export const AfterParts = (props: AfterProps) => AFTER.map((After, at) => <After key={at} {...props} />);

/** What concerns the lead that was recorded. */
export const SentParts = (props: SentProps) => SENT.map((Sent, at) => <Sent key={at} {...props} />);
