import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { OfferFigures as Figures } from '#loan/offer/figures.ts';
import { useWords, type Words } from '#site/words.tsx';
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

/** Returns the band of a share, with the figures of its words filled in: each begins where the one before it ends. */
function bandOf(share: number, bands: Words['results']['bands']) {
  const at = bands.findIndex(({ upTo }) => upTo === null || share <= upTo);
  const { label, tone, hint, upTo, link } = bands[at] ?? bands[2];
  const ends = { from: bands[at - 1]?.upTo ?? 0, upTo: upTo ?? '' };
  return { tone, link, label: fillTemplate(label, ends), hint: fillTemplate(hint, ends) };
}

/** Words on the share of the salary that the first instalment takes; more than is advised is said beside them, and in colour. */
export function Share({ share, children }: { share: number; children: string }) {
  const { label, tone, hint, link } = bandOf(share, useWords().results.bands);
  return (
    <>
      <span className={styles.share} data-tone={tone} title={hint}>
        <Amounts text={children} />
        {tone !== 'neutral' && <span className={hidden.text}> ({label})</span>}
      </span>
      {link && (
        <span>
          {' '}
          <a href={link.href}>{link.label}</a>
        </span>
      )}
    </>
  );
}
