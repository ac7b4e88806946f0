import { formatDate, formatNumber, formatPercent, formatWholePercent } from '#domain/format.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import type { Card } from '#domain/offers/cards.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { dearerThan, histogram } from '#domain/quote/market.ts';
import { productCondition } from '#domain/quote/product.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { fillTemplate } from '#domain/template.ts';
import type { Catalogue } from '#generated/types.ts';
import type { KnownLender } from '#loan/form/market-lenders.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import type { AskedLoan } from '#loan/offer/figures.ts';
import type { Words } from '#site/words.tsx';

const BINS = 24;

/**
 * The offers that one is compared with, and its place among them by CFT: a price the visitor can have stands among those
 * alike; one that asks for more, among all that were received.
 */
export function standingOf(offer: Card, received: readonly Card[], texts: Words['panels']['market']) {
  const takeable = received.filter(({ unmet }) => unmet === null);
  const isAll = offer.unmet !== null || takeable.length === received.length;
  const peers = isAll ? received : takeable;
  return {
    count: peers.length,
    bins: histogram(
      peers.map(({ cft }) => cft),
      BINS,
    ),
    among: fillTemplate(isAll ? texts.amongAll : texts.amongTakeable, { n: peers.length }),
    cheaper: peers.filter(({ cft }) => cft < offer.cft).length,
    dearer: peers.filter(({ cft }) => cft > offer.cft).length,
  };
}

/** Where an offer stands in its group, in a sentence; '' when it is the only one. */
export function standingText(
  { count, among, cheaper, dearer }: ReturnType<typeof standingOf>,
  texts: Words['panels']['market'],
): string {
  if (cheaper === 0 && dearer === 0) return '';
  if (cheaper === 0) return fillTemplate(texts.cheapest, { among });
  if (dearer === 0) return fillTemplate(texts.dearest, { among });
  const percent = `${formatNumber((dearer / (count - 1)) * 100)} %`;
  return fillTemplate(texts.percentile, { percent, among });
}

/**
 * An offer without a condition against the entities of the dated catalogue that declared one for its amount and term
 * and the visitor's employment; '' when none of them did, or when the offer asks for more than they do.
 */
export function marketText(
  { condition, cft }: Offer,
  { amount, term, employment }: AskedLoan & { employment: string },
  catalogue: Catalogue,
  { simulator, panels: { market: texts } }: Words,
): string {
  const anyone = { ...emptyLoanForm({ amount, term }), employment };
  const quotes = quoteAll(indexOf(catalogue), applicantOf(anyone, simulator));
  const open = quotes.filter((quote) => quote.condition === null);
  const dearer = dearerThan(open, cft);
  if (dearer === null || condition !== null) return '';
  return fillTemplate(texts.declaredMarket, {
    n: open.length,
    percent: formatWholePercent(dearer),
    date: formatDate(catalogue.asOf),
  });
}

/** Two decimals are shown: figures that read alike are alike. */
const isSame = (one: number, other: number): boolean => formatPercent(one) === formatPercent(other);

function comparedText(cftEffective: number, declared: number, texts: Words['panels']['market']): string {
  if (isSame(cftEffective, declared)) return texts.declaredEqual;
  if (cftEffective > declared) return texts.declaredAbove;
  return fillTemplate(texts.declaredBelow, { points: formatNumber(declared - cftEffective) });
}

/**
 * An offer against what its lender declared for the same product, with the date of the declaration; '' when the
 * provider names no product, or when the lender declared more than one price under that name.
 */
export function declaredText(
  offer: Offer,
  cftEffective: number,
  { products }: KnownLender,
  texts: Words['panels']['market'],
): string {
  const same = products.filter(
    (product) => product.product === offer.product && productCondition(product) === offer.condition,
  );
  const [first] = same;
  if (!first || same.some(({ cftea }) => cftea !== first.cftea)) return '';
  const declared = fillTemplate(texts.declared, {
    bank: offer.bank,
    percent: formatPercent(first.cftea),
    date: formatDate(first.reported),
  });
  return `${declared} ${comparedText(cftEffective, first.cftea, texts)}`;
}
