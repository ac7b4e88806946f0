import { describe, expect, it } from 'vitest';
import { computeExample } from '#domain/worked-example.ts';
import { statedPercent } from '#pages/guide/guide-values.ts';
import { content } from '../../support/content/content.ts';

const loan = computeExample(content.information.example);

describe('the worked example', () => {
  it('has the TEA that a bank publishes', () => expect(loan.tea).toBeCloseTo(81.3, 2));

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
  [61, '61\u00A0%'],
  [1083, '1.083\u00A0%'],
  [61.5, '61,50\u00A0%'],
])('statedPercent: %d is %s', (value, text) => expect(statedPercent(value)).toBe(text));
