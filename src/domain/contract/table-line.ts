/* A line of a table of payments, cell by cell, as banks print and people paste it. */
import { readDay } from '#domain/input/day.ts';
import { type Figure, readFigure } from '#domain/input/figure.ts';
import { plainLetters } from '#domain/input/reading.ts';

/** The value of a cell: a day, an instalment's number, pesos, pesos that may be one of two, or words. */
export type Cell =
  | { kind: 'day'; day: string }
  | { kind: 'number'; number: number }
  | { kind: 'figure'; figure: Figure; isWhole: boolean }
  | { kind: 'either'; text: string }
  | { kind: 'words'; text: string };

const COLUMNS = /[\t;|]/;
/** '1)', '1.', '1º', '#1', '1/12': the number of an instalment. */
const NUMBER = /^#?(\d{1,3})(?:[).ºª°:]|\.[ºª°]|\/\d{1,3})?$/;
const LABELLED_NUMBER = /^#\d|[).ºª°:]$|\//;
const IGNORED = new Set(
  'cuota cuotas pago n no nº n.º n° nro nro. num num. numero mes vto vto. vence vencimiento venc venc. fecha importe monto valor de del el con por ar ars pesos - .- = el: #'.split(
    ' ',
  ),
);

const dayOf = (text: string): string | null => {
  const reading = readDay(text);
  return reading.kind === 'value' ? reading.value : null;
};

/** A cell of one word or of a whole column; null where it is neither a day nor a figure. */
function wholeCell(text: string): Cell | null {
  const day = dayOf(text);
  if (day !== null) return { kind: 'day', day };
  const number = NUMBER.exec(text);
  if (number && LABELLED_NUMBER.test(text)) return { kind: 'number', number: Number(number[1]) };
  const reading = readFigure(text, 'pesos');
  if (reading.kind === 'either') return { kind: 'either', text };
  if (reading.kind !== 'value' || !/\d/.test(text)) return null;
  return { kind: 'figure', figure: reading.value, isWhole: number !== null };
}

/** Words that a day is written with: '10 de febrero de 2026', '10 feb 2026'. */
const DAY_LENGTHS = [5, 3];

/** The day that so many words from a place on are, and how many. */
function dayFrom(words: readonly string[], at: number): { day: string; length: number } | null {
  if (!/^\d{1,2}$/.test(words[at] ?? '')) return null;
  for (const length of DAY_LENGTHS) {
    const text = words
      .slice(at, at + length)
      .join(' ')
      .replace(/[:,]$/, '');
    const day = /[a-z]{3}/i.test(text) ? dayOf(text) : null;
    if (day !== null) return { day, length };
  }
  return null;
}

function cellsOfWords(words: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const spread = dayFrom(words, at);
    if (spread) {
      cells.push({ kind: 'day', day: spread.day });
      at += spread.length - 1;
    } else if (!IGNORED.has(plainLetters(word))) cells.push(wholeCell(word) ?? { kind: 'words', text: word });
  }
  return cells;
}

/** The cells of a line in their order. Empty ones and signs of pesos are none; linear in the length of the line. */
export function cellsOf(line: string): Cell[] {
  const parts = line.split(COLUMNS.test(line) ? COLUMNS : / {2,}/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => {
      const words = part.split(/[\s$]+/).filter((word) => word !== '');
      const isOne = parts.length > 1 || words.length === 1;
      const cell = isOne ? wholeCell(part) : null;
      return cell ? [cell] : cellsOfWords(words);
    });
}
