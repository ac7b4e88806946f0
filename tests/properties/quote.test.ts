import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { explainLender } from '#domain/quote/advice.ts';
import { matchAll, quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { product } from '../support/data/quotes.ts';
import { forAll, propertyRuns } from '../support/run/property-runs.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const EMPLOYMENTS = ['relacion_dependencia', 'empleado_publico', 'jubilado', 'monotributista'] as const;
const PROVINCES = ['caba', 'salta', 'cordoba'] as const;
const PAID_INTO_ACCOUNTS: readonly unknown[] = ['relacion_dependencia', 'empleado_publico', 'jubilado'];
const CLIENT: Readonly<Record<string, string>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};
const BOUNDS = { amount: { min: 100_000, max: 100_000_000, step: 10_000 }, term: { min: 1, max: 120 } };

const limits = fc.record({
  code: fc.integer({ min: 1, max: 12 }),
  product: fc.uuid(),
  minAmount: fc.integer({ min: 0, max: 6_000_000 }),
  maxAmount: fc.integer({ min: 1_000_000, max: 100_000_000 }),
  maxTerm: fc.integer({ min: 1, max: 96 }),
  minIncome: fc.integer({ min: 0, max: 4_000_000 }),
  minSeniority: fc.integer({ min: 0, max: 36 }),
  maxAge: fc.constantFrom(0, 35, 65, 80),
  maxIncomeShare: fc.constantFrom(0, 10, 30, 50),
  beneficiary: fc.constantFrom(
    'all' as const,
    'account_holder' as const,
    'salary_account' as const,
    ...EMPLOYMENTS,
  ),
  territory: fc.constantFrom('all' as const, ...PROVINCES),
  tea: fc.double({ min: 1, max: 2000, noNaN: true }),
  cftea: fc.double({ min: 1, max: 35_000, noNaN: true }),
});
const tie = fc.record(
  {
    condition: fc.constantFrom('cliente', 'cuenta_sueldo'),
    audience: fc.uniqueArray(fc.constantFrom(...EMPLOYMENTS), { minLength: 1 }) as fc.Arbitrary<
      NonNullable<Product['audience']>
    >,
  },
  { requiredKeys: [] },
);
const products = fc.array(
  fc.tuple(limits, tie).map(([limited, tied]) => product({ ...limited, ...tied })),
  { maxLength: 40 },
);

const applicants: fc.Arbitrary<Applicant> = fc.record({
  amount: fc.integer({ min: 100_000, max: 20_000_000 }).map((value) => unit<never>(value)),
  term: fc.integer({ min: 1, max: 120 }).map((value) => unit<never>(value)),
  netSalary: fc.integer({ min: 100_000, max: 50_000_000 }).map((value) => unit<never>(value)),
  maxIncomeShare: fc.constant(unit<never>(100)),
  seniorityMonths: fc.constantFrom(0, 6, 12, 24, 36).map((value) => unit<never>(value)),
  age: fc.integer({ min: 18, max: 99 }),
  employment: fc.constantFrom(...EMPLOYMENTS),
  province: fc.constantFrom(...PROVINCES),
});

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
    const known = expected.filter((price) => kindOf(price) !== 'doubtful');
    const leading = new Map(known.toReversed().map((price) => [price.code, keyOf(price)]));
    expect(quoteAll(index, asking).map(keyOf).toSorted()).toEqual([...leading.values()].toSorted());
  });
});

it('quotes ascend by CFT, and by first instalment where the CFT is equal', () => {
  forAll(products, applicants, (declared, asking) => {
    const quotes = quoteAll(buildIndex({ products: declared }), asking);
    const outOfOrder = quotes.filter((quote, position) => {
      const next = quotes[position + 1] ?? quote;
      const { cftNominal: cft, firstInstalment: first } = quote;
      return cft > next.cftNominal || (cft === next.cftNominal && first > next.firstInstalment);
    });
    expect(outOfOrder).toEqual([]);
  });
});

it('quotes do not depend on the order of the catalogue', () => {
  forAll(products, applicants, (declared, asking) => {
    const cfts = (list: Product[]): number[] =>
      quoteAll(buildIndex({ products: list }), asking).map(({ cftNominal }) => cftNominal);
    expect(cfts(declared.toReversed())).toEqual(cfts(declared));
  });
});

it('a lender quotes, or the advised change makes it quote, or no single change within bounds does', () => {
  fc.assert(
    fc.property(products, applicants, (declared, asking) => {
      const index = buildIndex({ products: declared });
      const quotes = (changed: Partial<Applicant>): boolean =>
        quoteAll(index, { ...asking, ...changed }).some(({ code }) => code === 1);
      const answer = explainLender(index, asking, [1], BOUNDS);
      expect(answer.fit === 'quotes').toBe(quotes({}));
      if (answer.fit !== 'misses') return;
      expect(answer.failures.length).toBeGreaterThan(0);
      const { amount, term } = answer.changes;
      expect(amount === null || quotes({ amount })).toBe(true);
      const step = Math.sign(asking.amount - (amount ?? asking.amount)) * BOUNDS.amount.step;
      const nearer = (amount ?? asking.amount) + step;
      const isBetween = (asking.amount - nearer) * step > 0;
      expect(isBetween && quotes({ amount: unit(nearer) })).toBe(false);
      const terms = Array.from({ length: 120 }, (_, index) => index + 1).filter((months) =>
        quotes({ term: unit(months) }),
      );
      const distance = Math.min(...terms.map((months) => Math.abs(months - asking.term)));
      expect(term === null ? Infinity : Math.abs(term - asking.term)).toBe(distance);
    }),
    { numRuns: Math.ceil(propertyRuns.numRuns / 5) },
  );
});
