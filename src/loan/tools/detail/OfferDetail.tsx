import { type ReactNode, useMemo } from 'react';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { rowOf } from '#domain/quote/declared-row.ts';
import { market } from '#gateways/data.ts';
import { panelsSlots } from '#generated/panels-slots.ts';
import { codesOf } from '#loan/form/market-lenders.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import type { PanelsSlots } from '#loan/slots.ts';
import { type DetailedOffer, Folds } from '#loan/tools/detail/Folds.tsx';
import { Lends, Needs } from '#loan/tools/detail/Limits.tsx';
import { Next } from '#loan/tools/detail/Next.tsx';
import { Pays } from '#loan/tools/detail/Pays.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';

const SLOTS: readonly PanelsSlots[] = panelsSlots;
const ONWARD = SLOTS.flatMap(({ Onward }) => Onward ?? []);

type OfferDetailProps = DetailedOffer & {
  /** From 1, among the offers of all pages. */
  position: number;
  /** What features let choose of it. */
  choices: ReactNode;
  /** Closes it. */
  close: ReactNode;
};

/** An offer's four answers, and what else can be asked of it. What its lender's figures do not say is not shown at all. */
export function OfferDetail({ choices, close, ...props }: OfferDetailProps) {
  const { offer, figures, position } = props;
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
  return (
    <div className={styles.detail}>
      <div className={styles.answers}>
        <Pays offer={offer} figures={figures} peers={props.peers} />
        <Lends row={row} />
        <Needs offer={offer} row={row} />
        <Next offer={{ ...offer, position }} cost={cost} schedule={schedule} />
      </div>
      <AfterPaint>
        <Folds {...props} row={row} schedule={schedule} />
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
