import type { ReactNode } from 'react';
import { oldOfferMonths } from '#domain/data-age.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { termText } from '#loan/form/loan-text.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { conditionText, conditionWords } from '#loan/offer/figures.ts';
import type { FiguresProps } from '#loan/offer/OfferFigures.tsx';
import { useWords, type Words } from '#site/words.tsx';
import { Amounts } from '#ui/Amounts.tsx';

/** Months after which a line shows the age of its declaration too. */
const VERY_OLD = 12;

/** Returns the price of an entity for a visitor who meets its condition; '' without such a price. */
function priceIfMet(conditional: Card['conditional'], results: Words['results']): string {
  const words = conditional && conditionWords(conditional, results);
  if (!words) return '';
  const figures = {
    amount: formatPesos(conditional.firstInstalment),
    percent: formatPercent(conditional.cft),
  };
  return fillTemplate(words.texts.price, { ...words.values, ...figures });
}

/** Shows the condition of the price and, once open or where it is very old, the age of the declaration. */
export function CardTerms({ offer, isOpen }: { offer: Card; isOpen: boolean }) {
  const { results, simulator } = useWords();
  const condition = conditionText(offer, results);
  const months = oldOfferMonths(offer.declaredOn, today());
  return (
    <>
      {condition && <p className={styles.condition}>{condition}</p>}
      {months !== null && (isOpen || months > VERY_OLD) && (
        <p className={styles.age}>
          {fillTemplate(results.card.declaredOld, { age: termText(months, simulator) })}
        </p>
      )}
    </>
  );
}

type PriceIfMetProps = {
  offer: Card;
  /** What says that the visitor meets the condition. */
  children?: ReactNode;
};

/** Shows the price of an entity for whoever meets its condition, where that is a lower one. */
export function PriceIfMet({ offer: { conditional }, children }: PriceIfMetProps) {
  const lower = priceIfMet(conditional, useWords().results);
  if (!lower) return null;
  return (
    <div className={styles.lower} data-act={children && ''}>
      <p>
        <Amounts text={lower} />
      </p>
      {children}
    </div>
  );
}

/** Says that the figures contradict each other, or that the offer ends before the term asked for. */
export function CardWarning({ offer, figures }: FiguresProps) {
  const { results, simulator } = useWords();
  if (figures.cost) return null;
  const text = figures.reachesTerm
    ? results.card.contradiction
    : fillTemplate(results.card.shortTerm, { term: termText(offer.maxTerm, simulator) });
  return <p className={styles.warning}>{text}</p>;
}
