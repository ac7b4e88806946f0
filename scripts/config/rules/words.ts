import { wordGaps } from '#generated/gaps.ts';
import { WORD_KEYS } from '#generated/words.ts';
import { RECORD_GAP_NAMES } from '#site/record-gaps.ts';
import { within } from '#scripts/config/read/problem.ts';
import { didYouMean, joinWithOr, nearest, quoted } from '#scripts/config/read/wording.ts';
import { WORDS_FOLDER } from '#scripts/config/read/words.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

type FileWords = Readonly<Record<string, string>>;

/** Names of the gaps that the code fills in a word; one with `?` may be left out. */
const gapsOf = (declared = ''): { name: string; isOptional: boolean }[] =>
  declared
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({ name: name.replace('?', ''), isOptional: name.endsWith('?') }));

const gapNames = (text: string): string[] => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

const braced = (names: readonly string[]): string => joinWithOr(names.map((name) => `{${name}}`));

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

function gapFaults(pointer: string, text: string, declared: string | undefined): RuleFinding[] {
  const gaps = gapsOf(declared);
  const used = gapNames(text);
  const names = gaps.map(({ name }) => name);
  const known = new Set<string>([...names, ...RECORD_GAP_NAMES]);
  const stranger = used.find((name) => !known.has(name));
  // A misspelt gap is not also a missing one.
  const there = [...used, stranger && nearest(stranger, names)];
  const missing = gaps.filter(({ name, isOptional }) => !isOptional && !there.includes(name));
  return [
    ...missing.map(({ name }) =>
      fault(pointer, `le falta el hueco {${name}}`, `un texto con {${name}}`, 'ponelo donde va ese dato'),
    ),
    ...(stranger === undefined
      ? []
      : [
          fault(
            pointer,
            `tiene el hueco {${stranger}}, que acá no se completa`,
            names.length === 0 ? 'un texto sin huecos' : braced(names),
            didYouMean('sacalo', stranger, names, (meant) => text.replaceAll(`{${stranger}}`, `{${meant}}`)),
          ),
        ]),
  ];
}
