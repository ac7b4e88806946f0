import { describe, expect, it } from 'vitest';
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

it('the course of a rate tells a change with the figures before and after, the newest first', () => {
  const moved = loan('all/all', START, ['2026-09-08', 'moved', 129.27], ['2026-10-01', 'left', 129.27]);
  expect(movesOf([moved]).map(({ day, change, before, after }) => [day, change, before, after])).toEqual([
    ['2026-10-01', 'left', 129.27, null],
    ['2026-09-08', 'moved', 186.76, 129.27],
  ]);
});

it('the course of a rate tells nothing of what was known from the start', () =>
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

it('the course of a rate tells variants that changed alike once, and others apart', () => {
  const cut: Told = ['2026-09-08', 'moved', 129.27];
  const other: Told = ['2026-09-08', 'moved', 140];
  const loans = [
    loan('all/caba', START, cut),
    loan('all/salta', START, cut),
    loan('jubilado/all', START, other),
  ];
  expect(movesOf(loans).map(({ after }) => after)).toEqual([129.27, 140]);
});

it('the course of a rate leaves out an error that was corrected', () => {
  const mended = loan('all/all', START, ['2026-09-08', 'moved', 1867.6], ['2026-09-10', 'corrected', 186.76]);
  expect(trueFigures(mended).map(({ cftea }) => cftea)).toEqual([186.76, 186.76]);
});

it('a loan whose record begins with its departure was at the figure it left with', () => {
  const gone = loan('all/all', ['2026-07-03', 'left', 90]);
  expect(movesOf([gone]).map(({ before, after }) => [before, after])).toEqual([[90, null]]);
});

describe('the order of changes', () => {
  const moved = (code: number, day: string) => ({
    ...loan('all/all', [day, 'came', 90]),
    code,
  });

  it.each<[string, LedgerLoan[], [number, string][]]>([
    [
      'is the newest first, though it is found first',
      [moved(11, '2026-09-08'), moved(12, '2026-09-01')],
      [
        [11, '2026-09-08'],
        [12, '2026-09-01'],
      ],
    ],
    [
      'is the newest first, though it is found last',
      [moved(11, '2026-09-01'), moved(12, '2026-09-08')],
      [
        [12, '2026-09-08'],
        [11, '2026-09-01'],
      ],
    ],
    [
      'is that of the entities’ codes on one day',
      [moved(12, '2026-09-08'), moved(9, '2026-09-08'), moved(11, '2026-09-08')],
      [
        [9, '2026-09-08'],
        [11, '2026-09-08'],
        [12, '2026-09-08'],
      ],
    ],
  ])('the course of a rate %s', (_, loans, order) =>
    expect(movesOf(loans).map(({ code, day }) => [code, day])).toEqual(order),
  );
});

it.each<[string, Told[], number[]]>([
  ['leaves out a departure', [START, ['2026-09-08', 'left', 186.76]], [186.76]],
  [
    'goes on when the loan comes back',
    [START, ['2026-09-08', 'left', 186.76], ['2026-10-01', 'came', 90]],
    [186.76, 90],
  ],
  ['holds every figure it moved to', [START, ['2026-09-08', 'moved', 129.27]], [186.76, 129.27]],
])('the course of a loan %s', (_, told, course) =>
  expect(trueFigures(loan('all/all', ...told)).map(({ cftea }) => cftea)).toEqual(course),
);
