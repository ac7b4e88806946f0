import { expect, it } from 'vitest';
import { pastedPayments } from '#domain/contract/pasted.ts';

const read = (text: string) => {
  const list = pastedPayments(text);
  return 'payments' in list ? list.payments.map(({ amount, day }) => [amount.value, day]) : list;
};

it.each<[string, string, (number | string | null)[][]]>([
  [
    'one amount on each line',
    '1.000,50\n2000',
    [
      [1000.5, null],
      [2000, null],
    ],
  ],
  [
    'a day before the amount',
    '10/02/2026 $ 1.000\n10-3-2026\t2.000',
    [
      [1000, '2026-02-10'],
      [2000, '2026-03-10'],
    ],
  ],
  [
    'the number of each instalment',
    '1;2026-02-10;1.000\n2;2026-03-10;2.000',
    [
      [1000, '2026-02-10'],
      [2000, '2026-03-10'],
    ],
  ],
  [
    'blank lines and line ends of another system',
    '1.000\r\n\r\n2.000\r\n',
    [
      [1000, null],
      [2000, null],
    ],
  ],
  [
    'a currency sign that touches the amount, and spaces around it',
    ' $1.000 \n2.000 $ ',
    [
      [1000, null],
      [2000, null],
    ],
  ],
  ['several spaces between the day and the amount', '1/2/2026    1.000', [[1000, '2026-02-01']]],
  [
    'empty cells of a spreadsheet',
    '1;;1.000;\n2;;2.000;',
    [
      [1000, null],
      [2000, null],
    ],
  ],
  [
    'line ends of an old system',
    '1.000\r2.000',
    [
      [1000, null],
      [2000, null],
    ],
  ],
  ['an amount that is the number of its line', '1', [[1, null]]],
  ['nothing', ' \n', []],
])('the reader of pasted tables reads a list with %s', (_, text, payments) =>
  expect(read(text)).toEqual(payments),
);

it.each([
  ['two amounts on a line', '1.000\n1.000 2.000', { line: 2, text: '1.000 2.000' }],
  ['a day alone', '10/02/2026', { line: 1, text: '10/02/2026' }],
  ['words, told without the spaces around them', '  cuota uno ', { line: 1, text: 'cuota uno' }],
  ['an amount of nothing', '0', { line: 1, text: '0' }],
  ['a day that is not in the calendar', '31/02/2026 1.000', { line: 1, text: '31/02/2026 1.000' }],
])('the reader of pasted tables names the line with %s', (_, text, fault) =>
  expect(read(text)).toEqual(fault),
);
