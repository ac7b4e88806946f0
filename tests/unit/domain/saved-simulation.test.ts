import { expect, it } from 'vitest';
import { restoreSaved } from '#domain/saved-simulation.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const OFFER = { bank: 'Banco Alerce', cft: 90, first: 250_000, total: 4_000_000 };
const SAVED = { savedAt: NOW, amount: 3_000_000, term: 24, offers: [OFFER] };

const restored = (...stored: unknown[]) => restoreSaved(stored, NOW, 30);

it('saved simulations come back as they were, the newest first', () => {
  const [older, newer] = [
    { ...SAVED, savedAt: NOW - 2 * DAY },
    { ...SAVED, savedAt: NOW - DAY },
  ];
  expect(restored(older, SAVED, newer)).toEqual([SAVED, newer, older]);
});

it.each([
  ['a millisecond before their time', 30 * DAY - 1, 1],
  ['at their time', 30 * DAY, 0],
  ['a day ahead of the clock', -DAY, 1],
  ['more than a day ahead of it', -DAY - 1, 0],
])('kept simulations are there %s', (_, age, count) =>
  expect(restored({ ...SAVED, savedAt: NOW - age })).toHaveLength(count),
);

it.each([
  ['null', null],
  ['a text', 'guardada'],
  ['no moment', { ...SAVED, savedAt: undefined }],
  ['an endless moment', { ...SAVED, savedAt: Infinity }],
  ['an amount in words', { ...SAVED, amount: 'tres millones' }],
  ['no term', { ...SAVED, term: null }],
  ['no offers', { ...SAVED, offers: {} }],
])('saved simulations are left out alone where they make no sense: %s', (_, broken) => {
  expect(restored(broken, SAVED)).toEqual([SAVED]);
});

it.each([
  ['null', null],
  ['no name', { ...OFFER, bank: 1 }],
  ['no CFT', { ...OFFER, cft: undefined }],
  ['a CFT that is no figure', { ...OFFER, cft: NaN }],
  ['no instalment', { ...OFFER, first: '250000' }],
])('saved simulations lose an offer alone that makes no sense: %s', (_, broken) => {
  expect(restored({ ...SAVED, offers: [broken, OFFER] })).toEqual([SAVED]);
});

it('saved simulations keep an offer whose total is not known, and nothing that was added to one', () => {
  const offers = [{ ...OFFER, total: 'x', dni: '30123456' }];
  expect(restored({ ...SAVED, offers, dni: '30123456' })).toEqual([
    { ...SAVED, offers: [{ ...OFFER, total: null }] },
  ]);
});

it('saved simulations keep the loan that an offer came from, where it makes sense', () => {
  const loan = { entity: 'alerce', product: 'PRESTAMO' };
  const offers = [
    { ...OFFER, loan },
    { ...OFFER, loan: { entity: 7 } },
  ];
  expect(restored({ ...SAVED, offers })).toEqual([{ ...SAVED, offers: [{ ...OFFER, loan }, OFFER] }]);
});

it.each([
  ['no entity', { product: 'PRESTAMO' }],
  ['no product', { entity: 'alerce' }],
  ['an entity that is a number', { entity: 7, product: 'PRESTAMO' }],
  ['a product that is a number', { entity: 'alerce', product: 7 }],
  ['null', null],
])('saved simulations lose the loan alone of an offer, where it makes no sense: %s', (_, loan) => {
  expect(restored({ ...SAVED, offers: [{ ...OFFER, loan }] })).toEqual([SAVED]);
});

it.each([['nothing'], [null], [{}], [7]])('%j holds no saved simulations', (stored) => {
  expect(restoreSaved(stored, NOW, 30)).toEqual([]);
});
