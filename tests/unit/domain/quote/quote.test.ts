import { describe, expect, it } from 'vitest';
import { costOf } from '#domain/amortisation.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { applicant, product } from '../../../support/quotes.ts';
import catalogue from '../../../../config/catalogue.json' with { type: 'json' };
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import type { PercentPoints, Pesos } from '#domain/units.ts';

const NACION = 11;
const REAL = buildIndex(catalogue as { products: Product[] });

const names = (products: Product[], asking: Partial<Applicant> = {}): string[] =>
  quoteAll(buildIndex({ products }), applicant(asking)).map(({ product: name }) => name);

describe('quoteAll on the declared catalogue', () => {
  it.each([
    { salary: 3_000_000, amount: 5_000_000, term: 30, entities: 39, lenders: 31 },
    { salary: 1_500_000, amount: 5_000_000, term: 30, entities: 21, lenders: 16 },
    { salary: 1_500_000, amount: 1_000_000, term: 12, entities: 65, lenders: 54 },
  ])(
    'has $entities entities for $amount over $term months on $salary',
    ({ salary, amount, term, entities, lenders }) => {
      const asking = { netSalary: unit<never>(salary), amount: unit<never>(amount), term: unit<never>(term) };
      const quotes = quoteAll(REAL, applicant(asking));
      expect(quotes).toHaveLength(entities);
      expect(quotes.filter(({ kind }) => kind !== 'mutual' && kind !== 'cooperativa')).toHaveLength(lenders);
    },
  );

  it('quotes the typical visitor to the centavo', () => {
    const quotes = quoteAll(REAL, applicant());
    const nacion = quotes.find(({ code }) => code === NACION);
    expect(quotes[0]?.cftNominal).toBeCloseTo(51.96, 2);
    expect(quotes[0]?.firstInstalment).toBeCloseTo(312_117.62, 2);
    expect(nacion?.cftNominal).toBeCloseTo(67.76, 2);
    expect(nacion?.firstInstalment).toBeCloseTo(362_012.9, 2);
    expect(nacion?.incomeShare).toBeCloseTo(12.07, 2);
  });

  it('gives the preview a quote of every entity that lends the amount over the term', () => {
    const anonymous = { netSalary: null, seniorityMonths: null, age: null, employment: null, province: null };
    const lending = catalogue.products.filter(
      ({ minAmount, maxAmount, maxTerm }) => minAmount <= 5e6 && maxAmount >= 5e6 && maxTerm >= 30,
    );
    const quotes = quoteAll(REAL, applicant(anonymous));
    expect(quotes).toHaveLength(new Set(lending.map(({ code }) => code)).size);
    expect(quotes.every(({ incomeShare }) => incomeShare === null)).toBe(true);
  });
});

