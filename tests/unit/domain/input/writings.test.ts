import { describe, expect, it } from 'vitest';
import { readRate } from '#domain/input/decimal.ts';
import { readDay } from '#domain/input/day.ts';
import { readDni } from '#domain/input/dni.ts';
import { readEmail } from '#domain/input/read-email.ts';
import { readFigure } from '#domain/input/figure.ts';
import { mapReading, type Reading, type Unread } from '#domain/input/reading.ts';
import { readTerm } from '#domain/input/term.ts';
import writings from '#domain/input/writings.json';

const { about: _, ...kinds } = writings;

type Value = string | number;
type Writing = {
  text: string;
  reads?: Value;
  either?: readonly Value[];
  empty?: boolean;
  why?: string;
};

const READERS: Record<keyof typeof kinds, (text: string) => Reading<Value>> = {
  pesos: (text) => mapReading(readFigure(text, 'pesos'), ({ value }) => value),
  percent: readRate,
  term: readTerm,
  day: readDay,
  dni: readDni,
  email: readEmail,
};

/** A reading in the form of the list. */
function told(reading: Reading<Value>): Omit<Writing, 'text'> {
  if (reading.kind === 'value') return { reads: reading.value };
  if (reading.kind === 'either') return { either: reading.values };
  return reading.kind === 'empty' ? { empty: true } : { why: reading.why satisfies Unread };
}

describe.each(Object.entries(kinds) as [keyof typeof kinds, Writing[]][])(
  'what people write: %s',
  (kind, list) => {
    it.each(list)(`the field for ${kind} reads $text as people write it`, ({ text, ...right }) =>
      expect(told(READERS[kind](text))).toEqual(right),
    );
  },
);

it('the list has at least 160 writings', () =>
  expect(Object.values(kinds).flat().length).toBeGreaterThanOrEqual(160));

it.each([
  ['850.000', true],
  ['$ 850.000,50', true],
  ['850000', true],
  ['850 mil', false],
  ['1,234.50', false],
  ['850000.50', false],
])('a field says how it reads %j unless it is plain: %s', (text, isPlain) =>
  expect(readFigure(text, 'pesos')).toMatchObject({ kind: 'value', isPlain }),
);

it('a figure behind thousands in words keeps its decimals', () =>
  expect(readFigure('54 mil ,511', 'pesos')).toMatchObject({ value: { value: 54_000.511, decimals: 3 } }));
