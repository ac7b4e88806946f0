import { content } from '#scripts/review/visitor/content.ts';
import { rawOffer } from '../../support/offers.ts';
import type { Fault } from './fault.ts';

const { pageSize } = content.results;
const SIZES = [0, 1, pageSize, pageSize + 1, 127, 10_000];

const numbered = (_: unknown, index: number) =>
  rawOffer({ Banco: `BANCO NUMERO ${index + 1} S.A.`, cft_nominal_anual: 60 + index / 100 });

export const sizes: readonly Fault[] = SIZES.map((size) => ({
  id: `${size} offers`,
  group: 'size',
  provider: { body: JSON.stringify({ offers: Array.from({ length: size }, numbered) }) },
  act: async (visit) => {
    await visit.press();
    await visit.toLastPage(Math.ceil(size / pageSize));
  },
  sees: size === 0 ? { view: 'no offers' } : { view: 'offers', offers: size },
  leads: 1,
}));
