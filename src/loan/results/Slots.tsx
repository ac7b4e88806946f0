import type { ReactNode } from 'react';
import type { Card } from '#domain/offers/cards.ts';
import { resultsSlots } from '#generated/results-slots.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type {
  AfterProps,
  ChangeProps,
  DetailProps,
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
