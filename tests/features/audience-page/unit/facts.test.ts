import { describe, expect, it } from 'vitest';
import { type AudienceFacts, audienceFacts } from '#features/audience-page/audience-facts.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import { applicant, product as declared } from '../../../support/data/quotes.ts';

const ANYBODY = applicant({
  amount: unit(1_000_000),
  term: unit(12),
  netSalary: null,
  seniorityMonths: null,
  age: null,
  employment: null,
  province: null,
});

let code = 0;

/** A product of an entity of its own that lends to anybody, anywhere. */
function product(entity: string, differs: Partial<Product> = {}): Product {
  code += 1;
  return declared({
    entity,
    code,
    maxAmount: 5_000_000,
    maxTerm: 60,
    maxIncomeShare: 30,
    cftea: 100,
    ...differs,
  });
}

const facts = (products: Product[], asking: Partial<Applicant> = {}) =>
  audienceFacts({ products }, { ...ANYBODY, ...asking });

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

  const retired = product('A', { beneficiary: 'jubilado' });
  it.each<[string, Partial<Product>]>([
    ['at another price', { cftea: unit(200) }],
    ['that asks for something besides', { condition: 'cliente' }],
    ['that does not lend the amount', { maxAmount: unit(500_000) }],
  ])('leaves the audience of a product of the same entity out of a price: one %s', (_, differs) => {
    const other = { ...retired, beneficiary: 'monotributista' as const, ...differs };
    expect(facts([retired, other])?.cheapest.map(({ employments }) => employments)).toEqual([['jubilado']]);
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

  it.each<[string, Partial<Product>, number | null]>([
    ['none where one lends at any age', { maxAge: 0 }, null],
    ['the highest of all', { maxAge: 80 }, 80],
  ])('tells the highest age that any of them takes: %s', (_, differs, age) => {
    expect(facts([product('A', { maxAge: 70 }), product('B', differs)])?.demands.maxAge).toBe(age);
  });

  describe('of prices that ask to be paid there', () => {
    const tied = product('A', { beneficiary: 'salary_account', cftea: unit(60), minIncome: unit(500_000) });
    const open = product('B', { minIncome: unit(300_000) });

    it.each<[string, Product[], string[], number]>([
      ['nothing is told where others ask for nothing, though they are dearer', [tied, open], ['B'], 300_000],
      ['price and demands are told where there are no others', [tied], ['A'], 500_000],
    ])('%s', (_, products, entities, income) => {
      const found = facts(products);
      expect(found?.cheapest.map(({ entity }) => entity)).toEqual(entities);
      expect(found?.demands.income).toEqual({ none: 0, max: income });
    });
  });

  describe('of those that lend in the province alone', () => {
    const priced = (entity: string, cftea: number, territory: Product['territory']) =>
      product(entity, { cftea: unit(cftea), territory });
    const products = [
      priced('Everywhere', 90, 'all'),
      priced('Fourth', 104, 'salta'),
      priced('Third', 103, 'salta'),
      priced('Second', 102, 'salta'),
      priced('First', 101, 'salta'),
      priced('Elsewhere', 80, 'chaco'),
    ];
    const named = (list: AudienceFacts['locals'] = []) => list.map(({ entity }) => entity);

    it.each<[string, string | null, string[]]>([
      ['names the three cheapest', 'salta', ['First', 'Second', 'Third']],
      ['names the only one', 'chaco', ['Elsewhere']],
      ['names nobody where there is none', 'cordoba', []],
      ['names nobody while the province is not known', null, []],
    ])('%s', (_, province, locals) => {
      expect(named(facts(products, { province })?.locals)).toEqual(locals);
    });

    it('names the three cheapest of all besides', () =>
      expect(named(facts(products, { province: 'salta' })?.cheapest)).toEqual([
        'Everywhere',
        'First',
        'Second',
      ]));
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

  const far = product('B', { maxAmount: unit(10_000), maxTerm: unit(6), cftea: unit(50) });
  it.each<[string, Product[], AudienceFacts['obstacles']]>([
    [
      'the limit of the product that misses the fewest counts',
      [far, { ...far, maxAmount: unit(2e6) }],
      { term: 1 },
    ],
    [
      'the nearest product counts, though it is dearer',
      [far, { ...far, territory: 'salta', maxAmount: unit(2e6), maxTerm: unit(60), cftea: unit(300) }],
      { province: 1 },
    ],
    [
      'entities with the same obstacle are counted together',
      [far, product('C', { maxAmount: unit(1e5) })],
      { amount: 2 },
    ],
    ['an entity that refuses the age alone has none of them', [product('C', { maxAge: 60 })], {}],
    [
      'an entity that lends by another product has none',
      [{ ...far, product: 'OTRO', maxAmount: unit(2e6), maxTerm: unit(60) }, far],
      {},
    ],
  ])('obstacles: %s', (_, products, obstacles) => {
    const asking = { age: 70, province: 'cordoba' };
    expect(facts([product('A'), ...products], asking)?.obstacles).toEqual(obstacles);
  });
});

it('two audiences whose prices, demands and obstacles agree have the same facts; another price is another fact', () => {
  const products = [product('A'), product('B', { cftea: unit(120), territory: 'salta' })];
  const [cordoba, chaco, salta] = ['cordoba', 'chaco', 'salta'].map((province) =>
    facts(products, { province }),
  );
  expect(cordoba).toEqual(chaco);
  expect(cordoba).not.toEqual(salta);
});
