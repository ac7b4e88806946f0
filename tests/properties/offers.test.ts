import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgesOf, cardsOf, headedFrom, presentCards } from '#domain/offers/cards.ts';
import { type Condition, type Offer } from '#domain/offers/offer.ts';
import { forceFirst, type Sort, rankOffers } from '#domain/offers/rank.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import { offer } from '../support/data/offers.ts';
import { forAll } from '../support/run/property-runs.ts';

const sort = fc.constantFrom<Sort>('cft', 'cuota', 'ingreso');
/** Few distinct figures and names, so that ties abound. */
const offers = fc
  .array(
    fc
      .record({
        name: fc.constantFrom('Alfa', 'Beta', 'Gama', 'Delta S.A.', 'Épsilon'),
        cft: fc.integer({ min: 1, max: 4 }),
        firstInstalment: fc.integer({ min: 1, max: 4 }),
        condition: fc.constantFrom<Condition | null>(null, null, 'cuenta_sueldo', 'jubilado', 'en_duda'),
        incomeShare: fc.integer({ min: 0, max: 3 }),
        maxTerm: fc.constantFrom(12, 36, 60),
      })
      .map(({ name, ...figures }) => offer(name, figures)),
    { maxLength: 30 },
  )
  .map((list) => list.map((one, at) => ({ ...one, id: String(at), unmet: one.condition })));

const figuresOf = { cft: 'cft', cuota: 'firstInstalment', ingreso: 'incomeShare' } as const;

it('ranking is a permutation, ordered by its figure, and the same again', () => {
  forAll(offers, sort, (given, by) => {
    const ranked = rankOffers(given, by);
    expect(ranked.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(given.map((_, at) => at));
    const figures = ranked.map((one) => one[figuresOf[by]]);
    expect(figures.every((value, at) => at === 0 || value >= (figures[at - 1] ?? 0))).toBe(true);
    expect(rankOffers(ranked, by)).toEqual(ranked);
  });
});

it('ranking keeps the order of offers that are equal in everything', () => {
  forAll(offers, sort, (given, by) => {
    const sameButId = (one: Offer) => JSON.stringify({ ...one, id: '' });
    const ranked = rankOffers(given, by);
    const swapped = ranked.filter((one, at) => {
      const next = ranked[at + 1];
      return next && sameButId(one) === sameButId(next) && Number(one.id) > Number(next.id);
    });
    expect(swapped).toEqual([]);
  });
});

const keys: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc.constantFrom('alfa', 'beta', 'gama', 'delta-sa', 'epsilon', 'otra'),
);

