import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import type { OfferFigures as Figures } from '#loan/results/figures.ts';
import { styles as shares } from '#loan/results/income-share.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';

export type FiguresProps = { offer: Offer; figures: Figures };

/** Signs of a CFT below 1,000 %. */
const USUAL_LENGTH = '999,99 %'.length;

/** Shows the cost of an offer: the CFT, the instalments, their total and their share of the salary. */
export function OfferFigures({ offer, figures: { cost, cftEffective } }: FiguresProps) {
  const { results } = useWords();
  const { card } = results;
  const cft = formatPercent(offer.cft);
  return (
    <dl className={styles.figures}>
      <div className={styles.cft}>
        <dt>
          {card.cft} <span className={styles.long}>{card.cftNominal}</span>
        </dt>
        <dd className={styles.largest} data-long={cft.length > USUAL_LENGTH ? '' : undefined}>
          {cft}
        </dd>
        <dd className={`${styles.sub} ${styles.openedBelowDesktop}`}>
          {fillTemplate(card.cftEffective, { percent: formatPercent(cftEffective) })}
        </dd>
      </div>
      <div className={styles.amount}>
        <Term text={card.firstInstalment} short={card.firstInstalmentShort} />
        <dd className={styles.figure}>{formatPesos(offer.firstInstalment)}</dd>
        {cost && (
          <dd className={`${styles.course} ${styles.openedBelowDesktop}`}>
            {instalmentsText(offer.firstInstalment, cost.last, results)} ({card.estimated})
          </dd>
        )}
      </div>
      {cost && (
        <div className={styles.amount}>
          <Term text={card.total} short={card.totalShort} />
          <dd className={styles.figure}>{formatPesos(cost.total)}</dd>
          <dd className={`${styles.sub} ${styles.openedBelowDesktop} ${styles.openedOnPhone}`}>
            {fillTemplate(card.perHundredThousand, { amount: formatPesos(cost.perHundredThousand) })}
          </dd>
        </div>
      )}
      <IncomeShare share={offer.incomeShare} />
    </dl>
  );
}

const Term = ({ text, short }: { text: string; short: string }) => (
  <dt>
    <span className={styles.long}>{text}</span>
    <span className={styles.short} aria-hidden="true">
      {short}
    </span>
  </dt>
);

/** Where the instalments go from the first one; less than a peso is the rounding of what the lender said. */
function instalmentsText(first: number, last: number, { card }: Words['results']): string {
  if (Math.abs(first - last) < 1) return card.instalmentFixed;
  const text = last < first ? card.instalmentFalls : card.instalmentRises;
  return fillTemplate(text, { amount: formatPesos(last) });
}

const TONE_COLOR = { neutral: 'var(--soft)', warn: 'var(--warn)', bad: 'var(--bad)' } as const;

/** Returns the band of a share, with the figures of its words filled in: each begins where the one before it ends. */
function bandOf(share: number, bands: Words['results']['bands']) {
  const at = bands.findIndex(({ upTo }) => upTo === null || share <= upTo);
  const { label, tone, hint, upTo } = bands[at] ?? bands[2];
  const ends = { from: bands[at - 1]?.upTo ?? 0, upTo: upTo ?? '' };
  return { tone, label: fillTemplate(label, ends), hint: fillTemplate(hint, ends) };
}

/**
 * Shows the share of the salary that the first instalment takes: figure, words and length say the same, colour warns.
 */
function IncomeShare({ share }: { share: number }) {
  const { card, bands } = useWords().results;
  const { label, tone, hint } = bandOf(share, bands);
  // Full where the share is half as much again as where risk begins.
  const full = (bands[1].upTo ?? 100) * 1.5;
  const filled = Math.min(100, (share / full) * 100);
  return (
    <div className={`${shares.share} ${styles.opened}`}>
      <dt className={hidden.text}>{card.incomeShareLabel}</dt>
      <dd className={shares.text}>
        <span className={shares.tone} data-tone={tone} title={hint}>
          {label}
        </span>{' '}
        <span className={styles.openedOnPhone}>
          {fillTemplate(card.incomeShare, { percent: formatPercent(share) })}
        </span>
      </dd>
      <dd className={shares.bar} aria-hidden="true">
        <svg width="100%" height="10">
          <rect width="100%" height="10" rx="5" fill="var(--line)" />
          <rect width={`${filled}%`} height="10" rx="5" fill={TONE_COLOR[tone]} />
          {bands.map(({ upTo }) => upTo !== null && <BandEnd key={upTo} at={(upTo / full) * 100} />)}
        </svg>
      </dd>
    </div>
  );
}

const BandEnd = ({ at }: { at: number }) => (
  <rect x={`${at}%`} y="-2" width="2" height="14" fill="var(--surface)" stroke="none" />
);
