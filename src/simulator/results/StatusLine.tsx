import type { ExcludedCount } from '#domain/offers/filter.ts';
import type { Sort } from '#domain/offers/rank.ts';
import { fillTemplate, joinList, pluralize } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { sortText } from '#simulator/results/announcement.ts';
import { styles } from '#simulator/results/results.styles.ts';

const { count: countTexts, notices, forcedMissing } = results;

const excludedText = (excluded: readonly ExcludedCount[]): string => {
  const total = excluded.reduce((sum, { count }) => sum + count, 0);
  const reasons = excluded.map(({ count, label }) =>
    fillTemplate(notices.excludedReason, { n: count, reason: label }),
  );
  return total === 0
    ? ''
    : pluralize(notices.excluded, total, { reasons: joinList(reasons, notices.excludedAnd) });
};

type StatusLineProps = {
  count: number;
  sort: Sort;
  /** The page's own lender, when it leads the list. */
  first: string | null;
  excluded: readonly ExcludedCount[];
  dropped: number;
  /** How many have a price that asks for what the visitor is not known to have. */
  tied: number;
  /** The page's own lender, when it is not among the offers. */
  missingBank: string | null;
};

type Sentences = (string | false)[];

/** One line: how many offers, in which order, and what was left out and why. */
export function StatusLine({ count, sort, first, excluded, dropped, tied, missingBank }: StatusLineProps) {
  const counted =
    missingBank && count > 0
      ? pluralize(forcedMissing.message, count, { bank: missingBank })
      : `${pluralize(countTexts, count)}.`;
  const rest: Sentences = [
    count > 0 && `${sortText(sort, first)}.`,
    tied > 0 && pluralize(notices.conditional, tied),
    excludedText(excluded),
    dropped > 0 && pluralize(notices.dropped, dropped),
  ];
  return (
    <p className={styles.status}>
      <strong>{counted}</strong> {rest.filter(Boolean).join(' ')}
    </p>
  );
}