describe('limits of a product', () => {
  it.each<{ limit: string; declared: Partial<Product>; asking?: Partial<Applicant>; fits: boolean }>([
    { limit: 'least amount met', declared: { minAmount: 5e6 }, fits: true },
    { limit: 'least amount missed', declared: { minAmount: 5e6 + 1 }, fits: false },
    { limit: 'highest amount met', declared: { maxAmount: 5e6 }, fits: true },
    { limit: 'highest amount missed', declared: { maxAmount: 5e6 - 1 }, fits: false },
    { limit: 'term met', declared: { maxTerm: 30 }, fits: true },
    { limit: 'term missed', declared: { maxTerm: 29 }, fits: false },
    { limit: 'income met', declared: { minIncome: 3e6 }, fits: true },
    { limit: 'income missed', declared: { minIncome: 3e6 + 1 }, fits: false },
    { limit: 'seniority met', declared: { minSeniority: 24 }, fits: true },
    { limit: 'seniority missed', declared: { minSeniority: 25 }, fits: false },
    { limit: 'age met', declared: { maxAge: 40 }, fits: true },
    { limit: 'age missed', declared: { maxAge: 39 }, fits: false },
    { limit: 'no age limit', declared: { maxAge: 0 }, fits: true },
    { limit: 'no income share limit', declared: { maxIncomeShare: 0 }, fits: true },
    { limit: 'income share met', declared: { maxIncomeShare: 13.2 }, fits: true },
    { limit: 'income share missed', declared: { maxIncomeShare: 13.1 }, fits: false },
    { limit: 'own province', declared: { territory: 'caba' }, fits: true },
    { limit: 'another province', declared: { territory: 'salta' }, fits: false },
    { limit: 'own employment', declared: { beneficiary: 'relacion_dependencia' }, fits: true },
    { limit: 'another employment', declared: { beneficiary: 'jubilado' }, fits: false },
    { limit: 'clients with an account', declared: { beneficiary: 'account_holder' }, fits: true },
    { limit: 'clients with their salary', declared: { beneficiary: 'salary_account' }, fits: true },
  ])('$limit: fits $fits', ({ declared, fits }) => {
    expect(names([product(declared)])).toHaveLength(fits ? 1 : 0);
  });

  it.each([
    { employment: 'relacion_dependencia', admitted: true },
    { employment: 'empleado_publico', admitted: true },
    { employment: 'jubilado', admitted: true },
    { employment: 'monotributista', admitted: false },
    { employment: 'responsable_inscripto', admitted: false },
  ])('client-only products admit $employment: $admitted', ({ employment, admitted }) => {
    const clientOnly = [product({ beneficiary: 'salary_account' })];
    expect(names(clientOnly, { employment })).toHaveLength(admitted ? 1 : 0);
  });

  it('what is not known yet rules nothing out', () => {
    const strict = product({
      minIncome: 9e7,
      minSeniority: 90,
      maxAge: 18,
      maxIncomeShare: 1,
      territory: 'salta',
      beneficiary: 'jubilado',
    });
    const unknown = { netSalary: null, seniorityMonths: null, age: null, employment: null, province: null };
    expect(names([strict], unknown)).toHaveLength(1);
  });
});

describe('one quote per entity', () => {
  it('is the cheapest product that fits, not the cheapest one', () => {
    const products = [
      product({ product: 'dear', cftea: 300 }),
      product({ product: 'cheap but short', cftea: 100, maxTerm: 12 }),
      product({ product: 'fair', cftea: 200 }),
    ];
    expect(names(products)).toEqual(['fair']);
  });

  it('orders entities by CFT, then first instalment, then name', () => {
    const products = [
      product({ code: 1, entity: 'B', product: 'same as A', cftea: 150, tea: 110 }),
      product({ code: 2, entity: 'A', product: 'same as B', cftea: 150, tea: 110 }),
      product({ code: 3, entity: 'C', product: 'lower first instalment', cftea: 150, tea: 115 }),
      product({ code: 4, entity: 'D', product: 'cheapest', cftea: 120 }),
    ];
    expect(names(products)).toEqual(['cheapest', 'lower first instalment', 'same as B', 'same as A']);
  });
});

describe('an index', () => {
  it('keeps the audiences of every employment and province apart', () => {
    const index = buildIndex({
      products: [
        product({ code: 1, product: 'salta', territory: 'salta' }),
        product({ code: 2, product: 'retired', beneficiary: 'jubilado' }),
        product({ code: 3, product: 'everyone' }),
      ],
    });
    const namesFor = (employment: string | null, province: string | null): string[] =>
      quoteAll(index, applicant({ employment, province }))
        .map(({ product: name }) => name)
        .toSorted();
    expect(namesFor('monotributista', 'caba')).toEqual(['everyone']);
    expect(namesFor('monotributista', 'salta')).toEqual(['everyone', 'salta']);
    expect(namesFor('jubilado', 'salta')).toEqual(['everyone', 'retired', 'salta']);
    expect(namesFor('jubilado', 'caba')).toEqual(['everyone', 'retired']);
    expect(namesFor(null, null)).toEqual(['everyone', 'retired', 'salta']);
  });
});

describe('rates of a product', () => {
  it('takes VAT out of a TEA that already holds it', () => {
    const [quote] = quoteAll(buildIndex({ products: [product({ tea: 150, cftea: 150 })] }), applicant());
    const first = quote?.firstInstalment ?? unit<Pesos>(0);
    const cftNominal = quote?.cftNominal ?? unit<PercentPoints>(0);
    const cost = costOf({ amount: unit(5e6), term: unit(30), first, cftNominal });
    expect(cost?.cftEffective).toBeCloseTo(150, 8);
    expect(cost?.rates.interest).toBeCloseTo((2.5 ** (1 / 12) - 1) / 1.21, 10);
  });
});
