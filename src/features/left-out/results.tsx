import { useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import type { Excluded } from '#domain/offers/prepare.ts';
import { fillTemplate, joinList, pluralize } from '#domain/template.ts';
import { styles } from '#features/left-out/left-out.styles.ts';
import { priceGap } from '#features/left-out/price-gap.ts';
import leftOut from '#generated/content/leftOut.json';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { CountedProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { ChevronIcon } from '#ui/icons.tsx';

/** Those left out for each reason: an entity counts once, however many prices it has. */
const entitiesOf = (excluded: readonly Excluded[]) =>
  excluded.map(({ label, offers }) => ({ label, cards: cardsOf(offers, null) }));

type Left = ReturnType<typeof entitiesOf>;

const sum = (left: Left): number => left.reduce((total, { cards }) => total + cards.length, 0);

/** Counts those left out, by reason, and those of each reason that would have cost less than the best that is shown. */
export function excludedText(left: Left, best: number, texts: Words['leftOut']): string {
  const total = sum(left);
  const reasons = left.map(({ label, cards }) => {
    const reason = fillTemplate(texts.reason, { n: cards.length, reason: label });
    const cheaper = cards.filter(({ unmet, cft }) => unmet === null && cft < best).length;
    return cheaper > 0 ? pluralize(texts.cheaper, cheaper, { reason }) : reason;
  });
  return total === 0 ? '' : pluralize(texts.excluded, total, { reasons: joinList(reasons, texts.and) });
}

/** Shows beside the number of offers that of those left out; behind it their order and the reasons. */
function LeftOut({ children, ...props }: CountedProps) {
  const { excluded, dropped } = props.offers.prepared;
  const { count } = useWords().leftOut;
  const left = useMemo(() => entitiesOf(excluded), [excluded]);
  const total = sum(left) + dropped;
  return (
    <details className={styles.line}>
      <summary>
        <span>{children}</span>
        {total > 0 && <span> {pluralize(count, total)}</span>}
        <ChevronIcon />
      </summary>
      <AfterPaint>
        <Explanation left={left} {...props} />
      </AfterPaint>
    </details>
  );
}

type ExplanationProps = Omit<CountedProps, 'children'> & { left: Left };

/** In which order the offers stand, what was left out and why, and what lies between the cheapest and the dearest. */
function Explanation({ left, offers, order }: ExplanationProps) {
  const { results, leftOut: texts } = useWords();
  const { dropped } = offers.prepared;
  const { tied, takeable, best } = offers.summary;
  const { amount, term } = useSimulation().form;
  const gap = useMemo(() => priceGap(takeable, { amount, term }), [takeable, amount, term]);
  const sentences: (string | false)[] = [
    offers.byCft.length > 0 && `${order}.`,
    tied > 0 && pluralize(results.notices.conditional, tied),
    excludedText(left, best?.cft ?? 0, texts),
    dropped > 0 && pluralize(texts.dropped, dropped),
    gap !== null && `${fillTemplate(texts.gap, { amount: formatPesos(gap) })} (${results.card.estimated}).`,
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

export const slots: ResultsSlots = { Counted: withWords(LeftOut, { leftOut }) };
