import type { Content } from '#site/content.ts';
import { ageText } from '#domain/data-age.ts';
import { today } from '#gateways/clock.ts';
import { formatDate, formatNumber, formatPercent, formatPesos } from '#domain/format.ts';
import { effectiveFromNominal, monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { Information } from '#generated/types.ts';
import { siteValues, type Values } from '#site/gap-values.ts';
import { computeExample } from '#domain/worked-example.ts';

/** `61` → `61 %`, `61.5` → `61,50 %`: a stated figure gets no decimals that were not stated. */
export const statedPercent = (value: number): string =>
  Number.isInteger(value) ? `${formatNumber(value)}\u00A0%` : formatPercent(value);

/** `2026-11` → `noviembre de 2026`. */
const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^\d+ de /, '');

/** Nominal annual rate that costs the same as an effective one; percent points. */
export const nominalTwin = (effective: number): number =>
  nominalFromMonthly(monthlyFromEffective(unit(effective)));

/** Effective annual rate that costs the same as a nominal one; percent points. */
export const effectiveTwin = (nominal: number): number => effectiveFromNominal(unit(nominal));

/** Data of a month are as old as its end, the shortest one's in any. */
const LAST_DAY = 28;

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
    exampleDate: formatMonth(example.asOf),
  };
}

function marketValues({ information: { market, guidance }, simulator }: Content): Values {
  return {
    marketP10: statedPercent(market.p10),
    marketP25: statedPercent(market.p25),
    marketMedian: statedPercent(market.median),
    marketP75: statedPercent(market.p75),
    marketP90: statedPercent(market.p90),
    marketP10Nominal: formatPercent(nominalTwin(market.p10)),
    marketMedianNominal: formatPercent(nominalTwin(market.median)),
    marketSource: market.source,
    marketPeriod: market.period,
    marketDate: formatMonth(market.asOf) + ageText(`${market.asOf}-${LAST_DAY}`, today(), simulator.texts),
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
