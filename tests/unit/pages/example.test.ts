import { describe, expect, it } from 'vitest';
import { workOut } from '#pages/guide/example.ts';
import { effectiveTwin, nominalTwin, statedPercent } from '#pages/guide/guide-values.ts';
import { content } from '../../support/content.ts';

const loan = workOut(content.information.example);

describe('the worked example', () => {
  it.each([
    ['first instalment', loan.first, 124_031.3],
    ['last instalment', loan.last, 114_507.84],
    ['total', loan.total, 1_435_933.47],
    ['nominal CFT', loan.cftNominal, 73.81],
    ['effective CFT', loan.cftEffective, 104.68],
    ['TEA', loan.tea, 81.3],
  ])('has the %s that a bank publishes', (_, figure, published) => expect(figure).toBeCloseTo(published, 2));

  it('adds up, month by month and as a whole', () => {
    for (const { capital, interest, vat, instalment } of loan.instalments) {
      expect(capital + interest + vat).toBeCloseTo(instalment, 6);
    }
    expect(loan.interest + loan.vat + content.information.example.amount).toBeCloseTo(loan.total, 6);
    expect(loan.instalments.at(-1)?.balance).toBe(0);
  });

  it('charges VAT on the interest alone', () => {
    const { vatOnInterest } = content.information.example;
    for (const { interest, vat } of loan.instalments)
      expect(vat).toBeCloseTo((interest * vatOnInterest) / 100, 6);
  });
});

it.each([
  [76.23, 109.4],
  [105.23, 174.2],
  [131.89, 249.5],
])('twins: %d nominal costs the same as %d effective', (nominal, effective) => {
  expect(effectiveTwin(nominal)).toBeCloseTo(effective, 1);
  expect(nominalTwin(effectiveTwin(nominal))).toBeCloseTo(nominal, 9);
});

it.each([
  [61, '61\u00A0%'],
  [1083, '1.083\u00A0%'],
  [61.5, '61,50\u00A0%'],
])('statedPercent: %d is %s', (value, text) => expect(statedPercent(value)).toBe(text));
