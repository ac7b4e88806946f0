import { matchKey } from '#domain/match-key.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import type { RuleFinding } from '#scripts/config/rules/rule.ts';

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
