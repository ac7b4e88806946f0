import { describe, expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { badgesOf, cardsOf, leadsUpTo, presentCards } from '#domain/offers/cards.ts';
import { withoutAccounts } from '#domain/offers/offer.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { bestOffer, forceFirst, isSort, type Sort, rankOffers } from '#domain/offers/rank.ts';
import { NO_TABLES } from '#loan/results/prepared.ts';
import { listOffers } from '#loan/results/useOffers.ts';
import { NO_FILTERS } from '#loan/results/filters.ts';
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
    expect(rankOffers(twins, 'cft').map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('has no best of no offers', () => expect(bestOffer([], 'cft')).toBeUndefined());

  it.each([
    ['cft', true],
    ['cuota', true],
    ['ingreso', true],
    ['CFT', false],
    ['toString', false],
    ['', false],
    [null, false],
  ])('whether an address may ask for the sort %j: %s', (text, isOne) => expect(isSort(text)).toBe(isOne));
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

describe('an answer in the five fields of the specification', () => {
  // No order of one figure is that of another, and a third of the offers ends before the term that was asked for.
  const plain = Array.from({ length: 27 }, (_, at) => ({
    Banco: `BANCO ${at} S.A.`,
    primera_cuota_ars: 100_000 + ((at * 11) % 27) * 1000,
    cft_nominal_anual: 60 + ((at * 7) % 27) * 3.37,
    relacion_cuota_ingreso_pct: 8 + ((at * 5) % 27) * 4,
    plazo_max_meses: at % 3 === 0 ? 12 : 60,
  }));
  const cards = cardsOf(prepareOffers(plain, NO_TABLES).offers, withoutAccounts(null));
  const own = matchKey('BANCO 20 S.A.');
  const figures = { cft: 'cft', cuota: 'firstInstalment', ingreso: 'incomeShare' } as const;

  it.each(
    (['cft', 'cuota', 'ingreso'] as const).flatMap((sort) => [
      [sort, [], 'on the home page'] as const,
      [sort, [own], "after the page's own lender"] as const,
    ]),
  )(
    'ascends by %s over both pages, whatever term each offer reaches: %s',
    (sort, ownKeys: readonly string[], _where) => {
      const list = listOffers(cards, {
        sort,
        ownKeys,
        leadsUpTo: leadsUpTo(cards, 50),
        filters: NO_FILTERS,
        comfortableUpTo: 30,
      });
      const pages = [1, 2].flatMap((page) => pageOf(list.offers, page, 20).items);
      const rest = pages.slice(ownKeys.length);
      expect(pages).toHaveLength(27);
      expect(pages.slice(0, ownKeys.length).map(({ matchKey: key }) => key)).toEqual(ownKeys);
      expect(
        rest.every((one, at) => at === 0 || one[figures[sort]] > (rest[at - 1]?.[figures[sort]] ?? 0)),
      ).toBe(true);
      expect(list.badges.get(pages[0]?.id ?? '')).toContain(ownKeys.length > 0 ? 'recommended' : sort);
      expect(list.heavyFrom).toBe(27);
      expect(list.tiedFrom).toBe(27);
    },
  );
});

describe('badges', () => {
  const setting = { ownKeys: [] as string[], leadsUpTo: 50 };
  const shown = (sort: Sort, ownKeys: string[] = [], offers = all) => {
    const listed = presentCards(offers, { sort, ownKeys, leadsUpTo: 50 });
    const badges = badgesOf(listed, { sort, ownKeys, leadsUpTo: 50 });
    return listed.map(({ bank, id }) => [bank, badges.get(id) ?? []]);
  };

  it.each<[Sort, ...unknown[]]>([
    ['cft', ['Barato', ['cft']], ['Cómodo', []], ['Liviano', []]],
    ['cuota', ['Liviano', ['cuota']], ['Cómodo', []], ['Barato', ['cft']]],
    ['ingreso', ['Cómodo', ['ingreso']], ['Barato', ['cft']], ['Liviano', []]],
  ])('under %s', (sort, ...expected) => expect(shown(sort)).toEqual(expected));

  it('a list without offers has no badges', () =>
    expect(badgesOf([], { ...setting, sort: 'cft' }).size).toBe(0));
});
