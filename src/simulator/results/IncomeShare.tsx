import { formatPercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { card as common } from '#simulator/results/card.styles.ts';
import { styles } from '#simulator/results/income-share.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { bands, card } = results;

/** Income share, in percent points, at which the bar is full: half as much again as where risk begins. */
const FULL_BAR = (bands[1].upTo ?? 100) * 1.5;

const TONE_COLOR = { neutral: 'var(--soft)', warn: 'var(--warn)', bad: 'var(--bad)' } as const;

/** The bands with the figures of their words filled in: each begins where the one before it ends. */
const BANDS = bands.map((band, index) => {
  const ends = { from: bands[index - 1]?.upTo ?? 0, upTo: band.upTo ?? '' };
  return { ...band, label: fillTemplate(band.label, ends), hint: fillTemplate(band.hint, ends) };
});

/** The band of an income share, in percent points. */
const bandOf = (share: number) => BANDS.find(({ upTo }) => upTo === null || share <= upTo) ?? bands[2];

type IncomeShareProps = { share: number };

/** What part of the salary the first instalment takes: figure, words and length say the same, colour warns. */
export function IncomeShare({ share }: IncomeShareProps) {
  const { label, tone, hint } = bandOf(share);
  const filled = Math.min(100, (share / FULL_BAR) * 100);
  return (
    <div className={`${styles.share} ${common.opened}`}>
      <dt className={hidden.text}>{card.incomeShareLabel}</dt>
      <dd className={styles.text}>
        <span className={styles.tone} data-tone={tone} title={hint}>
          {label}
        </span>{' '}
        <span className={common.openedOnPhone}>
          {fillTemplate(card.incomeShare, { percent: formatPercent(share) })}
        </span>
      </dd>
      <dd className={styles.bar} aria-hidden="true">
        <svg width="100%" height="10">
          <rect width="100%" height="10" rx="5" fill="var(--line)" />
          <rect width={`${filled}%`} height="10" rx="5" fill={TONE_COLOR[tone]} />
          {bands.map(({ upTo }) => upTo !== null && <BandEnd key={upTo} at={(upTo / FULL_BAR) * 100} />)}
        </svg>
      </dd>
    </div>
  );
}

const BandEnd = ({ at }: { at: number }) => (
  <rect x={`${at}%`} y="-2" width="2" height="14" fill="var(--surface)" stroke="none" />
);
