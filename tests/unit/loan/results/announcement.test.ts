import { expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { announcementFor, type Shown } from '#loan/results/Announcer.tsx';
import { words } from '../../../support/content/made-up.ts';

const shown: Shown = {
  count: 31,
  tied: 0,
  sort: 'cft',
  first: null,
  page: 1,
  pages: 2,
  narrowing: null,
  form: emptyLoanForm({ amount: 5_000_000, term: 30 }),
  asking: false,
  askFailed: false,
};
const said = (change: Partial<Shown>): string | null =>
  announcementFor(shown, { ...shown, ...change }, words);

it.each([
  [31, '⟦results status ready other⟧ 31 ⟦results sorts cft announce⟧'],
  [1, '⟦results status ready one⟧ 1 ⟦results sorts cft announce⟧'],
  [0, '⟦results status ready none⟧'],
])('on arrival: %d offers', (count, text) =>
  expect(announcementFor(null, { ...shown, count }, words)).toBe(text),
);

const failed = '⟦results again failed⟧';
const other = emptyLoanForm({ amount: 1_000_000, term: 12 });
const narrowing = { passes: () => true, said: (count: number) => `Quedan ${count}`, noneTitle: '' };

it.each<[string, Partial<Shown>, string | null]>([
  ['nothing', {}, null],
  ['a sort, also when it resets the page', { sort: 'cuota' }, '⟦results sorts cuota announce⟧'],
  ['a page', { page: 2 }, '⟦results pagination status⟧ 2 2'],
  ['another part of the list', { narrowing, count: 4, pages: 1 }, 'Quedan 4'],
  ['asking again', { asking: true }, '⟦results again loading⟧'],
  ['new offers', { form: other, count: 65 }, '⟦results again done other⟧ 65 $\u00A01.000.000 1 año'],
  ['no new offers', { askFailed: true }, failed],
])('a screen reader hears of a change: %s', (_, change, text) => expect(said(change)).toBe(text));

it('of several changes the most important one is announced', () => {
  expect(said({ sort: 'cuota', page: 2, narrowing, count: 9 })).toBe('Quedan 9');
});

it('a change that is no news is not said again', () => {
  const still = { ...shown, askFailed: true };
  expect(announcementFor(still, { ...still }, words)).toBeNull();
});
