import { useMemo } from 'react';
import { formatPercent } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { histogram } from '#domain/quote/market.ts';
import { pluralize } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import type { Catalogue } from '#generated/types.ts';
import type { KnownLender } from '#simulator/market-lenders.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import {
  declaredText,
  marketText,
  standingOf,
  standingText,
} from '#simulator/results/detail/market-position.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { Histogram } from '#ui/charts/Histogram.tsx';
import { Facts } from '#ui/Facts.tsx';

const { market: texts } = panels;

const BINS = 24;

type MarketPositionProps = {
  offer: Card;
  cftEffective: number;
  /** All offers that were received and may be shown, this one among them. */
  received: readonly Card[];
  catalogue: Catalogue | null;
  /** What the dated catalogue knows of the offer's lender. */
  known: KnownLender | undefined;
};

/** The offer against others of its kind, and against the ceiling its lender declared for it. */
export function MarketPosition({ offer, cftEffective, received, catalogue, known }: MarketPositionProps) {
  const { form } = useSimulation();
  const market = useMemo(() => catalogue && marketText(offer, form, catalogue), [offer, form, catalogue]);
  const standing = useMemo(() => standingOf(offer, received), [offer, received]);
  const bins = useMemo(
    () =>
      histogram(
        standing.peers.map(({ cft }) => cft),
        BINS,
      ),
    [standing],
  );
  const text = standingText(standing);
  const declared = known ? declaredText(offer, cftEffective, known) : '';
  const label = pluralize(texts.chartLabel, standing.peers.length, {
    bank: offer.bank,
    percent: formatPercent(offer.cft),
  });
  return (
    <section className={styles.part}>
      <h4>{texts.title}</h4>
      {text && <p className={styles.result}>{text}</p>}
      <Histogram bins={bins} label={label} format={formatPercent} marks={[offer.cft]} />
      <Facts
        className={styles.facts}
        facts={[
          [texts.cheaperOffers, standing.cheaper],
          [texts.thisOffer, formatPercent(offer.cft)],
          [texts.dearerOffers, standing.dearer],
        ]}
      />
      {market && <p>{market}</p>}
      {declared && <p>{declared}</p>}
    </section>
  );
}
