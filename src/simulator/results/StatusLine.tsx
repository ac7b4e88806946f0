import { useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { ExcludedCount } from '#domain/offers/prepare.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Sort } from '#domain/offers/rank.ts';
import { fillTemplate, joinList, pluralize } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { AfterPaint } from '#simulator/results/AfterPaint.tsx';
import { sortText } from '#simulator/results/announcement.ts';
import { priceGap } from '#simulator/results/figures.ts';
import { styles } from '#simulator/results/results.styles.ts';
import type { Offers } from '#simulator/results/useOffers.ts';
import { ChevronIcon } from '#ui/icons.tsx';

const { count: countTexts, notices, forcedMissing } = results;

const sum = (excluded: readonly ExcludedCount[]): number =>
  excluded.reduce((total, { count }) => total + count, 0);

const excludedText = (excluded: readonly ExcludedCount[]): string => {
  const total = sum(excluded);
  const reasons = excluded.map(({ count, label }) =>
    fillTemplate(notices.excludedReason, { n: count, reason: label }),
  );
  return total === 0
    ? ''
    : pluralize(notices.excluded, total, { reasons: joinList(reasons, notices.excludedAnd) });
};

type StatusLineProps = {
  offers: Pick<Offers, 'byCft' | 'prepared' | 'summary'>;
  form: LoanForm;
  sort: Sort;
  /** The page's own lender, when it leads the list. */
  first: string | null;
  /** The page's own lender, when it is not among the offers. */
  missingBank: string | null;
};

/** One line: how many offers and how many were left out; behind it their order, what was left out and why. */
export function StatusLine({ offers, form, sort, first, missingBank }: StatusLineProps) {
  const { excluded, dropped } = offers.prepared;
  const count = offers.byCft.length;
  const leftOut = sum(excluded) + dropped;
  const counted =
    missingBank && count > 0
      ? pluralize(forcedMissing.message, count, { bank: missingBank })
      : `${pluralize(countTexts, count)}.`;
  return (
    <details className={styles.status}>
      <summary>
        <strong>{counted}</strong> {leftOut > 0 && fillTemplate(notices.leftOut, { n: leftOut })}
        <ChevronIcon />
      </summary>
      <AfterPaint>
        <Explanation offers={offers} form={form} sort={sort} first={first} />
      </AfterPaint>
    </details>
  );
}

type Sentences = (string | false)[];

/** In which order the offers stand, what was left out and why, and what lies between the cheapest and the dearest. */
function Explanation({ offers, form, sort, first }: Omit<StatusLineProps, 'missingBank'>) {
  const { excluded, dropped } = offers.prepared;
  const { tied, takeable } = offers.summary;
  const { amount, term } = form;
  const gap = useMemo(() => priceGap(takeable, { amount, term }), [takeable, amount, term]);
  const sentences: Sentences = [
    offers.byCft.length > 0 && `${sortText(sort, first)}.`,
    tied > 0 && pluralize(notices.conditional, tied),
    excludedText(excluded),
    dropped > 0 && pluralize(notices.dropped, dropped),
    gap !== null && `${fillTemplate(results.gap, { amount: formatPesos(gap) })} (${results.card.estimated}).`,
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}
