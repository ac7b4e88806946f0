import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { folded, quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** An entity that is shown, and the lender it is, if it is one of ours. */
type Known = { name: string; lender?: Lender };

/** The texts of a lender and of its sheet name no other lender, as those of a copied file would. */
export const otherLenders = rule({
  id: 'other-lenders',
  needs: ['lenders', 'bankDetails', 'displayNames'],
  exceptable: true,
  *check({ lenders, bankDetails, displayNames }, { fileOf }) {
    const ours = new Set(lenders.flatMap(matchKeysOf));
    const others = displayNames.names.filter(({ legal }) => !ours.has(matchKey(legal)));
    const known: Known[] = [
      ...others.map(({ shown }) => ({ name: shown })),
      ...lenders.map((lender) => ({ name: lender.name, lender })),
    ];
    const byName = new Map(known.map((one) => [folded(wordsOf(one.name).join(' ')), one]));
    const longest = Math.max(...known.map(({ name }) => wordsOf(name).length));
    const byId = new Map(lenders.map((lender) => [lender.id, lender]));
    const texts = [
      ...lenders.map((own) => ({
        own,
        file: fileOf(own),
        said: { directory: own.directory, page: own.page },
      })),
      ...bankDetails.flatMap((said) => {
        const own = byId.get(said.lenderId);
        return own ? [{ own, file: fileOf(said), said }] : [];
      }),
    ];
    for (const { own, file, said } of texts) {
      const faults: { pointer: string; other: Known }[] = [];
      visitStrings(said, (text, path) => {
        const other = otherIn(text, own, byName, longest);
        if (other) faults.push({ pointer: within('', ...path), other });
      });
      for (const { pointer, other } of faults) {
        const is = `nombra a ${quoted(other.name)}, que es otra entidad`;
        const expected = `que hable de ${quoted(own.name)}`;
        yield { file, pointer, is, expected, action: 'cambiá el nombre' };
      }
    }
  },
});

/** Another entity that a text names in capitals: 'Moni', not 'moni' in a web address. */
function otherIn(
  text: string,
  own: Lender,
  byName: ReadonlyMap<string, Known>,
  longest: number,
): Known | undefined {
  const words = wordsOf(text);
  const isOwn = (name: string): boolean => folded([own.name, ...own.legalNames].join(' ')).includes(name);
  for (let from = 0; from < words.length; from += 1) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue;
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const name = folded(words.slice(from, from + length).join(' '));
      const other = byName.get(name);
      if (other && other.lender !== own && !isOwn(name)) return other;
    }
  }
  return undefined;
}
