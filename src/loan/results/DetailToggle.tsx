import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { ChevronIcon } from '#ui/icons.tsx';

type DetailToggleProps = {
  offer: Pick<Offer, 'id' | 'bank'>;
  isOpen: boolean;
  actions: ResultsState['offerActions'];
  /** Whether this button stands at the end of the opened offer: it moves the focus back to the offer's name. */
  isAtEnd?: boolean;
};

/** Opens and closes an offer. */
export function DetailToggle({ offer: { id, bank }, isOpen, actions, isAtEnd = false }: DetailToggleProps) {
  const { card } = useWords().results;
  return (
    <button
      className={`${styles.toggle} ${common.screenOnly}`}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `detalle-${id}` : undefined}
      onClick={() => {
        actions.toggle(id, !isOpen);
        if (isAtEnd) document.getElementById(`nombre-${id}`)?.focus();
      }}
    >
      <span>
        {isOpen ? card.hideDetail : card.showDetail}
        <span className={hidden.text}> {fillTemplate(card.detailLabel, { bank })}</span>
      </span>
      <ChevronIcon />
    </button>
  );
}
