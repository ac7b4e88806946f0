import { describe, expect, it } from 'vitest';
import { schedule } from '#domain/amortisation.ts';
import { pastedPayments } from '#domain/contract/pasted.ts';
import { unit } from '#domain/units.ts';

/** An instalment as a bank's table has it; pesos with two decimals, the day as day, month and year. */
type Line = {
  n: number;
  of: number;
  day: [number, number, number];
  capital: number;
  interest: number;
  vat: number;
  insurance: number;
  payment: number;
  balance: number;
};

const cents = (value: number): number => Number(value.toFixed(2));
const two = (number: number): string => String(number).padStart(2, '0');
const ar = (value: number): string =>
  value.toLocaleString('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const us = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const slashed = ([day, month, year]: Line['day']): string => `${two(day)}/${two(month)}/${year}`;
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthOf = ({ day }: Line): string => MONTHS[day[1] - 1] ?? '';

/** Five loans: pesos, months, and the monthly interest. */
const LOANS: readonly [amount: number, term: number, interest: number][] = [
  [1_000_000, 12, 0.05],
  [350_000, 6, 0.08],
  [5_000_000, 24, 0.035],
  [12_500_000, 36, 0.02],
  [89_990.5, 3, 0.11],
];

const linesOf = ([amount, term, interest]: (typeof LOANS)[number]): Line[] =>
  schedule({
    amount: unit(amount),
    term: unit(term),
    interest: unit(interest),
    cost: unit(interest * 1.21 + 0.002),
  }).map(({ number, capital, interest: paid, vat, charges, instalment, balance }) => ({
    n: number,
    of: term,
    day: [10, (number % 12) + 1, 2026 + Math.floor(number / 12)],
    capital: cents(capital),
    interest: cents(paid),
    vat: cents(vat ?? 0),
    insurance: cents(charges),
    payment: cents(instalment),
    balance: cents(balance),
  }));

type Layout = { heading?: string; line: (line: Line) => string; end?: (lines: Line[]) => string };

/** Twelve ways in which tables are printed, exported and copied. */
const LAYOUTS: Record<string, Layout> = {
  'as a bank prints it, with tabs': {
    heading: 'N.º\tVencimiento\tCapital\tInterés\tIVA\tSeguro\tCuota\tSaldo',
    line: (l) =>
      [
        l.n,
        slashed(l.day),
        ...[l.capital, l.interest, l.vat, l.insurance, l.payment, l.balance].map(ar),
      ].join('\t'),
  },
  'with bars': {
    heading: '| Cuota | Fecha de vencimiento | Capital | Intereses | IVA | Total a pagar |',
    line: (l) =>
      `| ${l.n} | ${slashed(l.day)} | $ ${ar(l.capital)} | $ ${ar(l.interest)} | $ ${ar(l.vat)} | $ ${ar(l.payment)} |`,
  },
  'with semicolons': {
    heading: 'Nro;Vto;Amortización;Interés;IVA;Gastos;Importe;Saldo deudor',
    line: (l) =>
      [
        l.n,
        slashed(l.day),
        ...[l.capital, l.interest, l.vat, l.insurance, l.payment, l.balance].map(ar),
      ].join(';'),
  },
  'of a sheet that is aligned by blanks': {
    heading: 'Nro   Fecha         Capital        Interés     IVA         Otros       Total cuota',
    line: (l) =>
      [l.n, slashed(l.day), ...[l.capital, l.interest, l.vat, l.insurance, l.payment].map(ar)].join('    '),
  },
  'with one blank between columns': {
    heading: 'Cuota Vencimiento Capital Interés IVA Seguro Total Saldo',
    line: (l) =>
      [
        l.n,
        slashed(l.day),
        ...[l.capital, l.interest, l.vat, l.insurance, l.payment, l.balance].map(ar),
      ].join(' '),
  },
  'in words, line by line': {
    heading: 'Plan de pagos',
    line: (l) => `Cuota ${l.n} vence el ${l.day[0]} de ${monthOf(l)} de ${l.day[2]}: AR$ ${ar(l.payment)}`,
  },
  'numbered with a bracket, with short years': {
    line: (l) =>
      `${l.n}) ${two(l.day[0])}/${two(l.day[1])}/${String(l.day[2]).slice(2)} $ ${ar(l.payment)}.-`,
  },
  'numbered by how many there are, with short months': {
    line: (l) => `${l.n}/${l.of} ${two(l.day[0])}-${monthOf(l).slice(0, 3)}-${l.day[2]} ${ar(l.payment)}`,
  },
  'of an American spreadsheet': {
    heading: 'N\tFecha\tCuota',
    line: (l) => `${l.n}\t${l.day[2]}-${two(l.day[1])}-${two(l.day[0])}\t$${us(l.payment)}`,
  },
  'of payments alone': { line: (l) => `$${ar(l.payment)}`, end: () => '' },
  'with a sum at its end': {
    heading: 'Vencimiento;Importe',
    line: (l) => `${slashed(l.day)};${ar(l.payment)}`,
    end: (lines) => `Total;${ar(lines.reduce((sum, { payment }) => sum + payment, 0))}`,
  },
  'with numbers of their own sort': {
    heading: 'Cuota N° | Vto. | Valor cuota',
    line: (l) => `#${l.n} | ${l.day[0]}.${l.day[1]}.${l.day[2]} | ${ar(l.payment)}`,
  },
};

describe.each(Object.entries(LAYOUTS))('a table %s', (_, { heading, line, end }) => {
  it.each(LOANS)('a pasted table is read whole for %d pesos in %d instalments at %d a month', (...loan) => {
    const lines = linesOf(loan);
    const text = [heading, ...lines.map(line), end?.(lines)].filter(Boolean).join('\r\n');
    const list = pastedPayments(text);
    expect('payments' in list ? list.payments.map(({ amount }) => amount.value) : list).toEqual(
      lines.map(({ payment }) => payment),
    );
    const days = 'payments' in list ? list.payments.map(({ day }) => day) : [];
    const isDated = !text.startsWith('$');
    expect(days).toEqual(
      lines.map(({ day: [day, month, year] }) => (isDated ? `${year}-${two(month)}-${two(day)}` : null)),
    );
  });
});

it.each<[string, string, object]>([
  ['asks for the column where nothing names it', '1 100 20 120\n2 100 10 110', { columns: [100, 20, 120] }],
  [
    'asks where the instalment leaves a part of the line out',
    'Capital\tInterés\tCuota\tSeguro\n100\t20\t120\t5\n100\t10\t110\t5',
    { columns: [100, 20, 120, 5] },
  ],
  ['names a line with one amount more', '100 20\n100 20 30', { line: 2, text: '100 20 30' }],
  ['names a line with an amount that may be two', '1.000\n124,031', { line: 2, text: '124,031' }],
  [
    'finds no payment in more lines than any table has',
    `${'1\n'.repeat(1500)}7`,
    { payments: [], lines: [] },
  ],
  ['names a line that is longer than any', `1.000\n${'1 '.repeat(400)}`, { line: 2 }],
])('%s', (_, text, answer) => expect(pastedPayments(text)).toMatchObject(answer));
