import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringFinder } from '#scripts/config/rules/strings.ts';

const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX+|TKTK)\b|\b(?:lorem|ipsum|asdf|qwerty|foo ?bar)\b|\?\?\?|\b(?:texto de prueba|a completar)\b/i;
const SHOUTED = /\b(?:TODO|FIXME|TBD|XXX+|TKTK)\b/;
const LOWER = /\b(?:lorem|ipsum|asdf|qwerty|foo ?bar)\b|\?\?\?|\b(?:texto de prueba|a completar)\b/i;

const FOREIGN_KEYS = new Set(['legalNames', '$schema']);

/** 'TODO' is a draft's mark; 'todo' is Spanish. */
const placeholderIn = (text: string): string | undefined => (SHOUTED.exec(text) ?? LOWER.exec(text))?.[0];

const find = stringFinder(
  PLACEHOLDER,
  (text, [key = '']) => !FOREIGN_KEYS.has(key) && placeholderIn(text) !== undefined,
  FOREIGN_NAMES,
);

/** No draft text is left. */
export const copyPlaceholders = rule({
  id: 'copy-placeholders',
  needs: [],
  *check(_, { files }) {
    for (const { text, ...place } of find(files)) {
      yield {
        ...place,
        is: `tiene ${quoted(placeholderIn(text))}`,
        expected: 'el texto definitivo',
        action: 'completalo',
      };
    }
  },
});
