import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { OfferFigures as Figures } from '#loan/offer/figures.ts';
import { bandOf, Share } from '#loan/offer/Share.tsx';
import { useWords } from '#site/words.tsx';
import { Amounts } from '#ui/Amounts.tsx';
import { hidden } from '#ui/hidden.styles.ts';

export type FiguresProps = { offer: Offer; figures: Figures };

type CardFiguresProps = FiguresProps & {
  /** The list is ordered by the part of the salary that an instalment takes. */
  isByShare: boolean;
  isLead: boolean;
};

/**
 * Shows an offer's CFT, nominal and effective, and its first instalment with the part of the salary that it takes: always
 * where the list is ordered by it, of the offer that leads where it is more than is advised. Where nothing draws it,
 * what is given back follows.
 */
export function OfferFigures({
  offer,
  figures: { cost, cftEffective },
  isByShare,
  isLead,
}: CardFiguresProps) {
  const { card, bands } = useWords().results;
  const { tone } = bandOf(offer.incomeShare, bands);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{card.cft}</dt>
        <dd>
          <Amounts text={formatPercent(offer.cft)} />
        </dd>
        <dd>
          <Amounts text={fillTemplate(card.cftEffective, { percent: formatPercent(cftEffective) })} />
        </dd>
      </div>
      <div>
        <dt>{card.firstInstalment}</dt>
        <dd>
          <Amounts text={formatPesos(offer.firstInstalment)} />
        </dd>
        {(isByShare || (isLead && tone !== 'neutral')) && (
          <dd className={common.screenOnly}>
            <Share share={offer.incomeShare}>
              {fillTemplate(card.share, { percent: formatPercent(offer.incomeShare) })}
            </Share>
          </dd>
        )}
        {!isLead && cost && (
          <dd>
            {card.payBack}
            <span className={hidden.text}> ({card.estimated})</span>{' '}
            <Amounts text={formatPesos(cost.total)} />
          </dd>
        )}
      </div>
    </dl>
  );
}
