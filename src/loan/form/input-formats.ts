import { editWholeNumber, formatWholeNumber, parseWholeNumber } from '#domain/input/whole-number.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

/** Pesos or months: dots between thousands, blank for 0. */
export const wholeNumber: InputFormat<number> = {
  parse: parseWholeNumber,
  format: formatWholeNumber,
  edit: editWholeNumber,
};

/** Exactly what was typed; the age control has messages of its own for it. */
export const verbatim: InputFormat<string> = {
  parse: (text) => text,
  format: (text) => text,
  edit: ({ after, caret }) => ({ text: after, caret }),
};
