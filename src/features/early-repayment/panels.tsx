import { EarlyRepaymentPlanner } from '#features/early-repayment/EarlyRepaymentPlanner.tsx';
import earlyRepayment from '#generated/content/earlyRepayment.json';
import type { OpenedOffer, PanelsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Fold } from '#ui/panels/Fold.tsx';

/** A loan of one instalment has nothing to pay off early. */
const EarlyRepayment = ({ folds, ...opened }: OpenedOffer) => {
  const { title } = useWords().earlyRepayment;
  if (opened.schedule.length < 2) return null;
  return (
    <Fold name={folds} title={title}>
      <EarlyRepaymentPlanner {...opened} />
    </Fold>
  );
};

export const slots: PanelsSlots = { Fold: withWords(EarlyRepayment, { earlyRepayment }) };
