import { expect, it } from 'vitest';
import { computeExample } from '#domain/worked-example.ts';
import { content } from '../../support/content/content.ts';

const worked = () => computeExample(content.information.example);

// A bank's own simulator, November 2026.
it('the worked example has the TEA, the first instalment and the CFT that a bank publishes', () => {
  expect(worked().tea).toBeCloseTo(81.3, 2);
  expect(worked().first).toBeCloseTo(124_031.3, 0);
  expect(worked().cftEffective).toBeCloseTo(104.69, 1);
});

it('the worked example adds up, month by month and as a whole', () => {
  const loan = worked();
  for (const { capital, interest, vat, instalment } of loan.instalments) {
    expect(capital + interest + vat).toBeCloseTo(instalment, 6);
  }
  expect(loan.interest + loan.vat + content.information.example.amount).toBeCloseTo(loan.total, 6);
  expect(loan.instalments.at(-1)?.balance).toBe(0);
  expect(loan.first).toBeCloseTo(loan.instalments[0]?.instalment ?? 0, 6);
  expect(loan.last).toBeCloseTo(loan.instalments.at(-1)?.instalment ?? 0, 6);
});
