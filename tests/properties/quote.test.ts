import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll, quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { product } from '../support/quotes.ts';
import { forAll } from '../support/property-runs.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const EMPLOYMENTS = ['relacion_dependencia', 'empleado_publico', 'jubilado', 'monotributista'] as const;
const PROVINCES = ['caba', 'salta', 'cordoba'] as const;
const PAID_INTO_ACCOUNTS: readonly unknown[] = ['relacion_dependencia', 'empleado_publico', 'jubilado'];
const CLIENT: Readonly<Record<string, string>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};

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
    audience: fc.constantFrom(...EMPLOYMENTS),
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
      (one.audience ?? employment) === employment &&
      (condition !== 'cuenta_sueldo' || PAID_INTO_ACCOUNTS.includes(employment)) &&
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
      (one.maxIncomeShare === 0 || (first / Number(netSalary)) * 100 <= one.maxIncomeShare);
    return isForThem && isWithin ? [{ code: one.code, condition, cftea: one.cftea, first }] : [];
  });
  return [...new Set(prices.map(({ code }) => code))].flatMap((code) => {
    const own = prices.filter((price) => price.code === code).sort((a, b) => a.cftea - b.cftea);
    const open = own.find(({ condition }) => condition === null);
    const tied = own.find(({ condition }) => condition !== null);
    return [...(open ? [open] : []), ...(tied && tied.cftea < (open?.cftea ?? Infinity) ? [tied] : [])];
  });
}

type Told = Pick<Price, 'code' | 'condition'>;
const keyOf = ({ code, condition }: Told): string => `${code} ${condition === null ? 'open' : 'tied'}`;

it('quotes exactly the entities with a product inside its limits: the cheapest open one, and a cheaper tied one', () => {
  forAll(products, applicants, (declared, asking) => {
    const index = buildIndex({ products: declared });
    const expected = pricesOf(declared, asking);
    const told = matchAll(index, asking).map(
      ({
        priced: {
          product: { code },
          cftNominal,
          condition,
        },
        firstInstalment,
      }) => ({
        key: keyOf({ code, condition }),
        cft: cftNominal,
        first: firstInstalment as number,
      }),
    );
    const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
    const wanted = expected.map((price) => ({
      key: keyOf(price),
      cft: expect.closeTo(1200 * monthlyOf(price.cftea), 6),
      first: expect.closeTo(price.first, 1),
    }));
    expect(told.toSorted(byKey)).toEqual(wanted.toSorted(byKey));
    const leading = new Map(expected.toReversed().map((price) => [price.code, keyOf(price)]));
    expect(quoteAll(index, asking).map(keyOf).toSorted()).toEqual([...leading.values()].toSorted());
  });
});
