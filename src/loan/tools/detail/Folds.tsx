import { type ReactNode, useRef, useState } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import type { OfferFigures } from '#loan/offer/figures.ts';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { EarlyRepaymentPlanner } from '#loan/tools/detail/EarlyRepaymentPlanner.tsx';
import { Schedule } from '#loan/tools/detail/Schedule.tsx';
import { useWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { ChevronIcon } from '#ui/icons.tsx';

const LateInstalment = deferred(
  () => import('#loan/tools/LateInstalment.tsx'),
  'LateInstalment',
  PressFailed,
);

/** An offer with what is known of it. */
export type DetailedOffer = {
  offer: Card;
  figures: OfferFigures;
  peers: readonly Card[];
  earlyRepaymentAfter: number | undefined;
  onEarlyRepaymentMoved: (after: number) => void;
};

type FoldsProps = DetailedOffer & {
  /** The declared loan that its price came from; undefined when that is not known. */
  row: PricedProduct | undefined;
  schedule: Instalment[] | null;
};

/** Draws the folds below an offer's four answers: one open at a time, each with its answer on its bar. */
export function Folds(props: FoldsProps) {
  const { offer, figures, row, schedule } = props;
  const { panels } = useWords();
  const { folds, kit } = panels.detail;
  const { cost } = figures;
  const declaredFee = row?.product.prepaymentFee ?? null;
  const name = `oferta-${offer.id}`;
  return (
    <div className={styles.folds}>
      {cost && schedule && (
        <>
          <Fold
            name={name}
            title={panels.schedule.title}
            answer={
              offer.firstInstalment - cost.last < 1
                ? ''
                : fillTemplate(folds.falls, { amount: formatPesos(cost.last) })
            }
          >
            <Schedule offer={offer} cost={cost} schedule={schedule} />
          </Fold>
          {schedule.length > 1 && (
            <Fold name={name} title={panels.repayment.title}>
              <EarlyRepaymentPlanner
                schedule={schedule}
                declaredFee={declaredFee}
                after={props.earlyRepaymentAfter}
                onMove={props.onEarlyRepaymentMoved}
              />
            </Fold>
          )}
          <Fold name={name} title={kit.late}>
            <LateInstalment cost={cost} schedule={schedule} />
          </Fold>
        </>
      )}
    </div>
  );
}

type FoldProps = { name: string; title: string; answer?: string; children: ReactNode };

/** Its content exists once it was opened; what could not be fetched is asked for again the next time. */
function Fold({ name, title, answer = '', children }: FoldProps) {
  const [openings, setOpenings] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const unfold = () => {
    if (openings === 0 || content.current?.querySelector('[data-failed]')) setOpenings(openings + 1);
  };
  return (
    <details className={styles.fold} name={name} onToggle={unfold}>
      <summary>
        <h4>{title}</h4>
        <span className={styles.soft}>{answer}</span>
        <ChevronIcon />
      </summary>
      {openings > 0 && (
        <div key={openings} ref={content} className={styles.part}>
          {children}
        </div>
      )}
    </details>
  );
}
