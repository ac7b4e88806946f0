import { useMemo } from 'react';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { rowOf } from '#domain/quote/declared-row.ts';
import { market } from '#gateways/data.ts';
import { codesOf } from '#loan/form/market-lenders.ts';
import { styles } from '#features/offer-detail/offer-detail.styles.ts';
import type { DetailProps, PanelsSlots } from '#loan/slots.ts';
import { Lends, Needs } from '#features/offer-detail/Limits.tsx';
import { Next } from '#features/offer-detail/Next.tsx';
import { Pays } from '#features/offer-detail/Pays.tsx';
import { ScheduleFold } from '#features/offer-detail/Schedule.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';

type OfferDetailProps = DetailProps & { slots: readonly PanelsSlots[] };

/** An offer's four answers, and what else can be asked of it. What its lender's figures do not say is not shown at all. */
export function OfferDetail({ slots, offer, figures, peers, position, choices, close }: OfferDetailProps) {
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
  const opened = cost && schedule && { offer, folds: `oferta-${offer.id}`, cost, schedule, row };
  return (
    <div className={styles.detail}>
      <div className={styles.answers}>
        <Pays offer={offer} figures={figures} peers={peers} />
        <Lends row={row} />
        <Needs offer={offer} row={row} />
        <Next offer={{ ...offer, position }} opened={opened} slots={slots} />
      </div>
      <AfterPaint>
        {opened && (
          <>
            <ScheduleFold {...opened} />
            {slots.map(({ Fold }, at) => Fold && <Fold key={at} {...opened} />)}
          </>
        )}
        {slots.map(({ Onward }, at) => Onward && <Onward key={at} offer={offer} />)}
      </AfterPaint>
      <div className={styles.end}>
        {choices}
        {close}
      </div>
    </div>
  );
}
