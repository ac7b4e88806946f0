import { useMemo } from 'react';
import type { Card } from '#domain/offers/cards.ts';
import { market } from '#gateways/data.ts';
import { knownLenders } from '#loan/form/market-lenders.ts';
import type { OfferFigures } from '#loan/results/figures.ts';
import { OfferKit } from '#loan/tools/OfferKit.tsx';
import { OtherInstalments } from '#loan/tools/OtherInstalments.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { EarlyRepaymentPlanner } from '#loan/tools/detail/EarlyRepaymentPlanner.tsx';
import { MarketPosition } from '#loan/tools/detail/MarketPosition.tsx';
import { Rates } from '#loan/tools/detail/Rates.tsx';
import { Schedule } from '#loan/tools/detail/Schedule.tsx';
import { useLoaded } from '#loan/useLoaded.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';

export type OfferDetailProps = {
  offer: Card;
  figures: OfferFigures;
  peers: readonly Card[];
  earlyRepaymentAfter: number | undefined;
  onEarlyRepaymentMoved: (after: number) => void;
};

/** Everything behind one offer. What its lender's figures do not tell is not shown at all. */
export function OfferDetail(props: OfferDetailProps) {
  const { offer, figures, peers } = props;
  const { cost, cftEffective } = figures;
  const catalogue = useLoaded(market);
  const known = catalogue ? knownLenders(catalogue).get(offer.matchKey) : undefined;
  const schedule = useMemo(() => cost?.schedule() ?? null, [cost]);
  const fees = known?.products.map(({ prepaymentFee }) => prepaymentFee);
  return (
    <div className={styles.detail}>
      <Rates offer={offer} figures={figures} products={known?.products ?? []} />
      <OtherInstalments offer={offer} />
      {schedule && <Schedule offer={offer} schedule={schedule} />}
      <AfterPaint>
        <div className={styles.pair}>
          {schedule && (
            <EarlyRepaymentPlanner
              schedule={schedule}
              declaredFee={fees ? Math.max(...fees) : null}
              after={props.earlyRepaymentAfter}
              onMove={props.onEarlyRepaymentMoved}
            />
          )}
          <MarketPosition
            offer={offer}
            cftEffective={cftEffective}
            received={peers}
            catalogue={catalogue}
            known={known}
          />
        </div>
        {cost && schedule && <OfferKit offer={offer} cost={cost} schedule={schedule} />}
      </AfterPaint>
    </div>
  );
}
