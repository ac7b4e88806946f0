import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { deferred } from '#simulator/results/deferred.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import type { WhyMissingProps } from '#simulator/results/missing/WhyMissing.tsx';
import { notices } from '#ui/notices.styles.ts';
import type { Catalogue } from '#generated/types.ts';

const { forcedMissing } = results;

/** Quoting code, fetched only when the page's lender is not among the offers. */
const WhyMissing = deferred(
  async () => (await import('#simulator/results/missing/WhyMissing.tsx')).WhyMissing,
);

type ForcedMissingProps = Omit<WhyMissingProps, 'catalogue'> & { catalogue: Catalogue | null };

/** The page's own lender made no offer: says so and, where its declared limits are known, why. */
export function ForcedMissing({ catalogue, ...props }: ForcedMissingProps) {
  return (
    <div className={`${notices.warn} ${styles.intro}`}>
      <h3>{fillTemplate(forcedMissing.title, { bank: props.lender.name })}</h3>
      <p>{forcedMissing.text}</p>
      {catalogue && <WhyMissing {...props} catalogue={catalogue} />}
    </div>
  );
}
