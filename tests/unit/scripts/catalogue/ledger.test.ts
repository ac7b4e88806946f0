import { expect, it } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import type { Ledger } from '#generated/types.ts';
import { ledgerWith } from '#scripts/catalogue/ledger.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';

const product = (changes: Partial<Product> = {}): Product => ({
  entity: 'BANCO UNO S.A.',
  code: 11,
  kind: 'banco',
  product: 'TRAMO IV',
  reported: '2026-06-15',
  minAmount: 500,
  maxAmount: 1_000_000,
  maxTerm: 72,
  minIncome: 0,
  minSeniority: 0,
  maxAge: 80,
  maxIncomeShare: 30,
  beneficiary: 'all',
  prepaymentFee: 4,
  tea: 140.4,
  cftea: 186.76,
  territory: 'all',
  ...changes,
});
const OTHER = product({ code: 12, entity: 'BANCO DOS S.A.' });
const CUT = { tea: 99.33, cftea: 129.27, reported: '2026-09-08' };

/** The ledger after refreshes, from the first one, each a day and the products that it accepts. */
function after(refreshes: readonly [day: string, products: readonly Product[]][]): Ledger {
  let ledger: Ledger | null = null;
  let before: readonly Product[] = [];
  for (const [day, products] of refreshes) {
    ledger = ledgerWith(ledger, { before, after: products, day });
    before = products;
  }
  return ledger as Ledger;
}

/** A ledger as one line for each figure. */
const lines = ({ loans }: Ledger): string[] =>
  loans.flatMap(({ code, variant, figures }) =>
    figures.map(({ day, declared, change, cftea }) =>
      [code, variant, day, declared, change, cftea].join(' '),
    ),
  );

const START: [string, Product[]] = ['2026-06-25', [product(), OTHER]];
const KNOWN = '11 all/all 2026-06-25 2026-06-15 known 186.76';

it.each<[string, [string, Product[]][], string[]]>([
  ['the first catalogue is no news', [], []],
  ['the same catalogue again is no news', [['2026-07-01', [product(), OTHER]]], []],
  ['a new date alone is no news', [['2026-07-01', [product({ reported: '2026-06-30' }), OTHER]]], []],
  [
    'a move is told with the figure before',
    [['2026-09-10', [product(CUT), OTHER]]],
    [KNOWN, '11 all/all 2026-09-10 2026-09-08 moved 129.27'],
  ],
  [
    'a move is told once',
    [
      ['2026-09-10', [product(CUT), OTHER]],
      ['2026-09-11', [product(CUT), OTHER]],
    ],
    [KNOWN, '11 all/all 2026-09-10 2026-09-08 moved 129.27'],
  ],
  [
    'a loan that is new came',
    [['2026-07-01', [product(), OTHER, product({ beneficiary: 'jubilado' })]]],
    ['11 jubilado/all 2026-07-01 2026-06-15 came 186.76'],
  ],
  [
    'a loan that is away for two days left and came',
    [
      ['2026-07-01', [OTHER]],
      ['2026-07-03', [product(), OTHER]],
    ],
    [KNOWN, '11 all/all 2026-07-01 2026-06-15 left 186.76', '11 all/all 2026-07-03 2026-06-15 came 186.76'],
  ],
  [
    'another figure in the same declaration is a correction',
    [['2026-07-01', [product({ cftea: 190 }), OTHER]]],
    [KNOWN, '11 all/all 2026-07-01 2026-06-15 corrected 190'],
  ],
  [
    'a figure that returns within a month was an error',
    [
      ['2026-07-01', [product({ cftea: 1900, reported: '2026-06-30' }), OTHER]],
      ['2026-07-20', [product({ reported: '2026-07-19' }), OTHER]],
    ],
    [
      KNOWN,
      '11 all/all 2026-07-01 2026-06-30 moved 1900',
      '11 all/all 2026-07-20 2026-07-19 corrected 186.76',
    ],
  ],
  [
    'a figure that returns later moved',
    [
      ['2026-07-01', [product({ cftea: 200, reported: '2026-06-30' }), OTHER]],
      ['2026-08-20', [product({ reported: '2026-08-19' }), OTHER]],
    ],
    [KNOWN, '11 all/all 2026-07-01 2026-06-30 moved 200', '11 all/all 2026-08-20 2026-08-19 moved 186.76'],
  ],
])('%s', (_, refreshes, told) => {
  expect(lines(after([START, ...refreshes]))).toEqual(told);
});

