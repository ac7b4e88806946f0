import { type ReactNode, useMemo } from 'react';
import type { Card } from '#domain/offers/cards.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { rowOf } from '#domain/quote/declared-row.ts';
import { market } from '#gateways/data.ts';
import { panelsSlots } from '#generated/panels-slots.ts';
import { codesOf } from '#loan/form/market-lenders.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import type { PanelsSlots } from '#loan/slots.ts';
import type { OfferFigures } from '#loan/offer/figures.ts';
import { Lends, Needs } from '#loan/tools/detail/Limits.tsx';
import { Next } from '#loan/tools/detail/Next.tsx';
import { Pays } from '#loan/tools/detail/Pays.tsx';
import { ScheduleFold } from '#loan/tools/detail/Schedule.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';

const SLOTS: readonly PanelsSlots[] = panelsSlots;
const FOLDS = SLOTS.flatMap(({ Fold }) => Fold ?? []);
const ONWARD = SLOTS.flatMap(({ Onward }) => Onward ?? []);

type OfferDetailProps = {
  offer: Card;
  figures: OfferFigures;
  /** All offers that may be shown, for what compares one with them. */
  peers: readonly Card[];
  /** From 1, among the offers of all pages. */
  position: number;
  /** What features let choose of it. */
  choices: ReactNode;
  /** Closes it. */
  close: ReactNode;
};

/** An offer's four answers, and what else can be asked of it. What its lender's figures do not say is not shown at all. */
export function OfferDetail({ offer, figures, peers, position, choices, close }: OfferDetailProps) {
  const { cost } = figures;
  const catalogue = useLoaded(market);
  const schedule = useMemo(() => cost?.schedule() ?? null, [cost]);
  const row = useMemo(
    () =>
      catalogue
        ? rowOf(offer, codesOf(catalogue, [offer.matchKey]).flatMap(indexOf(catalogue).productsOf))
        : undefined,
    [catalogue, offer],
  );
  const folded = cost && schedule && { name: `oferta-${offer.id}`, cost, schedule, row };
  return (
    <div className={styles.detail}>
      <div className={styles.answers}>
        <Pays offer={offer} figures={figures} peers={peers} />
        <Lends row={row} />
        <Needs offer={offer} row={row} />
        <Next offer={{ ...offer, position }} cost={cost} schedule={schedule} />
      </div>
      <AfterPaint>
        {folded && (
          <div className={styles.folds}>
            <ScheduleFold bank={offer.bank} {...folded} />
            {FOLDS.map((Fold, at) => (
              <Fold key={at} {...folded} />
            ))}
          </div>
        )}
        {ONWARD.map((Onward, at) => (
          <Onward key={at} offer={offer} />
        ))}
      </AfterPaint>
      <div className={styles.end}>
        {choices}
        {close}
      </div>
    </div>
  );
}
