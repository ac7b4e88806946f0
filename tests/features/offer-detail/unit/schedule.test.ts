import { expect, it } from 'vitest';
import { costOf } from '#domain/amortisation.ts';
import { unit } from '#domain/units.ts';
import { roundUp } from '#ui/panels/MonthlyPlot.tsx';
import { scheduleShapes } from '#ui/panels/schedule-shapes.ts';
import { partsOf } from '#features/offer-detail/schedule-parts.ts';
import { words } from '../../../support/content/made-up.ts';

const scheduleFor = (first: number, cft: number) =>
  costOf({
    amount: unit(1_000_000),
    term: unit(12),
    first: unit(first),
    cftNominal: unit(cft),
  })?.schedule() ?? [];
const golden = scheduleFor(124_031.3, 73.81);
// A loan whose interest alone makes up its CFT, so that no VAT is left.
const withoutVat = scheduleFor(115_000, 61);

it('parts of an instalment are capital, interest and VAT in the published example', () => {
  expect(partsOf(golden, words.offerDetail.schedule).map(({ key }) => key)).toEqual([
    'capital',
    'interest',
    'vat',
  ]);
});

it('parts of an instalment add up to the instalment, every month', () => {
  for (const month of golden) {
    const sum = partsOf(golden, words.offerDetail.schedule).reduce((total, { of }) => total + of(month), 0);
    expect(sum).toBeCloseTo(month.instalment, 2);
  }
});

it('parts of an instalment do not tell VAT apart when the figures leave no room for it', () => {
  expect(withoutVat.every(({ vat }) => vat === null)).toBe(true);
  expect(partsOf(withoutVat, words.offerDetail.schedule).map(({ key }) => key)).not.toContain('vat');
});

it.each([
  [1, 1],
  [0.7, 0.8],
  [124_031.3, 150_000],
  [362_012.9, 400_000],
  [1_000_000, 1_000_000],
  [8_200_000, 10_000_000],
])('an axis for %d ends at %d', (value, end) => expect(roundUp(value)).toBeCloseTo(end, 6));

const { top, bars } = scheduleShapes(golden);
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it('the picture draws each part once for every month, and nothing outside of its box', () => {
  for (const path of Object.values(bars)) {
    expect(path.match(/M/g)).toHaveLength(12);
    expect(Math.max(...numbers(path))).toBeLessThanOrEqual(100);
    expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
  }
});

it('the picture stacks capital and cost up to the instalment', () => {
  const [, high] = /V(\S+?)h/.exec(bars.cost) ?? [];
  expect(Number(high)).toBeCloseTo(100 - (124_031.3 / top) * 100, 2);
});
