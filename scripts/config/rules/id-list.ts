import { idOf } from '#scripts/config/read/kinds.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { says, within } from '#scripts/config/read/problem.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import type { RuleFinding } from '#scripts/config/rules/rule.ts';
import { matchKey } from '#domain/match-key.ts';

/** Names of one table that are recognised as the same name: only the last would count. */
export function* duplicateKeyFindings(
  file: string,
  names: readonly { pointer: string; name: string }[],
): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const { pointer, name } of names) {
    const key = matchKey(name);
    const first = seen.get(key);
    if (key === '') {
      const is = `${quoted(name)} no tiene letras ni números`;
      yield { file, pointer, is, expected: 'un nombre que se pueda reconocer', action: 'corregilo' };
    } else if (first !== undefined) {
      const is = `${quoted(name)} se reconoce igual que ${quoted(first)}`;
      yield { file, pointer, is, expected: 'cada entidad una vez', action: 'borrá uno' };
    } else seen.set(key, name);
  }
}

const LENDER_FILE = /^config\/lenders\/[^/]+\.json$/;

/** Ids of all lenders by their files' names, broken ones included: a list may name a lender that is being repaired. */
export const lenderIds = (files: ReadonlyMap<string, ConfigFile>): Set<string> =>
  new Set([...files.keys()].filter((file) => LENDER_FILE.test(file)).map((file) => idOf(file)));

/** Checks a list of lender ids: each known, none twice. */
export function* idListFindings(
  file: string,
  pointer: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Generator<RuleFinding> {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const place = { file, pointer: within(pointer, index) };
    if (!known.has(id)) {
      const action = didYouMean('corregilo o borralo', id, known);
      yield {
        ...place,
        is: `dice ${quoted(id)} y ese banco no existe`,
        expected: 'un id de config/lenders',
        action,
      };
    } else if (seen.has(id)) {
      yield { ...place, ...says(`${quoted(id)} está dos veces`, 'cada banco una vez', 'borrá uno') };
    }
    seen.add(id);
  }
}
