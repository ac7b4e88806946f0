import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { stringFinder } from '#scripts/config/rules/strings.ts';

const MARKUP =
  /<\/?[a-z!][^>]{0,200}>?|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});|\]\(\s*(?:https?:|\/)|\*\*[^*]+\*\*/i;

const find = stringFinder(MARKUP, (text) => MARKUP.test(text));

/** Texts are plain: the page would show a tag, an entity or Markdown as it is written. */
export const copyMarkup = rule({
  id: 'copy-markup',
  needs: [],
  exceptable: true,
  *check(_, { files }) {
    for (const { text, ...place } of find(files)) {
      const is = `tiene ${quoted(MARKUP.exec(text)?.[0])}`;
      yield { ...place, is, expected: 'texto solo, sin HTML ni Markdown', action: 'dejá solo las palabras' };
    }
  },
});
