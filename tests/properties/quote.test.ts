import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { explainLender } from '#domain/quote/advice.ts';
import { matchAll, quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { product } from '../support/data/quotes.ts';
import { content } from '../support/content/content.ts';
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

/** First instalment by walking through a French schedule whose level part is found by halving. */
function byHalving({ interest, cost }: Monthly, { amount, term }: Applicant): number {
  let [low, high] = [0, amount * (1 + interest)];
  for (let step = 0; step < 200; step += 1) {
    const level = (low + high) / 2;
    let balance: number = amount;
    for (let month = 0; month < term; month += 1) balance -= level - balance * interest;
    if (balance > 0) low = level;
    else high = level;
  }
  return high - amount * interest + amount * cost;
}

const monthlyOf = (annual: number): number => Math.exp(Math.log(1 + annual / 100) / 12) - 1;

type Monthly = { interest: number; cost: number };
type Price = { code: number; condition: string | null; cftea: number; first: number };

/** Every price by the rules as they are written down, product by product. */
function pricesOf(declared: readonly Product[], asking: Applicant, firstOf: typeof byFormula): Price[] {
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
    const first = firstOf({ cost, interest: Math.min(monthlyOf(one.tea), cost / 1.21) }, asking);
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
    const expected = pricesOf(declared, asking, byFormula);
    const effective = (cft: number): number => Math.round(((1 + cft / 1200) ** 12 - 1) * 1e6);
    const matches = matchAll(index, asking).map(
      ({
        priced: {
          product: { code },
          cftNominal,
          condition,
        },
      }) => `${keyOf({ code, condition })} ${effective(cftNominal)}`,
    );
    const rounded = expected.map((price) => `${keyOf(price)} ${Math.round(price.cftea * 1e4)}`);
    expect(matches.toSorted()).toEqual(rounded.toSorted());
    const known = expected.filter((price) => kindOf(price) !== 'doubtful');
    const leading = new Map(known.toReversed().map((price) => [price.code, keyOf(price)]));
    expect(quoteAll(index, asking).map(keyOf).toSorted()).toEqual([...leading.values()].toSorted());
  });
});

const people = fc.record({
  amount: fc.constantFrom(300_000, 1_000_000, 2_500_000, 5_000_000, 15_000_000),
  term: fc.constantFrom(6, 12, 18, 24, 36, 48, 60),
  netSalary: fc.integer({ min: 400_000, max: 4_400_000 }),
  seniorityMonths: fc.constantFrom(0, 6, 12, 24, 60),
  age: fc.integer({ min: 18, max: 82 }),
});

/** Drawn people: few in the search for mutants. */
const PEOPLE = Math.min(300, propertyRuns.numRuns * 2);

it(`the quote gives ${PEOPLE} drawn people, in all provinces and employments, the prices that another way of counting gives`, () => {
  const { catalogue, simulator } = content;
  const declared = catalogue.products as Product[];
  const index = buildIndex({ products: declared });
  const counts = { open: 0, tied: 0 };
  for (const [at, drawn] of fc.sample(people, { seed: 20261122, numRuns: PEOPLE }).entries()) {
    const asking = {
      ...drawn,
      maxIncomeShare: 100,
      employment: simulator.employment[at % simulator.employment.length]?.code ?? null,
      province: simulator.provinces[at % simulator.provinces.length]?.code ?? null,
    } as Applicant;
    const given = matchAll(index, asking);
    const expected = new Map(pricesOf(declared, asking, byHalving).map((price) => [keyOf(price), price]));
    const keys = given.map(
      ({
        priced: {
          product: { code },
          condition,
        },
      }) => keyOf({ code, condition }),
    );
    expect(keys.toSorted(), JSON.stringify(asking)).toEqual([...expected.keys()].toSorted());
    for (const [place, { priced, firstInstalment }] of given.entries()) {
      const other = expected.get(keys[place] ?? '') as Price;
      expect(Math.abs(priced.cftNominal - 1200 * monthlyOf(other.cftea))).toBeLessThan(0.01);
      expect(Math.abs(firstInstalment / other.first - 1)).toBeLessThan(0.005);
      counts[priced.condition === null ? 'open' : 'tied'] += 1;
    }
  }
  expect(counts.open).toBeGreaterThan(3 * PEOPLE);
  expect(counts.tied).toBeGreaterThan(PEOPLE);
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

it('every figure of a quote is finite and positive', () => {
  forAll(products, applicants, (declared, asking) => {
    for (const quote of quoteAll(buildIndex({ products: declared }), asking)) {
      const figures = [quote.firstInstalment, quote.cftNominal, quote.incomeShare ?? NaN];
      expect(figures.every((figure) => Number.isFinite(figure) && figure > 0)).toBe(true);
    }
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
