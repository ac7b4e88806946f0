import { describe, expect, it } from 'vitest';
import type { Card } from '#domain/offers/cards.ts';
import { dearerAmong } from '#features/offer-detail/dearer.ts';
import { offer } from '../../../support/data/offers.ts';

describe('the place of a price', () => {
  const peers = [50, 60, 70, 80, 90].map((cft) => offer(`BANCO ${cft}`, { cft }));
  const [cheapest, , , , dearest] = peers as [Card, Card, Card, Card, Card];
  const tiedAt = (cft: number) => offer('BANCO ATADO', { cft, unmet: 'cliente', condition: 'cliente' });

  it.each<[string, Card, Card[], number | null]>([
    ['the cheapest is below all others', cheapest, peers, 100],
    ['the dearest is below none', dearest, peers, 0],
    ['an open price counts open prices alone', cheapest, [tiedAt(40), ...peers], 100],
    ['a tied price counts all', tiedAt(55), [tiedAt(55), ...peers], 80],
    ['a single one has no place', cheapest, [cheapest, tiedAt(40)], null],
  ])('%s', (_, card, cards, percent) => expect(dearerAmong(card, cards)).toBe(percent));
});
