import { expect, it } from 'vitest';
import { listOffers, pageToShow } from '#loan/results/useOffers.ts';
import { offer } from '../../../support/data/offers.ts';

const bank = offer('BANCO UNO S.A.', { cft: 60 });
const tied = offer('BANCO ATADO', { cft: 40, unmet: 'cliente', condition: 'cliente' });
const order = { sort: 'cft', ownKeys: [], leadsUpTo: Infinity } as const;
it.each([
  ['count as cheaper than one that can be taken', [tied, bank], 1],
  [
    'do not count as cheaper than a lower one that can be taken',
    [tied, offer('BANCO BARATO', { cft: 30 })],
    0,
  ],
  ['do not count as cheaper where nothing can be taken', [tied], 0],
])('prices tied to an account %s', (_, cards, cheaper) =>
  expect(listOffers(cards, order).tied.cheaper).toBe(cheaper),
);

const many = Array.from({ length: 45 }, (_, index) => offer(`BANCO ${index} S.A.`));
const id = (index: number) => many[index]?.id ?? '';
it.each([
  ['the first by itself', null, null, 1],
  ['the one in the address', 2, null, 2],
  ['that of the open offer', null, id(44), 3],
  ['the one in the address, whatever is open', 1, id(44), 1],
  ['the first for an offer that is not there', null, 'no-such-offer', 1],
])('the page that the list shows is %s', (_, page, open, shown) =>
  expect(pageToShow(many, 20, page, open)).toBe(shown),
);
