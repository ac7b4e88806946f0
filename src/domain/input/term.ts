import { spelledNumber } from '#domain/input/number-words.ts';
import { isLong, type Reading, unread } from '#domain/input/reading.ts';
import { tokensOf } from '#domain/input/tokens.ts';

/** Months of a unit, by the word that it is written with. */
const UNITS: Readonly<Record<string, number>> = {
  mes: 1,
  meses: 1,
  cuota: 1,
  cuotas: 1,
  pago: 1,
  pagos: 1,
  ano: 12,
  anos: 12,
};

const HALVES = ['medio', 'media'];
const LINKS = ['y', 'en', 'de', 'a', '.', ','];
const COUNT = /^\d{1,9}$/;
const WITH_HALF = /^(\d{1,4})[.,]5$/;

/** The number that a piece says, in halves where it has one: '1,5' years are 18 months. */
function countOf(text: string): number | undefined {
  const half = WITH_HALF.exec(text);
  if (half) return Number(half[1]) + 0.5;
  return COUNT.test(text) ? Number(text) : HALVES.includes(text) ? 0.5 : spelledNumber(text);
}

const isSpelled = (piece: string): boolean => spelledNumber(piece) !== undefined;

/** The months of a text: '24', '24 cuotas', '2 años', 'un año y medio', '2 años y 6 meses'. Never throws. */
export function readTerm(text: string): Reading<number> {
  if (text.trim() === '') return { kind: 'empty' };
  if (isLong(text)) return unread('long');
  let [months, unit] = [0, 0];
  let pending: number | null = null;
  for (const { text: piece } of tokensOf(text)) {
    const count = countOf(piece);
    const factor = Object.hasOwn(UNITS, piece) ? UNITS[piece] : undefined;
    if (count !== undefined) {
      // 'treinta y seis': a smaller word after a larger one.
      const isLonger = pending !== null && isSpelled(piece) && pending >= 20 && count < 10;
      if (pending !== null && !isLonger) return unread('several');
      pending = (pending ?? 0) + count;
    } else if (factor) {
      // 'año y medio' is one; 'meses: 24' has its number behind it.
      const number: number = pending ?? (factor === 12 && months === 0 ? 1 : 0);
      if (number > 0) [months, unit, pending] = [months + number * factor, factor, null];
    } else if (piece === '-' && months === 0 && pending === null) return unread('negative');
    else if (!LINKS.includes(piece)) return unread('unknown');
  }
  if (unit > 0 && pending !== null && pending !== 0.5) return unread('several');
  const value = months + (pending ?? 0) * (unit || 1);
  if (!Number.isInteger(value)) return unread('unknown');
  if (months === 0 && pending === null) return unread('unknown');
  return { kind: 'value', value, isPlain: COUNT.test(text.trim()) };
}

/** The months of a text; 0 for one that is empty or no term. Never throws. */
export function parseTerm(text: string): number {
  const reading = readTerm(text);
  return reading.kind === 'value' ? reading.value : 0;
}
