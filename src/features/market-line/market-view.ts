import { today } from '#gateways/clock.ts';
import { formatMonth, formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { medianOf } from '#domain/quote/quantiles.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import {
  type Bin,
  histogram,
  leadingMatches,
  lenderMarket,
  type Market,
  marketOf,
} from '#features/market-line/market.ts';
import type { Catalogue } from '#generated/types.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import { codesOf } from '#loan/form/market-lenders.ts';
import type { SimulatorLender } from '#loan/simulator-props.ts';
import type { Words } from '#site/words.tsx';

const BINS = 20;

/** Nominal CFT, in percent points, above which the dearest share one class. */
export const CAP = 200;

/** The market for what the form says so far. */
export type MarketView = {
  /** Null when no entity declared such a loan. */
  market: Market | null;
  /** Entities by CFT, from the cheapest class to the dearest. */
  bins: Bin[];
  /** Nominal CFT of the entity in the middle. */
  median: number;
  /** The declaration of the page's own lender; null when nothing fits or the page has no lender. */
  own: Market | null;
};

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** Quotes the whole catalogue for the form; null while amount or term are outside the form's limits. */
export function marketView(
  catalogue: Catalogue,
  form: LoanForm,
  lender: Pick<SimulatorLender, 'matchKeys'> | null,
  simulator: Words['simulator'],
): MarketView | null {
  const { limits } = simulator;
  if (!isWithin(form.amount, limits.amount) || !isWithin(form.term, limits.term)) return null;
  const index = indexOf(catalogue);
  const applicant = applicantOf(form, simulator);
  const matches = leadingMatches(index, applicant);
  const cfts = matches.map(({ priced }) => priced.cftNominal);
  return {
    market: marketOf(matches),
    bins: histogram(cfts, BINS, CAP),
    median: medianOf(cfts),
    own: lender && lenderMarket(index, applicant, codesOf(catalogue, lender.matchKeys)),
  };
}

type Texts = Words['marketLine'];
type AnswerWords = Pick<Words, 'simulator' | 'marketLine'>;

const rangeValues = ({ count, firstInstalment, cftNominal }: Market) => ({
  n: count,
  minPayment: formatPesos(firstInstalment.min),
  maxPayment: formatPesos(firstInstalment.max),
  minCft: formatPercent(cftNominal.min),
  maxCft: formatPercent(cftNominal.max),
});

/** 'Entre 39 entidades: cuota desde … hasta …'. */
export function summaryText(market: Market | null, { none, summary, summaryOne }: Texts): string {
  if (!market) return none;
  return fillTemplate(market.count === 1 ? summaryOne : summary, rangeValues(market));
}

/**
 * In up to three lines: what is reported, between which first instalments the market is, and what part of the salary that is,
 * and how many lend, as far as the form says.
 */
export function answerLines(
  market: Market | null,
  { netSalary, employment, province }: LoanForm,
  { simulator: { limits }, marketLine: { none, answer } }: AnswerWords,
): string[] {
  if (!market) return [none];
  const { min, max } = market.firstInstalment;
  const share = (instalment: number): string => formatWholePercent((instalment / netSalary) * 100);
  const hasSalary = isWithin(netSalary, limits.salary);
  const further = [
    hasSalary ? fillTemplate(answer.share, { min: share(min), max: share(max) }) : '',
    employment && province ? pluralize(answer.count, market.count) : '',
  ];
  return [
    answer.label,
    fillTemplate(answer.instalment, { min: formatPesos(min), max: formatPesos(max) }),
    sentencesOf(further),
  ];
}

const sentencesOf = (sentences: readonly (string | null | undefined)[]): string =>
  sentences.filter(Boolean).join('. ');

/** Age in days from which on the month of prices is said. */
const RECENT_DAYS = 45;

/** Returns the words that stand beside prices declared over 45 days ago: 'Precios declarados en junio de 2026'; else ''. */
export const oldPricesText = (asOf: string, today: string, text: string): string =>
  (Date.parse(today) - Date.parse(asOf)) / 86_400_000 > RECENT_DAYS
    ? fillTemplate(text, { month: formatMonth(asOf) })
    : '';

/** An answer with the month of its prices, when they are old and there are any. */
export const datedAnswer = (
  lines: readonly string[],
  { asOf, market }: { asOf: string; market: Market | null },
  { oldPrices }: Texts,
): string[] => {
  const old = market && oldPricesText(asOf, today(), oldPrices);
  return [...lines.slice(0, 2), sentencesOf([lines[2], old])].filter(Boolean);
};

/** Returns the declaration of the page's own lender as a sentence. */
export function ownText(bank: string, own: Market | null, { lender, lenderNone }: Texts): string {
  return own ? fillTemplate(lender, { bank, ...rangeValues(own) }) : fillTemplate(lenderNone, { bank });
}
