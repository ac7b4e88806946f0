import { useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import { type Card, isTakeable } from '#domain/offers/cards.ts';
import { reachesTerm } from '#domain/offers/offer.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import cheaperOffer from '#generated/content/cheaperOffer.json';
import { card as styles } from '#loan/results/card.styles.ts';
import { type AskedLoan, figuresOf } from '#loan/offer/figures.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { OwnProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';

/**
 * Offers with a lower CFT that the visitor can take: how many, the lowest of them that costs less in all, and how much
 * less; null without any. `byCft` is in the order of CFT, so that few totals are worked out.
 */
function cheaperThan(own: Card, byCft: readonly Card[], loan: AskedLoan) {
  const total = (card: Card): number => figuresOf(card, loan).cost?.total ?? Infinity;
  const cheaper = byCft.filter(
    (card) => isTakeable(card) && reachesTerm(card, loan.term) && card.cft < own.cft,
  );
  const mine = total(own);
  for (const card of cheaper) {
    const saves = mine - total(card);
    if (saves > 0 && saves < Infinity) return { card, saves, count: cheaper.length };
  }
  return null;
}

/** Why this card comes first, and what the cheapest one would save. */
function CheaperOffer({ own, peers, onShow }: OwnProps) {
  const { cheaperOffer: texts } = useWords();
  const { amount, term } = useSimulation().form;
  const cheaper = useMemo(() => cheaperThan(own, peers, { amount, term }), [own, peers, amount, term]);
  return (
    <p className={styles.message}>
      <span>{texts.first} </span>
      {cheaper && (
        <>
          <span>{pluralize(texts.cheaper, cheaper.count, { amount: formatPesos(cheaper.saves) })} </span>
          <button
            className={`${buttons.quiet} ${common.screenOnly}`}
            type="button"
            onClick={() => onShow(cheaper.card.id)}
          >
            {fillTemplate(texts.show, { bank: cheaper.card.bank })}
          </button>
        </>
      )}
    </p>
  );
}

export const slots: ResultsSlots = { Own: withWords(CheaperOffer, { cheaperOffer }) };
