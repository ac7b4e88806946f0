import { fillTemplate } from '#domain/template.ts';
import type { Catalogue } from '#generated/types.ts';
import { useWords } from '#site/words.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import type { MissingProps } from '#loan/slots.ts';
import { messages } from '#ui/messages.styles.ts';

/** No lender quotes. What would change that is computed, and stands below (`AfterOffers`). */
export function NoOffers() {
  const { empty } = useWords().results;
  const { variant, withoutOffers } = useSimulation().site.leads;
  const isRecorded = variant !== 'none' && withoutOffers === 'record';
  return (
    <div className={styles.empty}>
      <h3 className={styles.title}>{empty.title}</h3>
      <p>{empty.text}</p>
      {isRecorded && <p>{empty.recorded}</p>}
    </div>
  );
}

type ForcedMissingProps = Omit<MissingProps, 'catalogue'> & { catalogue: Catalogue | null };

/** The page's own lender made no offer: says so and, where a feature knows, why. */
export const ForcedMissing = ({ catalogue, ...props }: ForcedMissingProps) => {
  const { forcedMissing } = useWords().results;
  return (
    <div className={`${messages.warn} ${styles.intro}`}>
      <h3>{fillTemplate(forcedMissing.title, { bank: props.lender.name })}</h3>
      {catalogue && <ResultsSlot place="Missing" {...props} catalogue={catalogue} />}
      <p>{forcedMissing.text}</p>
    </div>
  );
};
