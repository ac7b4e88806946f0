import type { Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { termText } from '#loan/form/loan-text.ts';
import { toggle } from '#loan/results/card-toggle.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { styles as common } from '#loan/results/results.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { ChevronIcon } from '#ui/icons.tsx';

type CardFootProps = {
  offer: Card;
  isOpen: boolean;
  isPicked: boolean;
  actions: ResultsState['offerActions'];
};

/** Opens an offer, tells its longest term and picks it for a comparison. */
export function CardFoot({ offer, isOpen, isPicked, actions }: CardFootProps) {
  const { results, simulator } = useWords();
  const { card } = results;
  const { id, bank, maxTerm } = offer;
  return (
    <div className={styles.foot}>
      <button
        className={`${toggle.button} ${common.screenOnly}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `detalle-${id}` : undefined}
        onClick={() => actions.toggle(id, !isOpen)}
      >
        <span className={toggle.text}>
          {isOpen ? card.hideDetail : card.showDetail}
          <span className={hidden.text}> {fillTemplate(card.detailLabel, { bank })}</span>
        </span>
        <ChevronIcon />
      </button>
      {maxTerm > 0 && (
        <p className={`${styles.maxTerm} ${styles.opened} ${styles.openedOnPhone}`}>
          {card.maxTermLabel}: {termText(maxTerm, simulator)}
        </p>
      )}
      <label className={`${styles.pick} ${common.screenOnly}`}>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={fillTemplate(card.compareLabel, { bank })}
          onChange={(event) => actions.pick(id, event.target.checked)}
        />
        {card.compare}
      </label>
    </div>
  );
}
