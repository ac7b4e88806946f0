import { expect, it } from 'vitest';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { presentOffers } from '#domain/offers/rank.ts';
import { content } from '../../../support/content.ts';
import { rawOffer } from '../../../support/offers.ts';

const { displayNames, exclusions } = content;

it('takes ten times as long for ten times the offers, not a hundred times', () => {
  const answer = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      rawOffer({ Banco: `BANCO NÚMERO ${at} S.A.`, cft_nominal_anual: 50 + ((at * 7919) % 1000) }),
    );
  const fastest = (raw: unknown[]): number =>
    Math.min(
      ...Array.from({ length: 20 }, () => {
        const start = performance.now();
        presentOffers(prepareOffers(raw, { exclusions, displayNames }).offers, 'cft', ['banco-numero-7-sa']);
        return performance.now() - start;
      }),
    );
  fastest(answer(1000));
  expect(fastest(answer(10_000)) / fastest(answer(1000))).toBeLessThan(40);
});
