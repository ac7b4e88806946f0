import { expect, it } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import { RECORD_GAP_NAMES, RECORD_GAPS } from '#site/record-gaps.ts';
import { content } from '../../support/content/content.ts';

const LIMITED = {
  minIncome: 310_000,
  maxAmount: 24_800_000,
  maxTerm: 72,
  minSeniority: 12,
  maxAge: 80,
  maxIncomeShare: 30,
  cftea: 100,
  territory: 'cordoba',
} as Product;
const LOOSER = {
  ...LIMITED,
  minIncome: 90_000,
  maxTerm: 1,
  minSeniority: 1,
  maxAge: 84,
  maxIncomeShare: 35.5,
  cftea: 150,
} as Product;
const OPEN = {
  ...LOOSER,
  minIncome: 0,
  minSeniority: 0,
  maxAge: 0,
  maxIncomeShare: 0,
  territory: 'all',
} as Product;
const everywhere = content.site.lenderPage.file.everywhere.toLocaleLowerCase('es');
const cordoba = content.simulator.provinces.find(({ code }) => code === 'cordoba')?.label;

const saidOf = (products: readonly Product[]) =>
  Object.fromEntries(
    RECORD_GAP_NAMES.map((name) => [name, RECORD_GAPS[name]({ content, entities: 46, products })]),
  );

it.each<[what: string, products: Product[], said: object]>([
  [
    'one loan by its own limits',
    [LIMITED],
    {
      minIncome: '$\u00A0310.000',
      maxAmount: '$\u00A024.800.000',
      maxTerm: '72 meses',
      minSeniority: '12 meses',
      maxAge: '80 años',
      incomeShare: '30\u00A0%',
      cft: '71,36\u00A0%',
      provinces: cordoba,
    },
  ],
  [
    'several loans by the widest limit and the lowest price',
    [LIMITED, LOOSER],
    {
      minIncome: '$\u00A090.000',
      maxTerm: '72 meses',
      minSeniority: '1 mes',
      maxAge: '84 años',
      incomeShare: '35,50\u00A0%',
      cft: '71,36\u00A0%',
    },
  ],
  [
    'nothing of a limit that one of the loans does not have',
    [LIMITED, OPEN],
    { minIncome: null, minSeniority: null, maxAge: null, incomeShare: null, provinces: everywhere },
  ],
  [
    'nothing of a lender without loans',
    [],
    { minIncome: null, maxAmount: null, maxTerm: null, maxAge: null, cft: null, provinces: null },
  ],
])('the named values say %s', (_, products, said) => expect(saidOf(products)).toMatchObject(said));

it.each([
  [1, null],
  [2, '1'],
  [40, '30'],
])('of %i entities that are compared a text may claim more than %s', (entities, claimed) =>
  expect(RECORD_GAPS.entities({ content, entities, products: [] })).toBe(claimed),
);
