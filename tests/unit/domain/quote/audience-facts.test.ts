import { describe, expect, it } from 'vitest';
import { audienceFacts, fingerprintOf } from '#domain/quote/audience-facts.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import { type PercentPoints, unit } from '#domain/units.ts';

const ANYBODY: Applicant = {
  amount: unit(1_000_000),
  term: unit(12),
  netSalary: null,
  seniorityMonths: null,
  age: null,
  employment: null,
  province: null,
};

let code = 0;

/** A product of an entity of its own that lends to anybody, anywhere. */
function product(entity: string, differs: Partial<Product> = {}): Product {
  code += 1;
  return {
    entity,
    code,
    kind: 'banco',
    product: 'PRESTAMO PERSONAL',
    reported: '2026-06-01',
    minAmount: unit(1000),
    maxAmount: unit(5_000_000),
    maxTerm: unit(60),
    minIncome: unit(0),
    minSeniority: unit(0),
    maxAge: 0,
    maxIncomeShare: unit(30),
    beneficiary: 'all',
    prepaymentFee: 0,
    tea: unit(80),
    cftea: unit(100),
    territory: 'all',
    ...differs,
  } as Product;
}

const facts = (products: Product[], applicant: Partial<Applicant> = {}) =>
  audienceFacts({ products }, { ...ANYBODY, ...applicant });

describe('what the catalogue says of an audience', () => {
  it('is nothing when nobody lends it', () => {
    expect(facts([product('A', { maxAmount: unit(500_000) })])).toBeNull();
  });

  it('counts entities once, and those that ask to be paid there apart', () => {
    const found = facts([product('A'), product('B', { beneficiary: 'salary_account', cftea: unit(60) })]);
    expect([found?.count, found?.openCount]).toEqual([2, 1]);
  });

  it('names the cheapest price that asks for nothing first, but tells the whole range of costs', () => {
    const found = facts([
      product('A', { cftea: unit(150) }),
      product('B', { cftea: unit(100) }),
      product('C', { beneficiary: 'salary_account', cftea: unit(60) }),
    ]);
    expect(found?.cheapest.map(({ entity }) => entity)).toEqual(['B', 'A']);
    expect(found?.cft.min).toBeLessThan(found?.cheapest[0]?.cftNominal ?? 0);
    expect(found?.cft.max).toBe(found?.cheapest[1]?.cftNominal);
  });

  it('says for whom alone a price is, where the audience does not say it', () => {
    const limited = product('A', { beneficiary: 'jubilado', territory: 'cordoba' });
    const limits = (applicant: Partial<Applicant>) =>
      facts([limited], applicant)?.cheapest.map(({ employments, provinces }) => [employments, provinces]);
    expect(limits({})).toEqual([[['jubilado'], ['cordoba']]]);
    expect(limits({ employment: 'jubilado' })).toEqual([[null, ['cordoba']]]);
    expect(limits({ employment: 'jubilado', province: 'cordoba' })).toEqual([[null, []]]);
  });

  it('says of an entity that declares one price for each of several audiences that it is for all of them', () => {
    const first = product('A', { beneficiary: 'jubilado', territory: 'salta' });
    const second = { ...first, beneficiary: 'monotributista' as const, territory: 'chaco' as const };
    const dearer = { ...first, beneficiary: 'empleado_publico' as const, cftea: unit<PercentPoints>(200) };
    const found = facts([first, second, dearer]);
    expect(found?.cheapest.map(({ employments, provinces }) => [employments, provinces])).toEqual([
      [
        ['jubilado', 'monotributista'],
        ['chaco', 'salta'],
      ],
    ]);
  });

  it('tells what those that lend ask for', () => {
    const found = facts([
      product('A', { minIncome: unit(300_000), minSeniority: unit(12), maxAge: 70 }),
      product('B', { minIncome: unit(500_000), maxAge: 65 }),
    ]);
    expect(found?.demands).toEqual({
      income: { none: 0, max: 500_000 },
      seniority: { none: 1, max: 12 },
      maxAge: 70,
    });
  });

  it('tells of those that do not lend what they are outside of', () => {
    const found = facts(
      [
        product('A'),
        product('B', { territory: 'salta' }),
        product('C', { beneficiary: 'jubilado' }),
        product('D', { maxAmount: unit(10_000) }),
        product('E', { maxTerm: unit(6) }),
      ],
      { employment: 'monotributista', province: 'cordoba' },
    );
    expect(found?.obstacles).toEqual({ province: 1, employment: 1, amount: 1, term: 1 });
  });
});

it('two audiences whose prices, demands and obstacles agree have the same fingerprint; another price is another one', () => {
  const [a, b] = [product('A'), product('B', { cftea: unit(120), territory: 'salta' })];
  const of = (applicant: Partial<Applicant>) => {
    const found = facts([a, b], applicant);
    return found && fingerprintOf(found);
  };
  expect(of({ province: 'cordoba' })).toBe(of({ province: 'chaco' }));
  expect(of({ province: 'cordoba' })).not.toBe(of({ province: 'salta' }));
});
