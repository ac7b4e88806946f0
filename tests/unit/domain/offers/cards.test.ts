import { describe, expect, it } from 'vitest';
import { badgesOf, type Card, cardsOf, cheaperPayers, presentCards, tiedFrom } from '#domain/offers/cards.ts';
import type { Visitor } from '#domain/offers/offer.ts';
import { offer } from '../../../support/data/offers.ts';

const NOBODY: Visitor = { paidBy: null, employment: null };
const ORO = 'Banco Oro';

const open = offer(ORO, { cft: 80, product: 'Abierto' });
const dearerOpen = offer(ORO, { id: 'banco-oro~3', cft: 95, product: 'Abierta largo' });
const tied = offer(ORO, { id: 'banco-oro~2', cft: 60, condition: 'cuenta_sueldo' });
const client = offer(ORO, { id: 'banco-oro~4', cft: 70, condition: 'cliente' });
const other = offer('Banco Plata', { cft: 75 });
const equal = { ...open, cft: tied.cft };
const nameless = offer(ORO, { cft: 90 });
const declared = '2026-06-01';
const dated = [offer(ORO, { cft: 90, declared }), offer(ORO, { id: 'banco-oro~5', cft: 85, declared })];
const official = offer(ORO, { condition: 'empleado_publico' });
const unexplained = offer(ORO, { condition: 'otra' });

const cards = (offers: readonly Card[], visitor: Partial<Visitor> = {}): unknown[] =>
  cardsOf(offers, { ...NOBODY, ...visitor }).map((card) => [card.cft, card.unmet, card.conditional?.cft]);

describe('a card', () => {
  it.each<[string, Card[], unknown[]]>([
    ['leads with the open price, and knows the cheaper one', [open, tied], [[80, null, 60]]],
    ['whichever comes first', [tied, open], [[80, null, 60]]],
    ['shows the only price there is with what it asks for', [tied], [[60, 'cuenta_sueldo', undefined]]],
    ['does not tell of a dearer or equal price that asks for more', [tied, equal], [[60, null, undefined]]],
    ['takes the cheapest of each kind', [dearerOpen, client, open, tied], [[80, null, 60]]],
    ['is one where a part of the offers names no product', [nameless, open], [[80, null, undefined]]],
    ['is one where the offers name the day of their declaration alone', dated, [[85, null, undefined]]],
    [
      'is one per entity',
      [open, other, tied],
      [
        [80, null, 60],
        [75, null, undefined],
      ],
    ],
  ])('%s', (_, offers, expected) => expect(cards(offers)).toEqual(expected));

  it.each<[string, Card, Partial<Visitor>, boolean]>([
    ['a salary paid there', tied, { paidBy: 'banco-oro' }, true],
    ['a salary paid elsewhere', tied, { paidBy: 'banco-plata' }, false],
    ['a salary paid there makes a client', client, { paidBy: 'banco-oro' }, true],
    ['public employment', official, { employment: 'empleado_publico' }, true],
    ['another employment', official, { employment: 'jubilado' }, false],
    ['a pension', offer(ORO, { condition: 'jubilado' }), { employment: 'jubilado' }, true],
    ['what is not explained', unexplained, { paidBy: 'banco-oro', employment: 'jubilado' }, false],
  ])('has its condition met by %s: %#', (_, one, visitor, isMet) => {
    expect(cardsOf([one], { ...NOBODY, ...visitor })[0]?.unmet).toBe(isMet ? null : one.condition);
  });

  it('takes the price that counts when its condition is met', () => {
    expect(cards([open, tied], { paidBy: 'banco-oro' })).toEqual([[60, null, undefined]]);
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

describe('the best of cards', () => {
  const list = cardsOf([offer('Banco Cobre', { cft: 40, condition: 'cliente' }), open, tied, other], NOBODY);
  const badges = (sort: 'cft' | 'cuota', ownKeys: string[] = []): unknown[] => {
    const shown = presentCards(list, { sort, ownKeys, term: 12 });
    const given = badgesOf(shown, { sort, ownKeys, term: 12 });
    return shown.map(({ bank, cft, id }) => [bank, cft, given.get(id) ?? []]);
  };

  it('leads the list; prices that ask for what the visitor has not follow, though they are lower', () => {
    expect(badges('cft')).toEqual([
      ['Banco Plata', 75, ['cft']],
      [ORO, 80, []],
      ['Banco Cobre', 40, []],
    ]);
  });

  it("stands after the page's own lender, whose price may ask for something", () => {
    expect(badges('cft', ['banco-cobre'])).toEqual([
      ['Banco Cobre', 40, ['recommended']],
      ['Banco Plata', 75, ['cft']],
      [ORO, 80, []],
    ]);
  });

  it('is none by another sort when every price asks for something', () => {
    const shown = cardsOf([tied], NOBODY);
    expect(badgesOf(shown, { sort: 'cuota', ownKeys: [], term: 12 }).size).toBe(0);
  });

  it('comes before an open price that does not reach the term, and that one before tied prices', () => {
    const short = offer('Corto', { cft: 10, maxTerm: 6, product: 'Corto' });
    const all = cardsOf([tied, short, other], NOBODY);
    const setting = { sort: 'cft', ownKeys: [], term: 12 } as const;
    const shown = presentCards(all, setting);
    expect(shown.map(({ bank }) => bank)).toEqual(['Banco Plata', 'Corto', ORO]);
    expect(tiedFrom(shown, [])).toBe(2);
    expect(tiedFrom(presentCards(all, { ...setting, ownKeys: ['banco-oro'] }), ['banco-oro'])).toBe(3);
  });
});

describe('entities where being paid would make the loan cheaper', () => {
  const salaried = 'relacion_dependencia';
  const codes = (offers: Card[], lowest: number): string[] =>
    cheaperPayers(offers, salaried, lowest).map(({ code }) => code);
  const silver = offer('Banco Plata', { cft: 50, condition: 'cliente' });

  it('come cheapest first, each once, however many such prices it has', () => {
    expect(codes([client, tied, silver], 80)).toEqual(['banco-plata', 'banco-oro']);
  });

  it('are left out at the same CFT or more', () =>
    expect(codes([tied, silver], 60)).toEqual(['banco-plata']));

  it('are left out when their price asks for something else', () => {
    expect(codes([official, unexplained, open], Infinity)).toEqual([]);
  });

  it.each([
    ['the cheaper price is for pensioners, as the visitor is', 'jubilado'],
    ['the cheaper price is for pensioners, as the visitor is not', salaried],
  ])('are none where %s', (_, employment) => {
    const pension = offer(ORO, { cft: 50, condition: 'jubilado' });
    expect(cheaperPayers([pension], employment, 80)).toEqual([]);
  });

  it('are called as at their cheapest price', () => {
    const dearer = offer('BANCO ORO', { id: 'banco-oro~6', cft: 70, condition: 'cliente' });
    expect(cheaperPayers([dearer, tied], salaried, 80)).toEqual([{ code: 'banco-oro', label: ORO }]);
  });
});
