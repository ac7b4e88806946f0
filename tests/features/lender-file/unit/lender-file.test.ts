import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { lenderFile } from '#features/lender-file/lender-file.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue } from '#generated/types.ts';
import { product } from '../../../support/data/quotes.ts';

type Declared = Partial<Product>;
const OWN: Declared = {
  entity: 'ALFA S.A.',
  reported: '2026-01-01',
  maxAmount: 1_000_000,
  maxTerm: 24,
  cftea: 100,
};

const fileOf = (own: Declared[], others: Declared[] = []) => {
  const products = [...own, ...others].map((change) => product({ ...OWN, ...change }));
  return lenderFile({ products } as unknown as Catalogue, [matchKey('ALFA S.A.')]);
};

const CLIENT = { beneficiary: 'account_holder' } as const;
const of = (employment: string | null, condition: string | null) => ({ employment, condition });
const RETIRED = { beneficiary: 'jubilado' } as const;

it.each<[string, Declared[], object]>([
  ['the most it lends', [{ maxAmount: 5 }, { maxAmount: 9 }], { maxAmount: 9 }],
  ['that a CFT is of its own note', [{}, { fromNote: true }], { isFromNote: true }],
  ['the longest term', [{ maxTerm: 60 }, { maxTerm: 12 }], { maxTerm: 60 }],
  ['the newest date', [{ reported: '2026-03-01' }, { reported: '2026-02-01' }], { reported: '2026-03-01' }],
  [
    'who may ask, each once',
    [RETIRED, RETIRED, CLIENT],
    { audiences: [of('jubilado', null), of(null, 'cliente')] },
  ],
  [
    'the employment that a product’s name adds to its beneficiary',
    [{ beneficiary: 'salary_account', audience: ['empleado_publico'] }],
    { audiences: [of('empleado_publico', 'cuenta_sueldo')] },
  ],
  [
    'the condition that a product’s name adds to its beneficiary',
    [{ beneficiary: 'all', condition: 'cliente' }],
    { audiences: [of(null, 'cliente')] },
  ],
  [
    'nobody besides those who take them in',
    [{ beneficiary: 'jubilado', condition: 'cliente' }, RETIRED, { ...CLIENT, audience: ['jubilado'] }],
    { audiences: [of('jubilado', null)] },
  ],
  ['nobody besides everybody', [RETIRED, {}, CLIENT], { audiences: [of(null, null)] }],
  ['no province when one product serves the country', [{ territory: 'caba' }, {}], { provinces: [] }],
])('the file of a lender tells %s', (_, own, told) => expect(fileOf(own)).toMatchObject(told));

it('the file of a lender gives the declared CFT as a nominal one, from the cheapest to the dearest', () => {
  // 12 · (2^(1/12) − 1) and 12 · (3^(1/12) − 1)
  const cft = fileOf([{ cftea: 200 }, { cftea: 100 }])?.cft;
  expect(cft?.min).toBeCloseTo(71.36, 2);
  expect(cft?.max).toBeCloseTo(115.05, 2);
});

it.each([
  ['a least price below the cheapest product', [{ leastCftea: 100 }, {}], 71.36],
  ['no least price', [{}, {}], 115.05],
  ['a least price above another product', [{ leastCftea: 150 }, { cftea: 100 }], 71.36],
])('the file of a lender begins its CFT at the least there is: %s', (_, own, min) =>
  expect(fileOf(own.map((one) => ({ cftea: 200, ...one })))?.cft.min).toBeCloseTo(min, 2),
);

it('the file of a lender has its place among all entities by their cheapest product', () => {
  const others = [
    { entity: 'BETA S.A.', code: 2, cftea: 50 },
    { entity: 'BETA S.A.', code: 2, cftea: 400 },
    { entity: 'GAMA S.A.', code: 3, cftea: 300 },
    { entity: 'DELTA S.A.', code: 4, cftea: 300 },
    // As cheap as its own, so that both share the place.
    { entity: 'EPSILON S.A.', code: 5, cftea: 100 },
  ];
  expect(fileOf([{}], others)).toMatchObject({ place: 2, among: 5 });
});

it('the file of a lender is none for a lender that declared nothing', () => {
  expect(fileOf([], [{ entity: 'BETA S.A.', code: 2 }])).toBeNull();
});
