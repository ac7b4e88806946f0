/*
 * Amounts, rates and counts, written in digits with the separators of the country. Anything else is no figure: nobody
 * guesses what '850 mil' or '850,000' means, and the field says how to write it.
 */
import { normalise, type Reading } from '#domain/input/reading.ts';

/** A figure and the decimals that it is printed with. */
export type Figure = { value: number; decimals: number };

export type FigureKind = 'pesos' | 'percent' | 'count';

const PATTERNS: Record<FigureKind, RegExp> = {
  pesos: /^(?:\$ ?)?(\d{1,15}|[1-9]\d{0,2}(?:\.\d{3}){1,4})(?:,(\d{0,2})|\.)?$/,
  // Some phones have a dot where ours have the comma; before three digits it may be one of thousands.
  percent: /^(\d{1,6}|[1-9]\d{0,2}\.\d{3}(?=,))(?:,(\d{0,4})|\.(\d{1,2}|\d{4}))? ?%?$/,
  count: /^(\d{1,9}|[1-9]\d{0,2}(?:\.\d{3}){1,2})$/,
};

/** A figure of each kind as the site writes it, to be shown as an example. */
export const EXAMPLES: Readonly<Record<FigureKind, string>> = {
  pesos: '850.000',
  percent: '2,5',
  count: '24',
};

/** The pesos, percent points or count of a text. Never throws, never negative. */
export function readFigure(text: string, kind: FigureKind): Reading<Figure> {
  const bare = normalise(text).trim();
  if (bare === '') return { kind: 'empty' };
  const [, whole, decimals = '', more = ''] = PATTERNS[kind].exec(bare) ?? [];
  if (whole === undefined) return { kind: 'unread' };
  const part = decimals + more;
  const value = Number(`${whole.replaceAll('.', '')}.${part}`);
  return { kind: 'value', value: { value, decimals: part.length } };
}

const valueOf = (text: string, kind: FigureKind): number | null => {
  const reading = readFigure(text, kind);
  return reading.kind === 'value' ? reading.value.value : null;
};

/** The whole pesos of a text, without its centavos; 0 where there are none. */
export const parsePesos = (text: string): number => Math.floor(valueOf(text, 'pesos') ?? 0);

/** The count that a text states, as of months; 0 where there is none. */
export const parseCount = (text: string): number => valueOf(text, 'count') ?? 0;
