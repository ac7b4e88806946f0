import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  type Card,
  cardsOf,
  dearerAmong,
  presentCards,
  tieOf,
  tiesOf,
} from '#domain/offers/cards.ts';
import { type Visitor, withoutAccounts } from '#domain/offers/offer.ts';
import { offer } from '../../../support/data/offers.ts';

const NOBODY = withoutAccounts(null);
const leadsUpTo = 50;
const ORO = 'Banco Oro';

const open = offer(ORO, { cft: 80, product: 'Abierto' });
const tied = offer(ORO, { id: 'banco-oro~2', cft: 60, condition: 'cuenta_sueldo' });
const client = offer(ORO, { id: 'banco-oro~4', cft: 70, condition: 'cliente' });
const equal = { ...open, cft: tied.cft };
const declaredOn = '2026-06-01';
const dated = [offer(ORO, { cft: 90, declaredOn }), offer(ORO, { id: 'banco-oro~5', cft: 85, declaredOn })];
const official = offer(ORO, { condition: 'empleado_publico' });
const doubtful = offer(ORO, { id: 'banco-oro~7', cft: 50, condition: 'en_duda' });
const unexplained = offer(ORO, { condition: 'otra' });

const cards = (offers: readonly Card[], visitor: Partial<Visitor> = {}): unknown[] =>
  cardsOf(offers, { ...NOBODY, ...visitor }).map((card) => [card.cft, card.unmet, card.conditional?.cft]);

describe('a card', () => {
  it.each<[string, Card[], unknown[]]>([
    ['leads with the open price, and knows the cheaper one', [open, tied], [[80, null, 60]]],
    ['shows the only price there is with what it asks for', [tied], [[60, 'cuenta_sueldo', undefined]]],
    ['does not tell of a dearer or equal price that asks for more', [tied, equal], [[60, null, undefined]]],
    ['prefers what it asks for to a cheaper price in doubt', [doubtful, tied], [[60, 'cuenta_sueldo', 50]]],
    ['is one where the offers name the day of their declaration alone', dated, [[85, null, undefined]]],
  ])('%s', (_, offers, expected) => expect(cards(offers)).toEqual(expected));

  it.each<[string, Card, Partial<Visitor>, boolean]>([
    ['a salary paid there', tied, { paidBy: 'banco-oro' }, true],
    ['a salary paid elsewhere', tied, { paidBy: 'banco-plata' }, false],
    ['a salary paid there makes a client', client, { paidBy: 'banco-oro' }, true],
    ['being a client of it', client, { clientOf: 'banco-oro' }, true],
    ['public employment', official, { employment: 'empleado_publico' }, true],
    ['another employment', official, { employment: 'jubilado' }, false],
    ['what is not explained', unexplained, { paidBy: 'banco-oro', employment: 'jubilado' }, false],
  ])('has its condition met by %s: %#', (_, one, visitor, isMet) => {
    expect(cardsOf([one], { ...NOBODY, ...visitor })[0]?.unmet).toBe(isMet ? null : one.condition);
  });

  it('keeps its id whatever the visitor says', () => {
    const ids = [null, 'banco-oro'].map((paidBy) => cardsOf([tied, open], { ...NOBODY, paidBy })[0]?.id);
    expect(ids).toEqual(['banco-oro', 'banco-oro']);
  });

  it('stands for each offer that names neither product, condition nor date', () => {
    const twins = [offer(ORO), offer(ORO, { id: 'banco-oro~2', cft: 50 })];
    expect(cardsOf(twins, NOBODY)).toEqual(twins);
  });

  it('is apart for names that have no key', () => {
    const keyless = ['~1', '~2'].map((id) => ({ ...offer('中'), id, matchKey: '', product: id }));
    expect(cardsOf(keyless, NOBODY)).toHaveLength(2);
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
    const [first] = presentCards(cardsOf(given, NOBODY), setting);
    expect(badgesOf(first ? [first] : [], setting).get('banco-oro') ?? []).toEqual(expected);
  },
);

describe('accounts that would make a price the visitor’s', () => {
  const silver = offer('Banco Plata', { cft: 50, condition: 'cliente' });
  const dearer = offer('BANCO ORO', { id: 'banco-oro~6', cft: 65, condition: 'cuenta_sueldo' });

  it('come with the cheapest first, each once and called as at its cheapest price', () => {
    expect(tiesOf([dearer, client, tied, silver])).toEqual([
      { tie: 'clientOf', code: 'banco-plata', bank: 'Banco Plata' },
      { tie: 'paidBy', code: 'banco-oro', bank: ORO },
      { tie: 'clientOf', code: 'banco-oro', bank: ORO },
    ]);
  });

  it.each([official, unexplained, doubtful, open])('are none for the condition $condition', (one) =>
    expect(tieOf(one)).toBeNull(),
  );
});

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
