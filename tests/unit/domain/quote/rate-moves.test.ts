import { expect, it } from 'vitest';
import { type LedgerLoan, movesOf, trueFigures } from '#domain/quote/rate-moves.ts';

type Figures = LedgerLoan['figures'];
type Told = [day: string, change: Figures[number]['change'], cftea: number];

const loan = (variant: string, ...told: Told[]): LedgerLoan => ({
  code: 11,
  entity: 'BANCO UNO S.A.',
  product: 'TRAMO IV',
  variant,
  figures: told.map(([day, change, cftea]) => ({
    day,
    declared: day,
    change,
    tea: cftea / 2,
    cftea,
  })) as Figures,
});

const START: Told = ['2026-06-25', 'known', 186.76];

it('tells a change with the figures before and after, the newest first', () => {
  const moved = loan('all/all', START, ['2026-09-08', 'moved', 129.27], ['2026-10-01', 'left', 129.27]);
  expect(movesOf([moved]).map(({ day, change, before, after }) => [day, change, before, after])).toEqual([
    ['2026-10-01', 'left', 129.27, null],
    ['2026-09-08', 'moved', 186.76, 129.27],
  ]);
});

it('tells nothing of what was known from the start', () =>
  expect(movesOf([loan('all/all', START)])).toEqual([]));

it('a loan that came, or came back, has no figure before', () => {
  const back = loan(
    'all/all',
    ['2026-07-01', 'came', 90],
    ['2026-07-03', 'left', 90],
    ['2026-07-09', 'came', 90],
  );
  expect(movesOf([back]).map(({ change, before }) => [change, before])).toEqual([
    ['came', null],
    ['left', 90],
    ['came', null],
  ]);
});

it('tells variants that changed alike once, and others apart', () => {
  const cut: Told = ['2026-09-08', 'moved', 129.27];
  const other: Told = ['2026-09-08', 'moved', 140];
  const loans = [
    loan('all/caba', START, cut),
    loan('all/salta', START, cut),
    loan('jubilado/all', START, other),
  ];
  expect(movesOf(loans).map(({ after }) => after)).toEqual([129.27, 140]);
});

it('leaves out of the course an error that was corrected', () => {
  const mended = loan('all/all', START, ['2026-09-08', 'moved', 1867.6], ['2026-09-10', 'corrected', 186.76]);
  expect(trueFigures(mended).map(({ cftea }) => cftea)).toEqual([186.76, 186.76]);
});
