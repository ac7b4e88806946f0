import type { ReactNode } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { OfferFigures as Figures } from '#loan/offer/figures.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, type Words } from '#site/words.tsx';
import { CostBar } from '#ui/CostBar.tsx';
import { hidden } from '#ui/hidden.styles.ts';

export type FiguresProps = { offer: Offer; figures: Figures };

/**
 * Shows an offer's CFT, its first instalment, where the list is ordered by it the part of the salary that it takes and,
 * where nothing draws it, what is given back.
 */
export function OfferFigures({
  offer,
  figures: { cost, cftEffective },
  isByShare,
}: FiguresProps & { isByShare: boolean }) {
  const { card } = useWords().results;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{card.cft}</dt>
        <dd>{formatPercent(offer.cft)}</dd>
        <dd className={styles.effective}>
          {fillTemplate(card.cftEffective, { percent: formatPercent(cftEffective) })}
        </dd>
      </div>
      <div>
        <dt>{card.firstInstalment}</dt>
        <dd>{formatPesos(offer.firstInstalment)}</dd>
      </div>
      {isByShare && (
        <div className={styles.byShare}>
          <dt>{card.incomeShareLabel}</dt>
          <dd>{formatPercent(offer.incomeShare)}</dd>
        </div>
      )}
      {cost && (
        <div className={styles.payBack}>
          <dt>
            {card.payBack}
            <span className={hidden.text}> ({card.estimated})</span>
          </dt>
          <dd>{formatPesos(cost.total)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Draws what an offer costs, and says when its instalment takes more of the salary than is advised. */
export function CardCost({ offer, figures: { cost } }: FiguresProps) {
  const { card, bands } = useWords().results;
  const { amount } = useSimulation().form;
  const { tone } = bandOf(offer.incomeShare, bands);
  return (
    <>
      {cost && <CostBar capital={amount} total={cost.total} text={card.cost} estimated={card.estimated} />}
      {tone !== 'neutral' && (
        <p>
          <span className={hidden.text}>{card.incomeShareLabel}: </span>
          <Share share={offer.incomeShare} />
        </p>
      )}
    </>
  );
}

/** Returns the band of a share, with the figures of its words filled in: each begins where the one before it ends. */
function bandOf(share: number, bands: Words['results']['bands']) {
  const at = bands.findIndex(({ upTo }) => upTo === null || share <= upTo);
  const { label, tone, hint, upTo, link } = bands[at] ?? bands[2];
  const ends = { from: bands[at - 1]?.upTo ?? 0, upTo: upTo ?? '' };
  return { tone, link, label: fillTemplate(label, ends), hint: fillTemplate(hint, ends) };
}

/** Words on the share of the salary that the first instalment takes: those of its band, unless others say it; colour warns. */
export function Share({ share, children }: { share: number; children?: ReactNode }) {
  const { label, tone, hint, link } = bandOf(share, useWords().results.bands);
  return (
    <>
      <span
        className={tone === 'neutral' && children ? undefined : styles.share}
        data-tone={tone}
        title={hint}
      >
        {children ?? label}
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
