import { useMemo } from 'react';
import { formatPesos, formatShortDate } from '#domain/format.ts';
import type { ExcludedCount } from '#domain/offers/prepare.ts';
import type { Sort } from '#domain/offers/rank.ts';
import { fillTemplate, joinList, pluralize } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { useWords, type Words } from '#site/words.tsx';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { sortText } from '#loan/results/Announcer.tsx';
import { priceGap } from '#loan/offer/figures.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { Offers } from '#loan/results/useOffers.ts';
import type { SimulatorLender } from '#loan/simulator-props.ts';
import { ChevronIcon } from '#ui/icons.tsx';

const sum = (excluded: readonly ExcludedCount[]): number =>
  excluded.reduce((total, { count }) => total + count, 0);

/** Counts the offers left out, by reason, and those of each reason that would have cost less than the best that is shown. */
const excludedText = (
  excluded: readonly ExcludedCount[],
  best: number,
  { notices }: Words['results'],
): string => {
  const total = sum(excluded);
  const reasons = excluded.map(({ count, label, open }) => {
    const reason = fillTemplate(notices.excludedReason, { n: count, reason: label });
    const cheaper = open.filter((cft) => cft < best).length;
    return cheaper > 0 ? pluralize(notices.excludedCheaper, cheaper, { reason }) : reason;
  });
  return total === 0
    ? ''
    : pluralize(notices.excluded, total, { reasons: joinList(reasons, notices.excludedAnd) });
};

type StatusLineProps = {
  offers: Pick<Offers, 'byCft' | 'prepared' | 'summary'>;
  sort: Sort;
  /** The page's own lender, when it leads the list. */
  first: string | null;
  /** The page's own lender, when it is not among the offers. */
  missing: SimulatorLender | null;
};

/** Shows in one line the number of offers and of those left out; behind it their order and the reasons. */
export function StatusLine({ offers, sort, first, missing }: StatusLineProps) {
  const { forcedMissing, count: countTexts, notices } = useWords().results;
  const { excluded, dropped } = offers.prepared;
  const count = offers.byCft.length;
  const leftOut = sum(excluded) + dropped;
  const counted =
    missing && count > 0
      ? pluralize(forcedMissing.message, count, { bank: missing.name })
      : `${pluralize(countTexts, count)}.`;
  return (
    <details className={styles.status}>
      <summary>
        <span>{counted}</span>
        {leftOut > 0 && <span> {pluralize(notices.leftOut, leftOut)}</span>}
        <ChevronIcon />
      </summary>
      <AfterPaint>
        <Explanation offers={offers} sort={sort} first={first} />
      </AfterPaint>
    </details>
  );
}

/** In which order the offers stand, what was left out and why, and what lies between the cheapest and the dearest. */
function Explanation({ offers, sort, first }: Omit<StatusLineProps, 'missing'>) {
  const { results } = useWords();
  const { notices } = results;
  const { excluded, dropped } = offers.prepared;
  const { tied, takeable, best } = offers.summary;
  const { amount, term } = useSimulation().form;
  const gap = useMemo(() => priceGap(takeable, { amount, term }), [takeable, amount, term]);
  const sentences: (string | false)[] = [
    offers.byCft.length > 0 && `${sortText(sort, first, results)}.`,
    tied > 0 && pluralize(notices.conditional, tied),
    excludedText(excluded, best?.cft ?? 0, results),
    dropped > 0 && pluralize(notices.dropped, dropped),
    gap !== null && `${fillTemplate(results.gap, { amount: formatPesos(gap) })} (${results.card.estimated}).`,
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

/** Heads a printed sheet; it never shows the salary nor figures it could be worked out from. */
export function PrintHead({ page, pages }: { page: number; pages: number }) {
  const { results, simulator } = useWords();
  const { print } = results;
  const { form, site } = useSimulation();
  return (
    <div className={styles.printOnly}>
      <p>
        <strong>{fillTemplate(print.title, loanTexts(form, simulator))}</strong>
      </p>
      <p>{fillTemplate(print.date, { date: formatShortDate(today()), site: site.name })}</p>
      {pages > 1 && <p>{fillTemplate(results.pagination.status, { page, pages })}</p>}
      <p>{print.note}</p>
    </div>
  );
}
