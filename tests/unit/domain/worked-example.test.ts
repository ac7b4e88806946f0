import { expect, it } from 'vitest';
import { computeExample } from '#domain/worked-example.ts';
import { content } from '../../support/content/content.ts';

// A bank's own simulator, November 2026.
it('the worked example has the TEA, the first instalment and the CFT that a bank publishes', () => {
  const { tea, first, cftEffective } = computeExample(content.information.example);
  expect(tea).toBeCloseTo(81.3, 2);
  expect(first).toBeCloseTo(124_031.3, 0);
  expect(cftEffective).toBeCloseTo(104.69, 1);
});

it('the interest and the VAT of the worked example add up with the amount to its total', () => {
  const { interest, vat, total } = computeExample(content.information.example);
  expect(interest + vat + content.information.example.amount).toBeCloseTo(total, 6);
  expect(vat / interest).toBeCloseTo(0.21, 6);
});
