import { useMemo } from 'react';
import { formatPercent } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { pluralize } from '#domain/template.ts';
import type { Catalogue } from '#generated/types.ts';
import type { KnownLender } from '#loan/form/market-lenders.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { declaredText, marketText, standingOf, standingText } from '#loan/tools/detail/market-texts.ts';
import { useWords } from '#site/words.tsx';
import { Histogram } from '#ui/charts/Histogram.tsx';
import { Facts } from '#ui/Facts.tsx';

type MarketPositionProps = {
  offer: Card;
  cftEffective: number;
  /** All offers that were received and may be shown, this one among them. */
  received: readonly Card[];
  catalogue: Catalogue | null;
  /** Products of the offer's lender in the dated catalogue. */
  known: KnownLender | undefined;
};

/** The offer against others of its kind, and against the ceiling its lender declared for it. */
export function MarketPosition({ offer, cftEffective, received, catalogue, known }: MarketPositionProps) {
  const words = useWords();
  const { market: texts } = words.panels;
  const { form } = useSimulation();
  const market = useMemo(
    () => catalogue && marketText(offer, form, catalogue, words),
    [offer, form, catalogue, words],
  );
  const standing = useMemo(() => standingOf(offer, received, texts), [offer, received, texts]);
  const text = standingText(standing, texts);
  const declared = known ? declaredText(offer, cftEffective, known, texts) : '';
  const percent = formatPercent(offer.cft);
  const label = pluralize(texts.chartLabel, standing.count, { bank: offer.bank, percent });
  return (
    <>
      {text && <p className={styles.result}>{text}</p>}
      <Histogram bins={standing.bins} label={label} format={formatPercent} marks={[offer.cft]} />
      <Facts
        className={styles.facts}
        facts={[
          [texts.cheaperOffers, standing.cheaper],
          [texts.thisOffer, percent],
          [texts.dearerOffers, standing.dearer],
        ]}
      />
      {market && <p>{market}</p>}
      {declared && <p>{declared}</p>}
    </>
  );
}
