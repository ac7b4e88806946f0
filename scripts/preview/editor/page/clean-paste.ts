import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Characters of word processors and spreadsheets that no text of the site holds: each with its name and its cure. */
const CURES: readonly [name: string, cure: (text: string) => string][] = [
  [WORDS.pasted.lines, (text) => text.replaceAll(/[ \t]*[\r\n\u2028\u2029\t]+[ \t]*/g, ' ')],
  [WORDS.pasted.hyphens, (text) => text.replaceAll('\u00AD', '')],
  [WORDS.pasted.blanks, (text) => text.replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')],
  [WORDS.pasted.unseen, (text) => text.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')],
  [
    WORDS.pasted.quotes,
    (text) => text.replaceAll(/[“„‟]/g, '«').replaceAll('”', '»').replaceAll(/[‘’‛]/g, "'"),
  ],
  [WORDS.pasted.accents, (text) => text.normalize('NFC')],
];

/** Returns a pasted text as the site can show it, and the names of what was cleaned. */
export function cleanedPaste(text: string): { text: string; cleaned: string[] } {
  const cleaned: string[] = [];
  const ends = text.replaceAll(/^[\r\n]+|[\r\n]+$/g, '');
  const plain = CURES.reduce((before, [name, cure]) => {
    const after = cure(before);
    if (after !== before) cleaned.push(name);
    return after;
  }, ends);
  return { text: plain, cleaned };
}
