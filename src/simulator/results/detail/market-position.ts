import { formatDate, formatNumber, formatPercent } from '#domain/format.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { dearerThan } from '#domain/quote/market.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { fillTemplate } from '#domain/template.ts';
import { panels } from '#generated/panels.ts';
import { simulator } from '#generated/simulator.ts';
import type { Catalogue } from '#generated/types.ts';
import { applicantOf } from '#simulator/applicant.ts';
import { marketIndex } from '#simulator/market-index.ts';
import type { KnownLender } from '#simulator/market-lenders.ts';
import type { AskedLoan } from '#simulator/results/figures.ts';

const { market: texts } = panels;

/** Offers around one: how many of those received cost less and how many more, by CFT. */
export type Standing = { cheaper: number; dearer: number; count: number };

export function standingOf(offer: Offer, peers: readonly Offer[]): Standing {
  const cheaper = peers.filter(({ cft }) => cft < offer.cft).length;
  const dearer = peers.filter(({ cft }) => cft > offer.cft).length;
  return { cheaper, dearer, count: peers.length };
}

/** Where an offer stands among those received, in a sentence; '' when it is the only one. */
export function standingText({ cheaper, dearer, count }: Standing): string {
  if (count < 2 || (cheaper === 0 && dearer === 0)) return '';
  if (cheaper === 0) return texts.cheapest;
  if (dearer === 0) return texts.dearest;
  const percent = `${formatNumber((dearer / (count - 1)) * 100)} %`;
  return fillTemplate(texts.percentile, { percent });
}

/**
 * An offer against what all entities of the dated catalogue declared for its amount and term, whoever asks; '' when
 * none of them lends that.
 */
export function marketText(offer: Offer, { amount, term }: AskedLoan, catalogue: Catalogue): string {
  const anyone = emptyLoanForm({ amount, term });
  const quotes = quoteAll(marketIndex(catalogue), applicantOf(anyone, simulator));
  const dearer = dearerThan(quotes, offer.cft);
  if (dearer === null) return '';
  return fillTemplate(texts.declaredMarket, {
    n: quotes.length,
    percent: `${formatNumber(dearer)} %`,
    date: formatDate(catalogue.asOf),
  });
}

type DeclaredMaximum = { cftea: number; reported: string };

const declaredMaximum = ({ products }: KnownLender): DeclaredMaximum =>
  products.reduce((highest, product) => (product.cftea > highest.cftea ? product : highest));

/** Two decimals are shown: figures that read alike are alike. */
const isSame = (one: number, other: number): boolean => formatPercent(one) === formatPercent(other);

function comparedText(cftEffective: number, declared: number): string {
  if (isSame(cftEffective, declared)) return texts.declaredEqual;
  if (cftEffective > declared) return texts.declaredAbove;
  return fillTemplate(texts.declaredBelow, { points: formatNumber(declared - cftEffective) });
}

/** An offer against the dearest loan its own lender declared, with the date of the declaration. */
export function declaredText(offer: Offer, cftEffective: number, lender: KnownLender): string {
  const { cftea, reported } = declaredMaximum(lender);
  const declared = fillTemplate(texts.declared, {
    bank: offer.bank,
    percent: formatPercent(cftea),
    date: formatDate(reported),
  });
  return `${declared} ${comparedText(cftEffective, cftea)}`;
}
