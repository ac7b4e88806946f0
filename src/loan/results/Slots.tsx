import type { ComponentType, ReactNode } from 'react';
import { resultsSlots } from '#generated/results-slots.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { ChoiceProps, Known, ResultsSlots } from '#loan/slots.ts';

const SLOTS: readonly ResultsSlots[] = resultsSlots;

const partsOf = <Part,>(partOf: (slots: ResultsSlots) => Part | undefined): readonly Part[] =>
  SLOTS.map(partOf).filter((part) => part !== undefined);

/** Draws what features add in one place. */
const place = <Props extends object>(partOf: (slots: ResultsSlots) => ComponentType<Props> | undefined) => {
  const parts = partsOf(partOf);
  return (props: Props): ReactNode => parts.map((Part, at) => <Part key={at} {...props} />);
};

/** Draws what features add around something. */
const around = <Props extends { children: ReactNode }>(
  partOf: (slots: ResultsSlots) => ComponentType<Props> | undefined,
) => {
  const parts = partsOf(partOf);
  return (props: Props): ReactNode =>
    parts.reduceRight<ReactNode>((inner, Part) => <Part {...props}>{inner}</Part>, props.children);
};

export const AroundList = around(({ Around }) => Around);
export const Counted = around(({ Counted: Part }) => Part);
export const CostPart = around(({ Cost }) => Cost);
export const LoanChange = around(({ Change }) => Change);
export const NarrowParts = place(({ Narrow }) => Narrow);
export const AnswerParts = place(({ Answer }) => Answer);
export const QuestionParts = place(({ Question }) => Question);
export const MetParts = place(({ Met }) => Met);
export const ExplainedFigures = place(({ Explained }) => Explained);
export const OwnParts = place(({ Own }) => Own);
export const MissingParts = place(({ Missing }) => Missing);
export const MoreParts = place(({ More }) => More);
export const AfterParts = place(({ After }) => After);
export const SentParts = place(({ Sent }) => Sent);
export const OfferDetail = place(({ Detail }) => Detail);

/** Whether something is there to be shown of an offer that is opened. */
export const HAS_DETAIL = partsOf(({ Detail }) => Detail).length > 0;

const ChoiceParts = place(({ Choice }) => Choice);
const HAS_CHOICE = partsOf(({ Choice }) => Choice).length > 0;

/** What features let choose of an offer. */
export const Choices = (props: ChoiceProps) =>
  HAS_CHOICE && (
    <div className={`${styles.choices} ${common.screenOnly}`}>
      <ChoiceParts {...props} />
    </div>
  );

/** What is known of the visitor when the results open. */
export const knownAtStart = (storageKey: string): Known | null =>
  partsOf(({ known }) => known)
    .map((known) => known(storageKey))
    .find(Boolean) ?? null;
