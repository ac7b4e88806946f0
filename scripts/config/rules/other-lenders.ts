import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';

const WORD = /[\p{L}\p{N}]+/gu;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The texts of a lender speak of no other: a file that was copied keeps the name of the one it was copied from. */
export const otherLenders = rule({
  id: 'other-lenders',
  needs: ['lenders'],
  exceptable: true,
  *check({ lenders }, { fileOf }) {
    const byName = new Map(lenders.map((lender) => [fold(wordsOf(lender.name).join(' ')), lender]));
    const longest = Math.max(...lenders.map(({ name }) => wordsOf(name).length));
    for (const lender of lenders) {
      const faults: { pointer: string; other: Lender }[] = [];
      const { directory, page } = lender;
      visitStrings({ directory, page }, (text, path) => {
        const other = otherIn(text, lender, byName, longest);
        if (other) faults.push({ pointer: within('', ...path), other });
      });
      for (const { pointer, other } of faults) {
        const is = `nombra a ${quoted(other.name)}, que es otra entidad`;
        yield {
          file: fileOf(lender),
          pointer,
          is,
          expected: `que hable de ${quoted(lender.name)}`,
          action: 'cambiá el nombre',
        };
      }
    }
  },
});

/** Another lender that a text names in capitals: 'Moni', not 'moni' in a web address. */
function otherIn(
  text: string,
  own: Lender,
  byName: ReadonlyMap<string, Lender>,
  longest: number,
): Lender | undefined {
  const words = wordsOf(text);
  const isOwn = (name: string): boolean => fold([own.name, ...own.legalNames].join(' ')).includes(name);
  for (let from = 0; from < words.length; from += 1) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue;
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const name = fold(words.slice(from, from + length).join(' '));
      const lender = byName.get(name);
      if (lender && lender !== own && !isOwn(name)) return lender;
    }
  }
  return undefined;
}
