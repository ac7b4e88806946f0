import { expect, it } from 'vitest';
import { compareRows, totalGap } from '#features/compare/Comparison.tsx';
import { words } from '../../../support/content/made-up.ts';
import { offer } from '../../../support/data/offers.ts';

const loan = { amount: 1_000_000, term: 12 };
const cheap = offer('BARATO', { cft: 73.81, firstInstalment: 124_031.3, incomeShare: 12, maxTerm: 24 });
const dear = offer('CARO', { cft: 150, firstInstalment: 180_000, incomeShare: 18, maxTerm: 72 });
const short = offer('CORTO', { cft: 40, firstInstalment: 90_000, incomeShare: 9, maxTerm: 6 });

const bestOf = (offers: Parameters<typeof compareRows>[0]) =>
  Object.fromEntries(
    compareRows(offers, loan, words).map(({ label, cells }) => [label, cells.map(({ isBest }) => isBest)]),
  );

it('the comparison marks the lowest cost', () => {
  expect(bestOf([cheap, dear])).toEqual({
    '⟦compare comparison rows cft nominal⟧': [true, false],
    '⟦compare comparison rows cft effective⟧': [true, false],
    '⟦compare comparison rows first instalment⟧': [true, false],
    '⟦compare comparison rows total⟧': [true, false],
  });
});

it('the comparison marks none when all read alike', () => {
  const twin = { ...cheap, id: 'twin', cft: (cheap.cft + 0.001) as typeof cheap.cft };
  expect(bestOf([cheap, twin])['⟦compare comparison rows cft nominal⟧']).toEqual([false, false]);
});

it('the comparison never marks the cost of an offer that does not reach the term', () => {
  const best = bestOf([short, cheap, dear]);
  for (const row of Object.values(best)) expect(row[0]).toBe(false);
  expect(best['⟦compare comparison rows cft nominal⟧']).toEqual([false, true, false]);
});

it('the comparison shows a dash for what its lender does not tell', () => {
  const total = compareRows([short, cheap], loan, words).find(
    ({ label }) => label === '⟦compare comparison rows total⟧',
  );
  expect(total?.cells.map(({ text }) => text)).toEqual(['—', '$\u00A01.435.933']);
});

it.each([
  ['two totals', [cheap, dear], true],
  ['three offers, one without a total', [short, cheap, dear], true],
  ['a single total', [short, cheap], false],
])('the comparison says the difference of %s', (_, offers, isKnown) => {
  expect(totalGap(offers, loan) !== null).toBe(isKnown);
});
