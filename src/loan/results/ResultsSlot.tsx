import { resultsSlots } from '#generated/results-slots.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { ChoiceProps, Known, ResultsSlots } from '#loan/slots.ts';
import { slotOf } from '#site/slot.tsx';

const SLOTS: readonly ResultsSlots[] = resultsSlots;

/** What features draw in a place of the results. */
export const ResultsSlot = slotOf(SLOTS);

/** Whether something is there to be shown of an offer that is opened. */
export const HAS_DETAIL = SLOTS.some(({ Detail }) => Detail);

const HAS_CHOICE = SLOTS.some(({ Choice }) => Choice);

/** What features let choose of an offer. */
export const Choices = (props: ChoiceProps) =>
  HAS_CHOICE && (
    <div className={`${styles.choices} ${common.screenOnly}`}>
      <ResultsSlot place="Choice" {...props} />
    </div>
  );

/** What is known of the visitor when the results open. */
export const knownAtStart = (storageKey: string): Known | null =>
  SLOTS.map(({ known }) => known?.(storageKey)).find(Boolean) ?? null;
