import type { Content } from '#site/content.ts';
import { ageText } from '#domain/data-age.ts';
import { today } from '#gateways/clock.ts';
import { formatMonth, formatPercent, formatPesos, statedPercent } from '#domain/format.ts';
import { effectiveFromNominal, monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { Information } from '#generated/types.ts';
import { quantileOf } from '#domain/quote/quantiles.ts';
import { siteValues, type Values } from '#site/gap-values.ts';
import { computeExample } from '#domain/worked-example.ts';

/** Nominal annual rate that costs the same as an effective one; percent points. */
export const nominalTwin = (effective: number): number =>
  nominalFromMonthly(monthlyFromEffective(unit(effective)));

/** Effective annual rate that costs the same as a nominal one; percent points. */
export const effectiveTwin = (nominal: number): number => effectiveFromNominal(unit(nominal));

/** Declared CFTs, effective annual, in percent points, by the share of loans that declare at most so much. */
export function marketFigures({ catalogue: { products } }: Pick<Content, 'catalogue'>) {
  const figures = products.map(({ cftea }) => cftea);
  const upTo = (share: number): number => Math.round(quantileOf(figures, share) * 100) / 100;
  return { p10: upTo(0.1), p25: upTo(0.25), median: upTo(0.5), p75: upTo(0.75), p90: upTo(0.9) };
}

/** The years in which what is shown was declared: '2026', '2025 y 2026', '2024 a 2026'. */
function declaredYears({ products }: Content['catalogue']): string {
  const years = [...new Set(products.map(({ reported }) => reported.slice(0, 4)))].sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return years.length < 3 ? years.join(' y ') : `${first} a ${last}`;
}

function exampleValues({ example }: Information): Values {
  const loan = computeExample(example);
  const [month] = loan.instalments;
  return {
    exampleAmount: formatPesos(example.amount),
    exampleTerm: String(example.term),
    exampleTna: statedPercent(example.tna),
    exampleTea: formatPercent(loan.tea),
    exampleFirst: formatPesos(loan.first),
    exampleLast: formatPesos(loan.last),
    exampleTotal: formatPesos(loan.total),
    exampleFirstCapital: formatPesos(month?.capital ?? 0),
    exampleFirstInterest: formatPesos(month?.interest ?? 0),
    exampleFirstVat: formatPesos(month?.vat ?? 0),
    exampleCftNominal: formatPercent(loan.cftNominal),
    exampleCftEffective: formatPercent(loan.cftEffective),
    exampleSource: example.source,
    exampleDate: formatMonth(`${example.asOf}-01`),
  };
}

function marketValues(content: Content): Values {
  const { information, catalogue, simulator } = content;
  const { guidance } = information;
  const market = marketFigures(content);
  return {
    marketP10: statedPercent(market.p10),
    marketMedian: statedPercent(market.median),
    marketP10Nominal: formatPercent(nominalTwin(market.p10)),
    marketMedianNominal: formatPercent(nominalTwin(market.median)),
    marketSource: catalogue.source,
    marketPeriod: declaredYears(catalogue),
    marketDate: formatMonth(catalogue.asOf) + ageText(catalogue.asOf, today(), simulator.texts),
    cftLowFrom: statedPercent(guidance.cftLowFrom),
    cftLowTo: statedPercent(guidance.cftLowTo),
    cftHighFrom: statedPercent(guidance.cftHighFrom),
    cftHighFromEffective: formatPercent(effectiveTwin(guidance.cftHighFrom)),
  };
}

/** Every gap the guide's texts may have: the site's own, and the figures this page works out. */
export const guideValues = (content: Content): Values => ({
  ...siteValues(content),
  ...exampleValues(content.information),
  ...marketValues(content),
});
