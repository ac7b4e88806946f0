import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { Amounts } from '#ui/Amounts.tsx';
import { hidden } from '#ui/hidden.styles.ts';

/** Returns the band of a share, with the figures of its words filled in: each begins where the one before it ends. */
export function bandOf(share: number, bands: Words['results']['bands']) {
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
