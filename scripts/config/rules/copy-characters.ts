import { says } from '#scripts/config/read/problem.ts';
import { firstUnseen } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { stringFinder } from '#scripts/config/rules/strings.ts';

const SUSPICIOUS = /[\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|\p{M}/u;

const isOdd = (text: string): boolean => firstUnseen(text) !== undefined || text !== text.normalize('NFC');
const find = stringFinder(SUSPICIOUS, isOdd);

/** No text holds characters that are not seen, or letters with their accent apart, which a search would not find. */
export const copyCharacters = rule({
  id: 'copy-characters',
  needs: [],
  *check(_, { files }) {
    for (const { text, ...place } of find(files)) {
      const unseen = firstUnseen(text);
      const is = unseen
        ? `tiene un carácter que no se ve (${unseen})`
        : 'tiene letras con el acento separado';
      yield { ...place, ...says(is, 'solo letras, números y signos', 'escribí el texto de nuevo, a mano') };
    }
  },
});
