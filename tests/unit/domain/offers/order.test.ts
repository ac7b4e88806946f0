import { describe, expect, it } from 'vitest';
import { badgesOf, presentCards } from '#domain/offers/cards.ts';
import { bestOffer, forceFirst, type Sort, rankOffers } from '#domain/offers/rank.ts';
import { offer } from '../../../support/data/offers.ts';

const cheap = offer('Barato', { cft: 50, firstInstalment: 400, incomeShare: 20 });
const light = offer('Liviano', { cft: 70, firstInstalment: 200, incomeShare: 30 });
const easy = offer('Cómodo', { cft: 60, firstInstalment: 300, incomeShare: 10 });
const all = [light, easy, cheap];

const names = (offers: readonly { bank: string }[]): string[] => offers.map(({ bank }) => bank);

describe('ranking', () => {
  it.each<[string, Sort, string[]]>([
    ['[S4.2-01]', 'cft', ['Barato', 'Cómodo', 'Liviano']],
    ['[S4.2-02]', 'cuota', ['Liviano', 'Cómodo', 'Barato']],
    ['[S4.2-03]', 'ingreso', ['Cómodo', 'Barato', 'Liviano']],
  ])('of %s is by %s', (_, sort, order) => expect(names(rankOffers(all, sort))).toEqual(order));

  const byInstalment = [offer('A', { firstInstalment: 2 }), offer('B', { firstInstalment: 1 })];
  const byCft = [offer('A', { cft: 2 }), offer('B', { cft: 1 })];
  const named = [offer('Zeta'), offer('Ámbar'), offer('beta')];

  it.each<[string, Sort, ReturnType<typeof offer>[], string[]]>([
    ['equal CFT by instalment', 'cft', byInstalment, ['B', 'A']],
    ['equal CFT and instalment by name', 'cft', named, ['Ámbar', 'beta', 'Zeta']],
    ['equal instalment by CFT', 'cuota', byCft, ['B', 'A']],
    ['equal share by CFT', 'ingreso', byCft, ['B', 'A']],
    ['equal share and CFT by instalment', 'ingreso', byInstalment, ['B', 'A']],
  ])('puts in order %s', (_, sort, offers, order) => expect(names(rankOffers(offers, sort))).toEqual(order));

  it('of two equal offers of an entity the first one is the best', () => {
    const twins = ['first', 'second'].map((id) => offer('Gemelo', { id }));
    expect(bestOffer(twins, 'cft')?.id).toBe('first');
  });

  it('has no best of no offers', () => expect(bestOffer([], 'cft')).toBeUndefined());
});

describe('forcing', () => {
  const santander = offer('BANCO CEIBO ARGENTINA S.A.', { cft: 80 });
  const consumer = offer('CEIBO CONSUMER S.A.', { cft: 70 });
  const keys = [santander.matchKey, consumer.matchKey];

  it.each<Sort>(['cft', 'cuota', 'ingreso'])(
    "[S9.3-06] puts the page's lender first under %s, its own offers in that order",
    (sort) => {
      const order = names(
        presentCards([...all, santander, consumer], { sort, ownKeys: keys, leadsUpTo: 50 }),
      );
      expect(order.slice(0, 2).sort()).toEqual([santander.bank, consumer.bank].sort());
      expect(order.slice(2)).toEqual(names(rankOffers(all, sort)));
    },
  );

  it('[S9.3-07] follows the list of lenders when several are forced', () => {
    expect(names(forceFirst(all, [[easy.matchKey], [light.matchKey]]))).toEqual([
      'Cómodo',
      'Liviano',
      'Barato',
    ]);
  });

  it('[S9.3-27] matches by equality, never by containing', () => {
    const longer = offer('SANTA LAPACHO ONLINE S.A.', { cft: 90 });
    for (const keys of [['lapacho'], ['lapacho-online-sa']]) {
      expect(names(forceFirst([cheap, longer], [keys]))).toEqual([cheap.bank, longer.bank]);
      expect(badgesOf([longer], { sort: 'cft', ownKeys: keys, leadsUpTo: 50 }).get(longer.id)).toEqual([
        'cft',
      ]);
    }
  });
});
