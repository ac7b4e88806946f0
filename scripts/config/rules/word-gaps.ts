import { wordGaps } from '#generated/gaps.ts';
import { WORD_KEYS } from '#generated/words.ts';
import { gapDiagnosis } from '#scripts/config/read/expectation.ts';
import { within } from '#scripts/config/read/problem.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { WORDS_FOLDER } from '#scripts/config/read/word-files.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

type FileWords = Readonly<Record<string, string>>;

/** Every word has the gaps that the site fills, and no others. */
export const words = rule('words', [], function* (_, { files }) {
  for (const [name, keys] of Object.entries(WORD_KEYS)) {
    const file = `${WORDS_FOLDER}/${name}.json`;
    const { data, valid } = files.get(file) ?? {};
    if (!valid) continue;
    const { $schema: __, ...texts } = data as FileWords;
    yield* inFile(file, keyFaults(texts, keys));
    for (const [key, text] of Object.entries(texts))
      yield* inFile(file, gapFaults(within('', key), text, wordGaps[name]?.[key]));
  }
});

/** Words that the site does not read, and words that it reads and are not there. */
function keyFaults(texts: FileWords, keys: readonly string[]): RuleFinding[] {
  const known = new Set(keys);
  const strange = Object.keys(texts).filter((key) => !known.has(key));
  const missing = keys.filter((key) => !(key in texts));
  return [
    ...strange.map((key) => {
      const { action } = didYouMean('borrala', key, missing);
      return fault(within('', key), `el sitio no lee la palabra ${quoted(key)}`, 'una que lea', action);
    }),
    ...missing.map((key) => fault('', `falta la palabra ${quoted(key)}`, 'que esté', 'escribila')),
  ];
}

/** Faults of a word's gaps; `filled` names those that the code fills, one with `?` may be left out. */
function gapFaults(pointer: string, text: string, filled = ''): RuleFinding[] {
  const names = filled.split(' ').filter((name) => name !== '');
  const gaps = names.map((name) => name.replace('?', ''));
  const required = names.filter((name) => !name.endsWith('?')).map((name) => [name]);
  const found = gapDiagnosis(text, { gaps, record: true, required });
  return found ? [{ pointer, ...found }] : [];
}
