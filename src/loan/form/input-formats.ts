import type { Reading } from '#domain/input/reading.ts';
import { editWholeNumber, formatWholeNumber, readPlainNumber } from '#domain/input/whole-number.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

type Readers = typeof import('#loan/form/readers.ts');

let readers: Readers | null = null;

const load = async (): Promise<void> => {
  readers = await import('#loan/form/readers.ts');
};

/** A format of whole numbers, whose reader of anything but digits is fetched when it is needed. */
function wholeNumberRead(by: Exclude<keyof Readers, 'said'>): InputFormat<number> {
  const read = (text: string): Reading<number> | null => readPlainNumber(text) ?? readers?.[by](text) ?? null;
  return {
    parse: (text) => {
      const reading = read(text);
      return reading?.kind === 'value' ? reading.value : 0;
    },
    read,
    load,
    said: () => readers?.said,
    format: formatWholeNumber,
    edit: editWholeNumber,
  };
}

/** Pesos: dots between thousands, blank for 0. */
export const wholeNumber = wholeNumberRead('readWholeNumber');

/** Months, as a number or in words. */
export const months = wholeNumberRead('readTerm');

/** Exactly what was typed; the age control has messages of its own for it. */
export const verbatim = {
  parse: (text) => text,
  format: (text) => text,
  edit: ({ after, caret }) => ({ text: after, caret }),
} satisfies InputFormat<string>;