it('forcing several lenders follows their list', () => {
  forAll(offers, fc.array(keys), (given, lenders) => {
    const shown = forceFirst(given, lenders);
    expect(shown.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
    const places = shown.map(({ matchKey: key }) => {
      const place = lenders.findIndex((own) => own.includes(key));
      return place < 0 ? lenders.length : place;
    });
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

it('cards: one per entity, at the cheapest price the visitor is known to have or else the cheapest of all', () => {
  const payers = fc.constantFrom(null, 'alfa', 'beta');
  const employments = fc.constantFrom(null, 'jubilado');
  forAll(offers, payers, employments, (given, payer, employment) => {
    const isPaidThere = ({ condition, matchKey: key }: Offer): boolean =>
      condition === 'cuenta_sueldo' && key === payer;
    const said = given.map((one) => ({ ...one, product: 'Personal' }));
    const cards = cardsOf(said, employment, isPaidThere);
    expect(cards.map(({ matchKey: key }) => key)).toEqual([...new Set(said.map((one) => one.matchKey))]);
    for (const card of cards) {
      const prices = said.filter((one) => one.matchKey === card.matchKey);
      const isTheirs = (one: Offer): boolean =>
        one.condition === null ||
        (one.condition === 'jubilado' && employment === one.condition) ||
        isPaidThere(one);
      const lowest = (list: Offer[]): number => Math.min(...list.map(({ cft }) => cft));
      const kinds = [
        prices.filter(isTheirs),
        prices.filter((one) => !isTheirs(one) && one.condition !== 'en_duda'),
        prices.filter((one) => one.condition === 'en_duda'),
      ];
      const surest = kinds.find(({ length }) => length > 0) ?? [];
      const below = lowest(prices.filter((one) => !surest.includes(one)));
      expect(card.cft).toBe(lowest(surest));
      expect(card.unmet === null).toBe(surest === kinds[0]);
      expect(card.conditional?.cft ?? Infinity).toBe(below < card.cft ? below : Infinity);
    }
  });
});

/** Above every share that is drawn, or between them. */
const leadsUpTo = fc.constantFrom(50, 1);

it("the list is the page's own lender, what can be taken, what is too heavy, what is tied, what is in doubt: each by its sort, none lost", () => {
  forAll(offers, sort, keys, leadsUpTo, (given, by, ownKeys, bound) => {
    const order = { sort: by, ownKeys, leadsUpTo: bound };
    const shown = presentCards(given, order);
    const isOwn = ({ matchKey: key }: { matchKey: string }): boolean => ownKeys.includes(key);
    const others = shown.filter((card) => !isOwn(card));
    const parts = [
      shown.filter(isOwn),
      others.filter((card) => card.unmet === null && card.incomeShare <= bound),
      others.filter((card) => card.unmet === null && card.incomeShare > bound),
      others.filter((card) => card.unmet !== null && card.unmet !== 'en_duda'),
      others.filter((card) => card.unmet === 'en_duda'),
    ];
    expect(parts.flat()).toEqual(shown);
    for (const part of parts.slice(1)) expect(rankOffers(part, by)).toEqual(part);
    expect(shown.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
    const { heavyFrom, tiedFrom } = headedFrom(shown, order);
    expect(shown.slice(tiedFrom)).toEqual(parts.slice(3).flat());
    if (parts[2]?.length) expect(shown.slice(heavyFrom, tiedFrom)).toEqual(parts[2]);
    else expect(heavyFrom).toBe(shown.length);
  });
});

it("badges: 'cft' once, on the first card of another lender under its own sort where it may lead, and on the lowest CFT elsewhere", () => {
  forAll(offers, sort, keys, leadsUpTo, (given, by, ownKeys, bound) => {
    const order = { sort: by, ownKeys, leadsUpTo: bound };
    const shown = presentCards(given, order);
    const badges = badgesOf(shown, order);
    const best = shown.filter(({ id }) => badges.get(id)?.includes('cft'));
    const others = shown.filter(({ matchKey: key }) => !ownKeys.includes(key));
    const leading = shown.filter((card) => card.unmet === null && card.incomeShare <= bound);
    const isSure = (card: (typeof shown)[number]): boolean =>
      card.unmet === null ? card.incomeShare <= bound : card.unmet !== 'en_duda';
    if (by === 'cft') expect(best).toEqual(others.slice(0, 1).filter(isSure));
    else {
      expect(best).toHaveLength(Math.min(1, leading.length));
      for (const one of best) expect(one.cft).toBe(Math.min(...leading.map(({ cft }) => cft)));
    }
    const isFirstOwn = ownKeys.includes(shown[0]?.matchKey ?? '-');
    expect(badges.get(shown[0]?.id ?? '')?.includes('recommended') ?? false).toBe(isFirstOwn);
    for (const { id } of shown.slice(1)) expect(badges.get(id) ?? ['cft']).toEqual(['cft']);
  });
});

it('pages hold every item once, in order, and none is larger than its size', () => {
  forAll(fc.array(fc.nat()), fc.integer({ min: 1, max: 25 }), (items, size) => {
    const { pages } = pageOf(items, 1, size);
    const all = Array.from({ length: pages }, (_, at) => pageOf(items, at + 1, size).items);
    expect(all.flat()).toEqual(items);
    expect(all.every((page) => page.length <= size)).toBe(true);
    expect(all.slice(0, -1).every((page) => page.length === size)).toBe(true);
  });
});

it('any page asked for gives one that exists', () => {
  const wholes = fc.integer({ min: 1, max: 999_999 });
  forAll(fc.array(fc.nat()), wholes, fc.integer({ min: 1, max: 25 }), (items, page, size) => {
    const found = pageOf(items, page, size);
    expect(found.page).toBeGreaterThanOrEqual(1);
    expect(found.page).toBeLessThanOrEqual(found.pages);
    expect(found.items.length > 0 || items.length === 0).toBe(true);
  });
});
