import { type CatalogueIndex, indexOf } from '#domain/quote/catalogue-index.ts';
import type { Product } from '#domain/quote/product.ts';
import { type Applicant, employmentsOf, failuresOf, provincesOf } from '#domain/quote/eligibility.ts';
import { type Match, matchKnown } from '#domain/quote/quote.ts';

/** Prices that are shown of an audience. */
const SHOWN = 3;

/** Reason why an entity does not lend such a loan. */
export type Obstacle = 'province' | 'employment' | 'amount' | 'term';

const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  territory: 'province',
  employment: 'employment',
  amount: 'amount',
  term: 'term',
};

/** Employments that some of the products are declared for, by option code; null: one of them is for any. */
function employmentsOfAll(products: readonly Product[]): string[] | null {
  const codes = products.map(employmentsOf);
  const named = codes.filter((code) => code !== null);
  return named.length < codes.length ? null : [...new Set(named.flat())].sort();
}

/**
 * Returns a match with those it is for, where the audience does not say it: an entity may declare its price in several
 * products, one for each audience.
 */
function factOf(match: Match, index: CatalogueIndex, applicant: Applicant) {
  const { firstInstalment, priced: chosen } = match;
  const { cftNominal, condition, product } = chosen;
  const alike = index
    .productsOf(product.code)
    .filter((priced) => priced.cftNominal === cftNominal && priced.condition === condition)
    .map((priced) => priced.product)
    .filter((one) => failuresOf(one, applicant, null).length === 0);
  return {
    entity: product.entity,
    firstInstalment,
    cftNominal,
    condition,
    requirement: product.requirement ?? null,
    /** Option codes of the employments that have the price, in alphabetical order; null: any. */
    employments: applicant.employment === null ? employmentsOfAll(alike) : null,
    /** Codes of the provinces where it is had, in alphabetical order; empty: all. */
    provinces: applicant.province === null ? provincesOf(alike) : [],
  };
}

export type PricedFact = ReturnType<typeof factOf>;

const highest = (figures: readonly number[]): number => Math.max(...figures);

/** Requirements of the products that lend; 0: none. */
function demandsOf(products: readonly { minIncome: number; minSeniority: number; maxAge: number }[]) {
  const ages = products.map(({ maxAge }) => maxAge || Infinity);
  const asked = (figures: readonly number[]) => ({
    none: figures.filter((figure) => figure === 0).length,
    max: highest(figures),
  });
  return {
    /** Products without a least income, and the highest least income (pesos a month). */
    income: asked(products.map(({ minIncome }) => minIncome)),
    /** The same of the time in the job, in months. */
    seniority: asked(products.map(({ minSeniority }) => minSeniority)),
    /** Years: the highest age that any of them takes; null where one has no limit. */
    maxAge: highest(ages) === Infinity ? null : highest(ages),
  };
}

/** Entities that lend nothing of the kind, by the limit that the nearest of their products misses; one that lends misses none. */
function obstaclesOf(index: CatalogueIndex, applicant: Applicant) {
  const counts: Partial<Record<Obstacle, number>> = {};
  for (const code of index.codes) {
    const missed = index
      .productsOf(code)
      .map(({ product }) =>
        failuresOf(product, applicant, null).flatMap(({ rule }) => OBSTACLES[rule] ?? []),
      );
    const fewest = missed.sort((one, other) => one.length - other.length)[0]?.[0];
    if (fewest) counts[fewest] = (counts[fewest] ?? 0) + 1;
  }
  return counts;
}

/**
 * Facts of the catalogue about a loan for an audience: the entities that lend it to anybody who meets their limits, the
 * cheapest first, what they ask for, and why others do not lend it. Null when nobody lends it.
 */
export function audienceFacts(catalogue: { products: readonly Product[] }, applicant: Applicant) {
  const index = indexOf(catalogue);
  const matches = matchKnown(index, applicant);
  const open = matches.filter(({ priced }) => priced.condition === null);
  const products = (open.length > 0 ? open : matches).map(({ priced }) => priced.product);
  if (matches.length === 0) return null;
  const cfts = matches.map(({ priced }) => priced.cftNominal);
  const lending = new Set(matches.map(({ priced }) => priced.product.code));
  return {
    /** Entities that lend, with a condition or without. */
    count: lending.size,
    /** Those that ask for nothing besides their limits. */
    openCount: open.length,
    cheapest: (open.length > 0 ? open : matches).slice(0, SHOWN).map((one) => factOf(one, index, applicant)),
    /** Those that lend in the applicant's province alone, the cheapest first; none without a province. */
    locals: matches
      .filter(({ priced }) => priced.product.territory === applicant.province)
      .slice(0, SHOWN)
      .map((one) => factOf(one, index, applicant)),
    /** Nominal CFT (percent points) of the cheapest that lends, whatever it asks for, and of the dearest. */
    cft: { min: Math.min(...cfts), max: highest(cfts) },
    demands: demandsOf(products),
    obstacles: obstaclesOf(index, applicant),
  };
}

export type AudienceFacts = NonNullable<ReturnType<typeof audienceFacts>>;
