import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import { holdProducts, movedLoans } from '#scripts/catalogue/hold.ts';
import { product } from '../../../support/data/quotes.ts';

/** Forty loans of twenty entities. */
const BEFORE = Array.from({ length: 40 }, (_, at) =>
  product({
    code: 50_000 + Math.floor(at / 2),
    entity: `ENTIDAD ${Math.floor(at / 2)} S.A.`,
    product: `PRESTAMO ${at % 2}`,
    cftea: 100 + at,
  }),
);

const priced = (products: readonly Product[], most: number, times: number): Product[] =>
  products.map((one, at) => (at < most ? { ...one, cftea: one.cftea * times } : one));

const hold = (declared: readonly Product[], given: Partial<Parameters<typeof holdProducts>[1]> = {}) =>
  holdProducts(declared, { before: BEFORE, accept: false, isDecided: () => false, ...given });

const NEW = product({ code: 60_000, entity: 'ENTIDAD NUEVA S.A.', product: 'PRESTAMO', cftea: 110 });
const isFirst = ({ cftea }: Product): boolean => cftea === priced(BEFORE, 1, 1.31)[0]?.cftea;

it.each<[string, number]>([
  ['falls to two thirds', 0.66],
  ['rises by a third', 1.33],
  ['was written × 100', 100],
  ['was written ÷ 100', 0.01],
])('a product keeps its last price when that %s', (_, times) => {
  const { products, held } = hold(priced(BEFORE, 1, times));
  expect(products).toEqual(BEFORE);
  expect(held).toMatchObject([{ was: BEFORE[0], product: { cftea: 100 * times } }]);
});

it.each<[string, number, object]>([
  ['moves by 29 %', 1.29, {}],
  ['is accepted', 1.31, { accept: true }],
  ['was decided on', 1.31, { isDecided: isFirst }],
])('a product takes its new price when that %s', (_, times, given) => {
  const declared = priced(BEFORE, 1, times);
  expect(hold(declared, given)).toEqual({ products: declared, held: [] });
});

it.each<[string, Partial<Product>]>([
  ['half as dear as the cheapest tenth', { cftea: 50 }],
  ['thirty times what its entity asks', { code: 50_000, cftea: 3_100 }],
])('a product that is new stays out when it is %s, though everything is accepted', (_, changes) => {
  const strange = { ...NEW, ...changes };
  const { products, held } = hold([...BEFORE, strange], { accept: true });
  expect(products).toEqual(BEFORE);
  expect(held).toEqual([{ product: strange, was: undefined }]);
  expect(hold([...BEFORE, strange], { isDecided: (one) => one === strange }).held).toEqual([]);
});

it('a product comes when it is new at a usual price, and goes when it is declared no more', () => {
  const declared = [...BEFORE.slice(1), NEW];
  expect(hold(declared)).toEqual({ products: declared, held: [] });
});

it('a product that is held changes no other', () => {
  const rates = fc.array(fc.double({ min: 0.72, max: 1.29, noNaN: true }), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(rates, fc.nat({ max: 39 }), fc.constantFrom(0.05, 0.4, 2, 9), (moves, odd, times) => {
      const declared = BEFORE.map((one, at) => ({
        ...one,
        cftea: one.cftea * (at === odd ? times : (moves[at] as number)),
      }));
      const expected = declared.map((one, at) => (at === odd ? BEFORE[odd] : one));
      expect(hold(declared).products).toEqual(expected);
    }),
  );
});

it.each<[string, readonly Product[], count: number, areTooMany: boolean]>([
  ['nothing changes', BEFORE, 0, false],
  ['a dozen prices jump', priced(BEFORE, 12, 1.31), 12, false],
  ['thirteen prices jump', priced(BEFORE, 13, 1.31), 13, true],
  ['half of the loans are gone', BEFORE.slice(20), 20, true],
  ['every price moves by 29 %', priced(BEFORE, 40, 1.29), 0, false],
  ['every rate is in another unit', priced(BEFORE, 40, 0.01), 40, true],
  ['as many come as there were', [...BEFORE, ...BEFORE.map((one) => ({ ...one, code: 1 }))], 0, false],
])('when %s, a run is held only for more than a dozen of forty loans', (_, declared, count, areTooMany) =>
  expect(movedLoans(BEFORE, declared)).toEqual({ count, areTooMany }),
);
