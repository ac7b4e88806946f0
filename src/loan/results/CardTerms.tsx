import { oldOfferMonths } from '#domain/data-age.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { results } from '#generated/results.ts';
import { termText } from '#loan/form/loan-text.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { conditionText } from '#loan/results/figures.ts';
import type { FiguresProps } from '#loan/results/OfferFigures.tsx';

const { card, conditions } = results;

/** Classes of the terms that only an open offer shows on a phone or in a line. */
const REST = `${styles.lower} ${styles.opened} ${styles.openedOnPhone}`;

/** Returns the price of an entity for a visitor who meets its condition; '' without such a price. */
function priceIfMet(conditional: Card['conditional']): string {
  if (!conditional?.condition) return '';
  const { bank, condition, firstInstalment, cft } = conditional;
  const figures = { amount: formatPesos(firstInstalment), percent: formatPercent(cft) };
  return fillTemplate(conditions[condition].price, { bank, ...figures });
}

/** Shows the condition of the price, the price for those who meet it, and the age of the declaration. */
export function CardTerms({ offer }: { offer: Card }) {
  const condition = conditionText(offer);
  const lower = priceIfMet(offer.conditional);
  const months = oldOfferMonths(offer.declared, today());
  return (
    <>
      {condition && <p className={styles.condition}>{condition}</p>}
      {lower && <p className={REST}>{lower}</p>}
      {months !== null && <p className={REST}>{fillTemplate(card.declaredOld, { age: termText(months) })}</p>}
    </>
  );
}

/** Tells that the figures contradict each other, or that the offer ends before the term asked for. */
export function CardWarning({ offer, figures }: FiguresProps) {
  if (figures.cost) return null;
  const text = figures.reachesTerm
    ? card.contradiction
    : fillTemplate(card.shortTerm, { term: termText(offer.maxTerm) });
  return <p className={styles.warning}>{text}</p>;
}
