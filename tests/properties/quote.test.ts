import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { applicants, products } from '../support/data/drawn-products.ts';
import { forAll } from '../support/run/property-runs.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const PAID_INTO_ACCOUNTS: readonly unknown[] = ['relacion_dependencia', 'empleado_publico', 'jubilado'];
const CLIENT: Readonly<Record<string, string>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};

/** First instalment by its textbook formula. */
const byFormula = (monthly: Monthly, { amount, term }: Applicant): number =>
  (amount * monthly.interest) / ((1 + monthly.interest) ** term - 1) + monthly.cost * amount;

const monthlyOf = (annual: number): number => Math.exp(Math.log(1 + annual / 100) / 12) - 1;

type Monthly = { interest: number; cost: number };
type Price = { code: number; condition: string | null; cftea: number; first: number };

/** Every price by the rules as they are written down, product by product. */
function pricesOf(declared: readonly Product[], asking: Applicant): Price[] {
  const prices = declared.flatMap((one): Price[] => {
    const { employment, province, age, netSalary, seniorityMonths, amount, term } = asking;
    const condition = one.condition ?? CLIENT[one.beneficiary] ?? null;
    const isForThem =
      (['all', 'account_holder', 'salary_account'].includes(one.beneficiary) ||
        one.beneficiary === employment) &&
      ((one.audience ?? [employment]) as readonly (string | null)[]).includes(employment) &&
      ((condition !== 'cuenta_sueldo' && one.beneficiary !== 'salary_account') ||
        PAID_INTO_ACCOUNTS.includes(employment)) &&
      ['all', province].includes(one.territory);
    const cost = monthlyOf(one.cftea);
    const first = byFormula({ cost, interest: Math.min(monthlyOf(one.tea), cost / 1.21) }, asking);
    const isWithin =
      amount >= one.minAmount &&
      amount <= one.maxAmount &&
      term <= one.maxTerm &&
      Number(netSalary) >= one.minIncome &&
      Number(seniorityMonths) >= one.minSeniority &&
      (one.maxAge === 0 || Number(age) <= one.maxAge) &&
      (first / Number(netSalary)) * 100 <= (one.maxIncomeShare || 100) &&
      first <= Number(netSalary);
    return isForThem && isWithin ? [{ code: one.code, condition, cftea: one.cftea, first }] : [];
  });
  return [...new Set(prices.map(({ code }) => code))].flatMap((code) => {
    const own = prices.filter((price) => price.code === code).sort((a, b) => a.cftea - b.cftea);
    const [open, tied, doubtful] = ['open', 'tied', 'doubtful'].map((kind) =>
      own.find((one) => kindOf(one) === kind),
    );
    const below = (...others: (Price | undefined)[]) =>
      Math.min(...others.map((one) => one?.cftea ?? Infinity));
    return [
      ...(open ? [open] : []),
      ...(tied && tied.cftea < below(open) ? [tied] : []),
      ...(doubtful && doubtful.cftea < below(open, tied) ? [doubtful] : []),
    ];
  });
}

type Told = Pick<Price, 'code' | 'condition'>;
const kindOf = ({ condition }: Pick<Price, 'condition'>): string =>
  condition === null ? 'open' : condition === 'en_duda' ? 'doubtful' : 'tied';
const keyOf = (one: Told): string => `${one.code} ${kindOf(one)}`;

it('a quote comes of exactly the entities with a product inside its limits: the cheapest open one, and cheaper ones that are tied or in doubt', () => {
  forAll(products, applicants, (declared, asking) => {
    const index = buildIndex({ products: declared });
    const expected = pricesOf(declared, asking);
    const effective = (cft: number): number => Math.round(((1 + cft / 1200) ** 12 - 1) * 1e6);
    const told = matchAll(index, asking).map(({ priced, firstInstalment }) => {
      const key = keyOf({ code: priced.product.code, condition: priced.condition });
      return { key, match: `${key} ${effective(priced.cftNominal)}`, firstInstalment };
    });
    const matches = told.map(({ match }) => match);
    const rounded = expected.map((price) => `${keyOf(price)} ${Math.round(price.cftea * 1e4)}`);
    expect(matches.toSorted()).toEqual(rounded.toSorted());
    const firstOf = new Map(expected.map((price) => [keyOf(price), price.first]));
    for (const { key, firstInstalment } of told)
      expect(firstInstalment / (firstOf.get(key) ?? NaN)).toBeCloseTo(1, 6);
  });
});

it('quotes ascend by CFT, and by first instalment where the CFT is equal', () => {
  forAll(products, applicants, (declared, asking) => {
    const quotes = matchAll(buildIndex({ products: declared }), asking);
    const outOfOrder = quotes.filter((quote, position) => {
      const next = quotes[position + 1] ?? quote;
      const [cft, following] = [quote.priced.cftNominal, next.priced.cftNominal];
      return cft > following || (cft === following && quote.firstInstalment > next.firstInstalment);
    });
    expect(outOfOrder).toEqual([]);
  });
});

it('quotes do not depend on the order of the catalogue', () => {
  forAll(products, applicants, (declared, asking) => {
    const cfts = (list: Product[]): number[] =>
      matchAll(buildIndex({ products: list }), asking).map(({ priced }) => priced.cftNominal);
    expect(cfts(declared.toReversed())).toEqual(cfts(declared));
  });
});
