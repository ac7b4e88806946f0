/*
 * Amounts and rates as people write, paste and dictate them. Nothing is read as something else in silence: a figure that
 * two countries write for two values is asked about, and a word that is not known refuses the text.
 */
import { spelledNumber } from '#domain/input/number-words.ts';
import { isLong, type Reading, type Unread, unread } from '#domain/input/reading.ts';
import { type Token, tokensOf } from '#domain/input/tokens.ts';

/** A figure and the decimals that it is printed with. */
export type Figure = { value: number; decimals: number };

type FigureKind = 'pesos' | 'percent';

const MOST_DECIMALS = { pesos: 2, percent: 4 } as const;
/** No rate is above it, in percent points: a dot before three digits is then no dot of thousands. */
const HIGHEST_RATE = 10_000;
const LARGEST = 1e15;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that change nothing about a figure. */
const HARMLESS = {
  pesos: listed(
    '$ + . , : ( ) = ~ ! peso pesos mango mangos ars ar por mes mensual mensuales neto netos bruto brutos en mano cobro gano sueldo bolsillo aprox aproximadamente unos unas son de del total cuota y',
  ),
  percent: listed(
    '% + . , : ( ) por anual anuales tna tea cft cftea cftna nominal efectiva efectivo es de y',
  ),
} as const;

const SLANG = listed('palo palos luca lucas gamba gambas');
const CURRENCIES = listed('usd dolar dolares euro euros eur € £ uva uvas uvi verdes');

/** The factor of a word; 'm' may be a thousand or a million, so the text may have two values. */
const MULTIPLIERS: Readonly<Record<string, readonly [number, number]>> = {
  mil: [1e3, 1e3],
  miles: [1e3, 1e3],
  k: [1e3, 1e3],
  m: [1e3, 1e6],
  M: [1e6, 1e6],
  mm: [1e6, 1e6],
  mill: [1e6, 1e6],
  millon: [1e6, 1e6],
  millones: [1e6, 1e6],
};

const isGrouped = (groups: readonly string[]): boolean =>
  /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => group.length === 3);

const figureOf = (whole: string, decimals = ''): Figure => ({
  value: Number(`${whole}.${decimals || '0'}`),
  decimals: decimals.length,
});

/** The values of digits around one dot or comma. */
function valuesOfPair(
  whole: string,
  end: string,
  mark: string,
  kind: FigureKind,
  isMultiplied: boolean,
): Figure[] {
  const asWhole = figureOf(whole + end);
  const asDecimals = figureOf(whole, end);
  if (end.length === 3) {
    if (kind === 'percent' && asWhole.value > HIGHEST_RATE) return [asDecimals];
    if (whole === '' || whole.startsWith('0')) return [asDecimals];
    // '850.000' is how the site itself writes it.
    if (kind === 'pesos' && mark === '.' && whole.length <= 3 && !isMultiplied) return [asWhole];
    return [asWhole, asDecimals];
  }
  if (kind === 'pesos' && end.length === 6 && mark === '.') return [asWhole];
  return end.length <= MOST_DECIMALS[kind] || isMultiplied ? [asDecimals] : [];
}

