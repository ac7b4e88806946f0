import { fillTemplate } from '#domain/template.ts';
import type { Catalogue } from '#generated/types.ts';
import { useWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { PartFailed } from '#loan/offer/PartFailed.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { WhyMissingProps } from '#loan/results/WhyMissing.tsx';
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

/** Quoting code, fetched only when the page's lender is not among the offers. */
const WhyMissing = deferred(() => import('#loan/results/WhyMissing.tsx'), 'WhyMissing', PartFailed);

type ForcedMissingProps = Omit<WhyMissingProps, 'catalogue'> & { catalogue: Catalogue | null };

/** The page's own lender made no offer: says so and, where its declared limits are known, why. */
export const ForcedMissing = ({ catalogue, ...props }: ForcedMissingProps) => {
  const { forcedMissing } = useWords().results;
  return (
    <div className={`${messages.warn} ${styles.intro}`}>
      <h3>{fillTemplate(forcedMissing.title, { bank: props.lender.name })}</h3>
      {catalogue && <WhyMissing {...props} catalogue={catalogue} />}
      <p>{forcedMissing.text}</p>
    </div>
  );
};
