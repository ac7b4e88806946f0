import { useState } from 'react';
import type { Offer } from '#domain/offers/offer.ts';
import { results } from '#generated/results.ts';
import type { Catalogue } from '#generated/types.ts';
import type { WhyFewProps } from '#simulator/kit/missing/WhyFew.tsx';
import type { SaveOutcomeProps } from '#simulator/kit/saved/SaveOutcome.tsx';
import { deferred } from '#simulator/results/deferred.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import { Button } from '#ui/Button.tsx';

const { after, bands } = results;

const SaveOutcome = deferred(async () => (await import('#simulator/kit/saved/SaveOutcome.tsx')).SaveOutcome);
const WhyFew = deferred(async () => (await import('#simulator/kit/missing/WhyFew.tsx')).WhyFew);
const Refused = deferred(async () => (await import('#simulator/kit/missing/Refused.tsx')).Refused);

type AfterOffersProps = Omit<WhyFewProps, 'catalogue' | 'count'> & {
  offers: readonly Offer[];
  catalogue: Catalogue | null;
};

/**
 * What follows the offers: keeping them on the device and, where nobody or hardly anybody lends what was asked for,
 * why, what would change it and where to turn. Each is fetched when it is there to be shown.
 */
export function AfterOffers({ offers, catalogue, ...props }: AfterOffersProps) {
  const risky = bands[1].upTo ?? Infinity;
  const isBeyondMeans = offers.every(({ incomeShare }) => incomeShare > risky);
  return (
    <>
      {catalogue && offers.length < after.fewOffers && (
        <WhyFew {...props} count={offers.length} catalogue={catalogue} />
      )}
      {isBeyondMeans && <Refused province={props.form.province} />}
      <SaveTool form={props.form} offers={offers} />
    </>
  );
}

/** Keeps this simulation on the device when asked to. */
function SaveTool(props: SaveOutcomeProps) {
  const [asked, setAsked] = useState<SaveOutcomeProps | null>(null);
  return (
    <div className={`${styles.more} ${styles.screenOnly}`}>
      <Button look="secondary" text={after.save} onClick={() => setAsked(props)} />
      <output>{asked && <SaveOutcome {...asked} />}</output>
    </div>
  );
}
