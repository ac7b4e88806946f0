import { describe, expect, it } from 'vitest';
import { firstPer10k } from '#scripts/catalogue/cross-check.ts';
import { importRecords } from '../../../support/import-records.ts';
import { record } from '../../../support/official-records.ts';

// P·i/(1 − (1+i)^−n) + 0.21·i·P, with i = (1+TEA)^(1/12) − 1.
const formula = (tea: number, term: number): number => {
  const i = (1 + tea / 100) ** (1 / 12) - 1;
  return (10_000 * i) / (1 - (1 + i) ** -term) + 0.21 * i * 10_000;
};

describe('firstPer10k', () => {
  it.each([
    [72.86, 72],
    [140.4, 36],
    [863.48, 1],
  ])('follows the formula for a TEA of %d over %d months', (tea, term) => {
    expect(firstPer10k(tea, term)).toBeCloseTo(formula(tea, term), 8);
  });
});

describe('crossCheck', () => {
  const first = formula(140.4, 72);
  const check = (...declared: (number | null)[]) =>
    importRecords(
      declared.map((firstPer10k, at) => record({ fullName: `P ${at}`, firstPer10k })),
      'json',
    ).crossCheck;

  it('chooses the nearest power of ten', () => {
    expect(check(first, first * 10, first * 100, first * 1000, first / 10)).toEqual({
      checked: 5,
      scales: { '×1': 1, '×10': 1, '×100': 1, otra: 2 },
      mismatches: 0,
      examples: [],
    });
  });

  it('counts what is more than 1 % off', () => {
    const { mismatches, examples } = check(first * 1.0099, first * 1.0101, first * 0.9899, first * 10 * 0.5);
    expect(mismatches).toBe(3);
    expect(examples).toEqual([
      { place: 2, detail: '+1 %' },
      { place: 3, detail: '-1 %' },
      { place: 4, detail: '-50 %' },
    ]);
  });

  it('looks at nothing that is not declared, and changes nothing of the product', () => {
    expect(check(null, 0)).toMatchObject({ checked: 0 });
    const [product] = importRecords([record({ firstPer10k: 1 })], 'json').products;
    expect(product).toEqual(importRecords([record()], 'json').products[0]);
  });
});
