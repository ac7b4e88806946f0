import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from '#scripts/preview/changes/words.ts';

const marked = (before: string, after: string): string =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, before: `[-${text}]`, after: `[+${text}]` })[kind])
    .join('');

test.each([
  ['Simulá tu crédito', 'Simulá tu crédito', 'Simulá tu crédito'],
  ['Simulá tu crédito', 'Simulá mi crédito', 'Simulá [-tu][+mi] crédito'],
  ['antes de decidir.', 'en total.', '[-antes de decidir][+en total].'],
  ['Libre', 'Libre y rápido', 'Libre[+ y rápido]'],
  ['', 'Nuevo', '[+Nuevo]'],
])('«%s» to «%s»', (before, after, expected) => expect(marked(before, after)).toBe(expected));

test('the stretches of a comparison hold both versions whole', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', ',', 'ñandú', '.')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stretches = wordChanges(before, after);
      const side = (kind: string): string =>
        stretches
          .filter((one) => one.kind === 'same' || one.kind === kind)
          .map((one) => one.text)
          .join('');
      expect(side('before')).toBe(before);
      expect(side('after')).toBe(after);
    }),
  );
});

test('a text too long to compare is shown whole, twice', () => {
  const long = 'palabra '.repeat(400);
  expect(wordChanges(long, `${long}más`).map(({ kind }) => kind)).toEqual(['before', 'after']);
});
