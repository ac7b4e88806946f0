import { expect, it } from 'vitest';
import type { Catalogue } from '#generated/types.ts';
import { whyFew } from '#features/why-few/WhyFew.tsx';
import { words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { product } from '../../../support/data/quotes.ts';

const MILLION = 1_000_000;
const form = { ...typicalForm, seniority: 'mas_3_anos' };
/** Entities that lend a million each more than the one before. */
const entities = (count: number) =>
  ({
    products: Array.from({ length: count }, (_, at) =>
      product({ code: at + 1, entity: `ENTIDAD ${at + 1}`, maxAmount: (at + 1) * MILLION }),
    ),
  }) as unknown as Catalogue;

const few = () => whyFew(entities(4), { ...form, amount: 10 * MILLION }, 3, words.simulator);

it('why there are few offers counts the limits that rule lenders out and finds the smallest change that brings enough of them in', () => {
  const changes = { amount: 2 * MILLION, term: null };
  expect(few()).toEqual({ entities: 4, failures: [['amount', 4]], changes });
});
