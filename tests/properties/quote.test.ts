import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { explainLender } from '#domain/quote/explain.ts';
import { matchAll, quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { product } from '../support/quotes.ts';
import { forAll, propertyRuns } from '../support/property-runs.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const EMPLOYMENTS = ['relacion_dependencia', 'empleado_publico', 'jubilado', 'monotributista'] as const;
const PROVINCES = ['caba', 'salta', 'cordoba'] as const;
const PAID_INTO_ACCOUNTS: readonly string[] = ['relacion_dependencia', 'empleado_publico', 'jubilado'];
const BOUNDS = { amount: { min: 100_000, max: 100_000_000, step: 10_000 }, term: { min: 1, max: 120 } };

const products = fc.array(
  fc
    .record({
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
    })
    .map(product),
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

/** The rules once more, written plainly, with the instalment by its textbook formula. */
function fits(declared: Product, asking: Applicant): boolean {
  const monthly = (annual: number): number => (1 + annual / 100) ** (1 / 12) - 1;
  const cost = monthly(declared.cftea);
  const interest = Math.min(monthly(declared.tea), cost / 1.21);
  const first = (asking.amount * interest) / ((1 + interest) ** asking.term - 1) + cost * asking.amount;
  const share = (first / (asking.netSalary ?? NaN)) * 100;
  const client =
    declared.beneficiary === 'account_holder' ||
    (declared.beneficiary === 'salary_account' && PAID_INTO_ACCOUNTS.includes(asking.employment ?? ''));
  return (
    asking.amount >= declared.minAmount &&
    asking.amount <= declared.maxAmount &&
    asking.term <= declared.maxTerm &&
    (asking.netSalary ?? NaN) >= declared.minIncome &&
    (asking.seniorityMonths ?? NaN) >= declared.minSeniority &&
    (declared.maxAge === 0 || (asking.age ?? NaN) <= declared.maxAge) &&
    (declared.maxIncomeShare === 0 || share <= declared.maxIncomeShare) &&
    (declared.beneficiary === 'all' || declared.beneficiary === asking.employment || client) &&
    (declared.territory === 'all' || declared.territory === asking.province)
  );
}

const asksForMore = ({ beneficiary }: Product): boolean =>
  ['account_holder', 'salary_account'].includes(beneficiary);

it('quotes exactly the entities with a product inside its limits: the cheapest open one, and a cheaper tied one', () => {
  forAll(products, applicants, (declared, asking) => {
    const index = buildIndex({ products: declared });
    const cheapest = new Map<number, { open: number; tied: number }>();
    for (const candidate of declared.filter((one) => fits(one, asking))) {
      const { open, tied } = cheapest.get(candidate.code) ?? { open: Infinity, tied: Infinity };
      const { cftea, code } = candidate;
      cheapest.set(
        code,
        asksForMore(candidate)
          ? { open, tied: Math.min(cftea, tied) }
          : { open: Math.min(cftea, open), tied },
      );
    }
    const prices = [...cheapest].flatMap(([code, { open, tied }]) => [
      ...(open < Infinity ? [[code, 'open', open]] : []),
      ...(tied < open ? [[code, 'tied', tied]] : []),
    ]);
    const effective = (cft: number): number => Math.round(((1 + cft / 1200) ** 12 - 1) * 1e6);
    const matches = matchAll(index, asking).map(({ priced: { product: one, cftNominal, condition } }) => [
      one.code,
      condition === null ? 'open' : 'tied',
      effective(cftNominal),
    ]);
    const rounded = prices.map(([code, kind, cftea]) => [code, kind, Math.round(Number(cftea) * 1e4)]);
    expect(matches.toSorted().map(String)).toEqual(rounded.toSorted().map(String));
    const leading = quoteAll(index, asking).map(({ code, condition }) => [code, condition === null]);
    expect(new Set(leading.map(String))).toEqual(
      new Set([...cheapest].map(([code, { open }]) => String([code, open < Infinity]))),
    );
    expect(leading).toHaveLength(cheapest.size);
  });
});

it('quotes in ascending order of CFT, and of first instalment where the CFT is equal', () => {
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

it('does not depend on the order of the catalogue', () => {
  forAll(products, applicants, (declared, asking) => {
    const cfts = (list: Product[]): number[] =>
      quoteAll(buildIndex({ products: list }), asking).map(({ cftNominal }) => cftNominal);
    expect(cfts(declared.toReversed())).toEqual(cfts(declared));
  });
});

it('quotes every figure finite and positive', () => {
  forAll(products, applicants, (declared, asking) => {
    for (const quote of quoteAll(buildIndex({ products: declared }), asking)) {
      const figures = [quote.firstInstalment, quote.cftNominal, quote.incomeShare ?? NaN];
      expect(figures.every((figure) => Number.isFinite(figure) && figure > 0)).toBe(true);
    }
  });
});

it('explains a lender: it quotes, or one change makes it quote, or no single change within bounds does', () => {
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
