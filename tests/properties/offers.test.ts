import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgesOf, cardsOf } from '#domain/offers/cards.ts';
import type { Condition } from '#domain/offers/condition.ts';
import { presentOffers, type Sort } from '#domain/offers/rank.ts';
import { type Offer, reachesTerm } from '#domain/offers/offer.ts';
import { offer } from '../support/offers.ts';
import { forAll } from '../support/property-runs.ts';

const sort = fc.constantFrom<Sort>('cft', 'cuota', 'ingreso');
/** Few distinct figures and names, so that ties abound. */
const offers = fc
  .array(
    fc
      .record({
        name: fc.constantFrom('Alfa', 'Beta', 'Gama', 'Delta S.A.', 'Épsilon'),
        cft: fc.integer({ min: 1, max: 4 }),
        firstInstalment: fc.integer({ min: 1, max: 4 }),
        condition: fc.constantFrom<Condition | null>(null, null, 'cuenta_sueldo', 'cliente', 'jubilado'),
        incomeShare: fc.integer({ min: 0, max: 3 }),
        maxTerm: fc.constantFrom(12, 36, 60),
      })
      .map(({ name, ...figures }) => offer(name, figures)),
    { maxLength: 30 },
  )
  .map((list) => list.map((one, at) => ({ ...one, id: String(at), unmet: one.condition })));

const keys: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc.constantFrom('alfa', 'beta', 'gama', 'delta-sa', 'epsilon', 'otra'),
);

it('cards: one per entity, at the cheapest price the visitor is known to have or else the cheapest of all', () => {
  const visitors = fc.record({
    paidBy: fc.constantFrom(null, 'alfa', 'beta'),
    employment: fc.constantFrom(null, 'jubilado'),
  });
  forAll(offers, visitors, (given, visitor) => {
    const said = given.map((one) => ({ ...one, product: 'Personal' }));
    const cards = cardsOf(said, visitor);
    expect(cards.map(({ matchKey: key }) => key)).toEqual([...new Set(said.map((one) => one.matchKey))]);
    for (const card of cards) {
      const prices = said.filter((one) => one.matchKey === card.matchKey);
      const isTheirs = ({ condition: code }: Offer): boolean =>
        code === null ||
        (code === 'jubilado' ? visitor.employment === code : visitor.paidBy === card.matchKey);
      const [theirs, tied] = [prices.filter(isTheirs), prices.filter((one) => !isTheirs(one))];
      const lowest = (list: Offer[]): number => Math.min(...list.map(({ cft }) => cft));
      expect(card.cft).toBe(lowest(theirs.length > 0 ? theirs : tied));
      expect(card.unmet === null).toBe(theirs.length > 0);
      expect(card.conditional?.cft ?? Infinity).toBe(
        lowest(theirs) > lowest(tied) && theirs.length > 0 ? lowest(tied) : Infinity,
      );
    }
  });
});

it('badges: one lowest CFT among offers that reach the term, and a first card that tells the truth', () => {
  forAll(offers, sort, keys, fc.constantFrom(1, 24, 48, 120), (given, by, ownKeys, term) => {
    const shown = presentOffers(given, by, ownKeys);
    const badges = badgesOf(shown, { sort: by, ownKeys, term });
    const reaching = shown.filter((one) => reachesTerm(one, term) && one.unmet === null);
    const best = shown.filter(({ id }) => badges.get(id)?.includes('cft'));
    expect(best).toHaveLength(Math.min(1, reaching.length));
    for (const one of best) {
      expect(one.cft).toBe(Math.min(...reaching.map(({ cft }) => cft)));
      expect(reachesTerm(one, term)).toBe(true);
    }
    const isFirstOwn = ownKeys.includes(shown[0]?.matchKey ?? '-');
    expect(badges.get(shown[0]?.id ?? '')?.includes('recommended') ?? false).toBe(isFirstOwn);
    for (const { id } of shown.slice(1)) expect(badges.get(id) ?? ['cft']).toEqual(['cft']);
  });
});