/** The one or two values of a figure with its separators; none where it is no figure. */
function valuesOf(text: string, kind: FigureKind, isMultiplied: boolean): Figure[] {
  const groups = text.split(/[.,' ]/);
  const marks = text.replaceAll(/\d/g, '');
  const [last = '', mark = ''] = [groups.at(-1), marks.at(-1)];
  const [whole = ''] = groups;
  if (marks === '') return [figureOf(whole)];
  if (marks.length === 1 && (mark === '.' || mark === ','))
    return valuesOfPair(whole, last, mark, kind, isMultiplied);
  const before = groups.slice(0, -1);
  const isAlike = new Set(marks).size === 1;
  if (isAlike && isGrouped(groups)) return [figureOf(groups.join(''))];
  // The last mark is another one than those between thousands, or a dot too many: '850.000.50'.
  const isOneBefore = new Set(marks.slice(0, -1)).size === 1 && (mark === '.' || mark === ',');
  if (!isOneBefore || !isGrouped(before)) return [];
  const decimals = figureOf(before.join(''), last);
  if (last.length === 3) return [figureOf(groups.join('')), decimals];
  return last.length <= MOST_DECIMALS[kind] && (!isAlike || mark === '.') ? [decimals] : [];
}

/** A sum under way: what has been multiplied, and what waits for its multiplier. */
type Sum = { total: number; factor: number; pending: Figure | null; isSpelled: boolean; hasFigure: boolean };

const NO_SUM: Sum = { total: 0, factor: Infinity, pending: null, isSpelled: false, hasFigure: false };

/** Pesos of so many thousands or millions: 65,1 millions are no centavo less, whatever the machine makes of 65,1. */
const times = (value: number, factor: number): number => Number((value * factor).toFixed(2));

/** Takes a multiplier into a sum: '2 millones', 'mil', '3 mil millones'; null where it cannot stand there. */
function multiplied(sum: Sum, factor: number): Sum | null {
  const { total, pending } = sum;
  // '1,5 millones 200 mil' is the one or the other: nothing goes on behind decimals.
  const next = { ...NO_SUM, factor: pending && pending.decimals > 0 ? 0 : factor, hasFigure: true };
  if (!pending && total > 0 && factor > sum.factor) return { ...next, total: total * factor };
  return factor < sum.factor ? { ...next, total: total + times(pending?.value ?? 1, factor) } : null;
}

function withNumber(sum: Sum, figure: Figure, isSpelled: boolean): Sum | null {
  const { pending } = sum;
  if (!pending) return { ...sum, pending: figure, isSpelled, hasFigure: true };
  // 'ochocientos' 'cincuenta'
  const isLonger = sum.isSpelled && isSpelled && figure.value > 0 && figure.value < pending.value;
  return isLonger ? { ...sum, pending: { value: pending.value + figure.value, decimals: 0 } } : null;
}

function withHalf(sum: Sum): Sum | null {
  if (sum.pending || !Number.isFinite(sum.factor)) return withNumber(sum, { value: 0.5, decimals: 1 }, false);
  return sum.factor > 0 ? { ...sum, total: sum.total + sum.factor / 2 } : null;
}

type Choice = 0 | 1;

/** Takes one piece of a text into its sum, by the first or the second of its readings. */
function withToken(
  sum: Sum,
  at: number,
  tokens: readonly Token[],
  kind: FigureKind,
  choice: Choice,
): Sum | Unread {
  const { text, kind: piece } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (piece === 'figure') {
    const values = valuesOf(text, kind, next !== undefined && next.text in MULTIPLIERS);
    const value = values[choice] ?? values[0];
    if (!value) return 'unknown';
    return withNumber(sum, value, false) ?? 'several';
  }
  if (text === '-' && next && (next.kind === 'figure' || next.text === '$'))
    return sum.hasFigure ? 'several' : 'negative';
  if (text === '-' && sum.hasFigure) return sum;
  if (kind === 'pesos') {
    const factor = Object.hasOwn(MULTIPLIERS, text) ? MULTIPLIERS[text] : undefined;
    const needsNumber = text !== 'mil' && text !== 'millon' && !sum.pending && sum.total === 0;
    if (factor) return needsNumber ? 'unknown' : (multiplied(sum, factor[choice]) ?? 'several');
    if (text === 'medio' || text === 'media') return withHalf(sum) ?? 'several';
  }
  const spelled = spelledNumber(text);
  if (spelled !== undefined) return withNumber(sum, { value: spelled, decimals: 0 }, true) ?? 'several';
  if (SLANG.has(text)) return 'slang';
  if (CURRENCIES.has(text)) return 'currency';
  return HARMLESS[kind].has(text) ? sum : 'unknown';
}

function sumOf(tokens: readonly Token[], kind: FigureKind, choice: Choice): Figure | Unread {
  let sum = NO_SUM;
  for (const at of tokens.keys()) {
    const next = withToken(sum, at, tokens, kind, choice);
    if (typeof next === 'string') return next;
    sum = next;
  }
  if (!sum.hasFigure) return 'unknown';
  const { total, pending, factor, isSpelled } = sum;
  if (total === 0 && pending) return pending;
  if (pending && pending.value >= factor) return 'several';
  // 'un millón 200' is 1.000.200 or, as people say it, 1.200.000.
  const isMeantInThousands = choice === 1 && factor === 1e6 && pending && !isSpelled && pending.value < 1000;
  if (isMeantInThousands) return { value: total + pending.value * 1000, decimals: 0 };
  return { value: total + (pending?.value ?? 0), decimals: pending?.decimals ?? 0 };
}

const PLAIN = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;

/** Whether a figure stands alone, as the site writes it; its sign of pesos or percent counts for nothing. */
const isPlain = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, text }) => (kind === 'figure' ? PLAIN.test(text) : text === '$' || text === '%'));

/** The pesos or the percent points of a text. Never throws; linear in the length of the text. */
export function readFigure(text: string, kind: FigureKind): Reading<Figure> {
  if (text.trim() === '') return { kind: 'empty' };
  if (isLong(text)) return unread('long');
  const all = tokensOf(text);
  const tokens = all.filter(({ text: word }, at) => !(word === 'ciento' && all[at - 1]?.text === 'por'));
  if (tokens.length === 0) return { kind: 'empty' };
  if (kind === 'pesos' && tokens.length < all.length) return unread('unknown');
  const [one, other] = [sumOf(tokens, kind, 0), sumOf(tokens, kind, 1)];
  if (typeof one === 'string') return unread(one);
  if (one.value > LARGEST) return unread('long');
  if (typeof other === 'string' || one.value === other.value)
    return { kind: 'value', value: one, isPlain: isPlain(tokens) };
  return { kind: 'either', values: [one, other] };
}
