import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';

type PickProps = {
  offer: Pick<Offer, 'id' | 'bank'>;
  isPicked: boolean;
  actions: ResultsState['offerActions'];
};

/** Picks an offer for a comparison. */
export function PickBox({ offer: { id, bank }, isPicked, actions }: PickProps) {
  const { card } = useWords().results;
  return (
    <label className={`${styles.pick} ${common.screenOnly}`}>
      <input
        type="checkbox"
        checked={isPicked}
        aria-label={fillTemplate(card.compareLabel, { bank })}
        onChange={(event) => actions.pick(id, event.target.checked)}
      />
      <span>{card.compare}</span>
    </label>
  );
}
