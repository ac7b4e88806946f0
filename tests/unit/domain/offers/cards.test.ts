import { describe, expect, it } from 'vitest';
import { badgesOf, type Card, cardsOf, presentCards } from '#domain/offers/cards.ts';
import { offer } from '../../../support/data/offers.ts';

const leadsUpTo = 50;
const ORO = 'Banco Oro';

const open = offer(ORO, { cft: 80, product: 'Abierto' });
const tied = offer(ORO, { id: 'banco-oro~2', cft: 60, condition: 'cuenta_sueldo' });
const equal = { ...open, cft: tied.cft };
const declaredOn = '2026-06-01';
const dated = [offer(ORO, { cft: 90, declaredOn }), offer(ORO, { id: 'banco-oro~5', cft: 85, declaredOn })];
const official = offer(ORO, { condition: 'empleado_publico' });
const doubtful = offer(ORO, { id: 'banco-oro~7', cft: 50, condition: 'en_duda' });
const unexplained = offer(ORO, { condition: 'otra' });

const cards = (offers: readonly Card[]): unknown[] =>
  cardsOf(offers, null).map((card) => [card.cft, card.unmet, card.conditional?.cft]);

describe('a card', () => {
  it.each<[string, Card[], unknown[]]>([
    ['leads with the open price, and knows the cheaper one', [open, tied], [[80, null, 60]]],
    ['shows the only price there is with what it asks for', [tied], [[60, 'cuenta_sueldo', undefined]]],
    ['does not tell of a dearer or equal price that asks for more', [tied, equal], [[60, null, undefined]]],
    ['prefers what it asks for to a cheaper price in doubt', [doubtful, tied], [[60, 'cuenta_sueldo', 50]]],
    ['is one where the offers name the day of their declaration alone', dated, [[85, null, undefined]]],
  ])('%s', (_, offers, expected) => expect(cards(offers)).toEqual(expected));

  it.each<[string, Card, string, boolean]>([
    ['public employment', official, 'empleado_publico', true],
    ['another employment', official, 'jubilado', false],
    ['an employment, for what is not explained', unexplained, 'jubilado', false],
  ])('has its condition met by %s: %#', (_, one, employment, isMet) => {
    expect(cardsOf([one], employment)[0]?.unmet).toBe(isMet ? null : one.condition);
  });

  it('is at the price whose condition the visitor says to meet', () =>
    expect(cardsOf([open, tied], null, ({ condition }) => condition === 'cuenta_sueldo')).toMatchObject([
      { cft: 60, unmet: null },
    ]));

  it('keeps its id whatever the visitor says', () => {
    const ids = [true, false].map((isMet) => cardsOf([tied, open], null, () => isMet)[0]?.id);
    expect(ids).toEqual(['banco-oro', 'banco-oro']);
  });

  it('stands for each offer that names neither product, condition nor date', () => {
    const twins = [offer(ORO), offer(ORO, { id: 'banco-oro~2', cft: 50 })];
    expect(cardsOf(twins, null)).toEqual(twins);
  });

  it('is apart for names that have no key', () => {
    const keyless = ['~1', '~2'].map((id) => ({ ...offer('中'), id, matchKey: '', product: id }));
    expect(cardsOf(keyless, null)).toHaveLength(2);
  });
});

it.each<[string, Card[], unknown[]]>([
  ['a price in doubt', [doubtful], []],
  ['an instalment that is too heavy', [offer(ORO, { incomeShare: 128, product: 'Personal' })], []],
  ['a price that asks for something', [tied], ['cft']],
])(
  'a list of nothing but %s gives its first card the badge of the lowest CFT, or none',
  (_, given, expected) => {
    const setting = { sort: 'cft', ownKeys: [], leadsUpTo } as const;
    const [first] = presentCards(cardsOf(given, null), setting);
    expect(badgesOf(first ? [first] : [], setting).get('banco-oro') ?? []).toEqual(expected);
  },
);
