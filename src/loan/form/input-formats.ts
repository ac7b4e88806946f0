import type { Reading } from '#domain/input/reading.ts';
import { editWholeNumber, formatWholeNumber, readPlainNumber } from '#domain/input/whole-number.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

type Readers = typeof import('#loan/form/readers.ts');

let readers: Readers | null = null;

const load = async (): Promise<void> => {
  readers = await import('#loan/form/readers.ts');
};

/** Returns a format's reader: it reads plain texts at once, any other by a script that is fetched when it is needed. */
export const readingWith = <Value>(
  readPlain: (text: string) => Reading<Value> | null,
  readWhole: (readers: Readers) => (text: string) => Reading<Value>,
) => ({
  read: (text: string) => readPlain(text) ?? (readers && readWhole(readers)(text)),
  load,
  said: () => readers?.said,
});

const wholeNumberRead = (by: 'readWholeNumber' | 'readTerm'): InputFormat<number> => {
  const reading = readingWith(readPlainNumber, (readers) => readers[by]);
  return {
    ...reading,
    parse: (text) => {
      const read = reading.read(text);
      return read?.kind === 'value' ? read.value : 0;
    },
    format: formatWholeNumber,
    edit: editWholeNumber,
  };
};

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
