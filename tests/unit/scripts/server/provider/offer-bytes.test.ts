import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { createOffersWriter, writeDecimal } from '#scripts/server/provider/offer-bytes.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';
import { applicant, product } from '../../../../support/quotes.ts';

const written = (value: number, decimals: number): string => {
  const bytes = Buffer.alloc(64);
  return bytes.toString('latin1', 3, writeDecimal(bytes, 3, value, decimals));
};

describe('writeDecimal', () => {
  it.each([
    { value: 0, decimals: 2, text: '0.00' },
    { value: 0.004, decimals: 2, text: '0.00' },
    { value: 0.005, decimals: 2, text: '0.01' },
    { value: 0.5, decimals: 4, text: '0.5000' },
    { value: 9.99, decimals: 2, text: '9.99' },
    { value: 9.999, decimals: 2, text: '10.00' },
    { value: 312_117.618, decimals: 2, text: '312117.62' },
    { value: 99_999_999_999.99, decimals: 2, text: '99999999999.99' },
    { value: 1e30, decimals: 2, text: '1e+30' },
  ])('writes $value with $decimals decimals as $text', ({ value, decimals, text }) => {
    expect(written(value, decimals)).toBe(text);
  });

  it('is the number it stands for, to half of its last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e11, noNaN: true }), fc.constantFrom(2, 4), (value, decimals) => {
        const text = written(value, decimals);
        expect(text).toMatch(/^(?:0|[1-9]\d*)\.\d+$/);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(
          0.500001 * 10 ** -decimals + value * 1e-15,
        );
      }),
      propertyRuns,
    );
  });
});

describe('createOffersWriter', () => {
  const write = createOffersWriter();
  const offers = (count: number, name = (index: number): string => `ENTIDAD ${index}`): unknown[] => {
    const products = Array.from({ length: count }, (_, index) =>
      product({ code: index + 1, entity: name(index) }),
    );
    const matches = matchAll(buildIndex({ products }), applicant());
    return (JSON.parse(write(matches).toString()) as { offers: unknown[] }).offers;
  };

  it('writes no offers, one and thousands with one writer', () => {
    expect(offers(0)).toEqual([]);
    expect(offers(1)).toHaveLength(1);
    expect(offers(5000)).toHaveLength(5000);
    expect(offers(2)).toHaveLength(2);
  });

  it.each(['CAJA "LA ÑANDÚ" S.A.', 'A\\B', '株式会社', '😀'])('writes any name as JSON: %s', (name) => {
    expect(offers(1, () => name)).toMatchObject([{ Banco: name }]);
  });

  it('gives bytes that a later answer does not change', () => {
    const index = buildIndex({ products: [product()] });
    const first = write(matchAll(index, applicant()));
    const before = first.toString();
    write(matchAll(buildIndex({ products: [product({ entity: 'OTRA ENTIDAD' })] }), applicant()));
    expect(first.toString()).toBe(before);
  });
});
