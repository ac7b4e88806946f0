import { describe, expect, it } from 'vitest';
import { type Card, cardsOf, isTakeable } from '#domain/offers/cards.ts';
import { type Account, knownBy, restoreAccount, tieOf, tiesOf } from '#features/payer-question/account.ts';
import { drawnApplicants } from '../../../support/data/drawn-applicants.ts';
import { offer } from '../../../support/data/offers.ts';

const ORO = 'Banco Oro';
const open = offer(ORO, { cft: 80, product: 'Abierto' });
const tied = offer(ORO, { id: 'banco-oro~2', cft: 60, condition: 'cuenta_sueldo' });
const client = offer(ORO, { id: 'banco-oro~4', cft: 70, condition: 'cliente' });
const official = offer(ORO, { condition: 'empleado_publico' });
const doubtful = offer(ORO, { id: 'banco-oro~7', cft: 50, condition: 'en_duda' });
const unexplained = offer(ORO, { condition: 'otra' });

it.each<[string, Card, Account, boolean]>([
  ['a salary paid there', tied, { tie: 'paidBy', code: 'banco-oro' }, true],
  ['a salary paid elsewhere', tied, { tie: 'paidBy', code: 'banco-plata' }, false],
  ['a salary paid there makes a client', client, { tie: 'paidBy', code: 'banco-oro' }, true],
  ['being a client of it', client, { tie: 'clientOf', code: 'banco-oro' }, true],
  ['being a client, for a salary paid there', tied, { tie: 'clientOf', code: 'banco-oro' }, false],
  ['an account, for what is not explained', unexplained, { tie: 'paidBy', code: 'banco-oro' }, false],
])('the condition of a price is met by %s: %#', (_, one, account, isMet) =>
  expect(knownBy(account, false).meets(one)).toBe(isMet),
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

it.each<[string, unknown, Account | null]>([
  ['as it was', { tie: 'clientOf', code: 'banco-oro' }, { tie: 'clientOf', code: 'banco-oro' }],
  ['not with an endless code', { tie: 'paidBy', code: 'x'.repeat(161) }, null],
  ['not without a code', { tie: 'paidBy', code: '' }, null],
  ['not with a number', { tie: 'clientOf', code: 7 }, null],
  ['not as what it cannot be', { tie: 'owner', code: 'banco-oro' }, null],
  ['not from null', null, null],
  ['not from a list', [], null],
])('a stored account comes back %s', (_, data, expected) => expect(restoreAccount(data)).toEqual(expected));

it('the bank where a drawn applicant says to be paid is among what can be taken, and no card is lost', () => {
  const applicants = drawnApplicants(500);
  let named = 0;
  for (const { form, offers } of applicants) {
    const cards = cardsOf(offers, form.employment);
    const lowest = Math.min(...cards.filter(isTakeable).map(({ cft }) => cft));
    const payer = tiesOf(offers.filter(({ cft }) => cft < lowest)).find(({ tie }) => tie === 'paidBy');
    if (!payer) continue;
    named += 1;
    const after = cardsOf(offers, form.employment, knownBy(payer, true).meets);
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(cards.map(({ id }) => id)));
    expect(after.find(({ matchKey }) => matchKey === payer.code)?.unmet).toBeNull();
  }
  expect(named).toBeGreaterThan(applicants.length / 10);
});
