import { idOf } from '#scripts/config/read/kinds.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within, says } from '#scripts/config/read/problem.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import type { RuleFinding } from '#scripts/config/rules/rule.ts';

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
