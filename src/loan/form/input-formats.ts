import {
  EXAMPLES,
  type FigureKind,
  formatDecimal,
  parseCount,
  parsePesos,
  parseRate,
  readFigure,
} from '#domain/input/figure.ts';
import { editWholeNumber, formatWholeNumber } from '#domain/input/whole-number.ts';
import { fillTemplate } from '#domain/template.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

/** Exactly what was typed; the age control has messages of its own for it. */
export const verbatim = {
  parse: (text) => text,
  format: (text) => text,
  edit: ({ after, caret }) => ({ text: after, caret }),
} satisfies InputFormat<string>;

const whole = { format: formatWholeNumber, edit: editWholeNumber };

/** Pesos and counts with dots between thousands, percent points as they are typed; 0 is a blank field. */
export const FIGURES: Record<FigureKind, InputFormat<number>> = {
  pesos: { parse: parsePesos, ...whole },
  count: { parse: parseCount, ...whole },
  percent: { ...verbatim, parse: parseRate, format: formatDecimal },
};

/** What a field for a figure is made of: its format, and what it says of a text that is no figure. */
export const figureField = (kind: FigureKind, inFigures: string) => ({
  inputFormat: FIGURES[kind],
  inputMode: kind === 'percent' ? ('decimal' as const) : ('numeric' as const),
  refusal: (text: string): string | null =>
    readFigure(text, kind).kind === 'unread' ? figuresText(kind, inFigures) : null,
});

/** The sentence that asks for figures, with one of the kind as an example. */
export const figuresText = (kind: FigureKind, inFigures: string): string =>
  fillTemplate(inFigures, { example: EXAMPLES[kind] });