it('the ledger tells what changed against its own last figure when the catalogue was not written after it', () => {
  const start = after([START]);
  const now = [product(CUT), OTHER];
  const killed = ledgerWith(start, { before: START[1], after: now, day: '2026-09-10' });
  const again = ledgerWith(killed, { before: START[1], after: now, day: '2026-09-11' });
  expect(lines(again)).toEqual([KNOWN, '11 all/all 2026-09-10 2026-09-08 moved 129.27']);
});

it('the ledger begins with the catalogue that is replaced when there was no ledger', () => {
  const ledger = ledgerWith(null, {
    before: [product(), OTHER],
    after: [product(CUT), OTHER],
    day: '2026-09-10',
  });
  expect(lines(ledger)).toEqual([
    '11 all/all 2026-09-10 2026-06-15 known 186.76',
    '11 all/all 2026-09-10 2026-09-08 moved 129.27',
  ]);
});

it('notes the middle of the market on each day that it changed', () => {
  const { market } = after([
    ['2026-06-25', [product(), OTHER, product({ code: 13, cftea: 200 })]],
    ['2026-07-01', [product(), OTHER, product({ code: 13, cftea: 210 })]],
    ['2026-07-02', [product(), product({ code: 12, cftea: 220 }), product({ code: 13, cftea: 210 })]],
  ]);
  expect(market).toEqual([
    { day: '2026-06-25', cftea: 186.76, loans: 3 },
    { day: '2026-07-02', cftea: 210, loans: 3 },
  ]);
});

it('the ledger counts no loan in doubt in the middle of the market, nor a day that has no others', () => {
  const doubtful = product({ code: 13, cftea: 900, condition: 'en_duda' });
  const { market } = after([
    ['2026-06-25', [product(), doubtful]],
    ['2026-07-01', [doubtful]],
  ]);
  expect(market).toEqual([{ day: '2026-06-25', cftea: 186.76, loans: 1 }]);
});

it('the ledger keeps two years; of what is older the last figure of a loan, and none of a loan that had left', () => {
  const ledger = after([
    START,
    ['2026-07-10', [product({ cftea: 170, reported: '2026-07-09' }), OTHER]],
    ['2026-07-20', [product({ cftea: 160, reported: '2026-07-19' })]],
    ['2028-09-01', [product({ cftea: 150, reported: '2028-08-30' })]],
  ]);
  expect(lines(ledger)).toEqual([
    '11 all/all 2026-07-20 2026-07-19 moved 160',
    '11 all/all 2028-09-01 2028-08-30 moved 150',
  ]);
  expect(ledger.market.map(({ day }) => day)).toEqual(['2026-06-25', '2026-07-20', '2028-09-01']);
});

/**
 * Between the records of 2026-06-25 and 2026-10-10, 20 of 31 loans that both hold changed: each changes every 165 days.
 */
const DAYS_BETWEEN_MOVES = 165;

it('the ledger stays under 200 kB for a year of as many changes as there were in 2026', ({ task }) => {
  const names = Array.from({ length: 200 }, (_, at) =>
    product({
      code: 10_000 + at,
      entity: `BANCO DE LA PROVINCIA NUMERO ${at} S.A.`,
      product: 'PRESTAMO PERSONAL LIBRE DESTINO TRAMO',
    }),
  );
  const refreshes = Array.from({ length: 365 }, (_, day): [string, Product[]] => {
    const date = new Date(Date.UTC(2026, 5, 25 + day)).toISOString().slice(0, 10);
    return [
      date,
      names.map((one, at) => {
        const moves = Math.floor((day + at) / DAYS_BETWEEN_MOVES);
        return { ...one, tea: 140.11 + moves + at, cftea: 186.76 + moves + at, reported: date };
      }),
    ];
  });
  const bytes = Buffer.byteLength(formatJson(after(refreshes)));
  task.meta.summary = `a year of the ledger: ${Math.round(bytes / 1000)} kB`;
  expect(bytes).toBeLessThan(200_000);
});
