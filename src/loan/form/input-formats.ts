import { EXAMPLES, type FigureKind, parseCount, parsePesos, readFigure } from '#domain/input/figure.ts';
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

/** Pesos and counts with dots between thousands; 0 is a blank field. */
export const FIGURES = {
  pesos: { parse: parsePesos, ...whole },
  count: { parse: parseCount, ...whole },
} satisfies Partial<Record<FigureKind, InputFormat<number>>>;

/** What a field for a figure is made of: its format, and what it says of a text that is no figure. */
export const figureField = (kind: keyof typeof FIGURES, inFigures: string) => ({
  inputFormat: FIGURES[kind],
  refusal: (text: string): string | null =>
    readFigure(text, kind).kind === 'unread' ? figuresText(kind, inFigures) : null,
});

/** The sentence that asks for figures, with one of the kind as an example. */
export const figuresText = (kind: FigureKind, inFigures: string): string =>
  fillTemplate(inFigures, { example: EXAMPLES[kind] });
