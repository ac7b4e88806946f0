import { wordGaps } from '#generated/gaps.ts';
import { WORD_KEYS } from '#generated/words.ts';
import { gapDiagnosis } from '#scripts/config/read/expectation.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { within } from '#scripts/config/read/problem.ts';
import { gapsOfWord, WORDS_FOLDER } from '#scripts/config/read/word-files.ts';
import { didYouMean, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringsIn } from '#scripts/config/rules/strings.ts';
import { gapNamesIn, sentencesOf } from '#site/filled-in.ts';
import { siteValues } from '#site/gap-values.ts';
import { gapsIn, RECORD_GAP_NAMES } from '#site/record-gaps.ts';

const RECORD: ReadonlySet<string> = new Set(RECORD_GAP_NAMES);
/** Values that the record has on every day. */
const ALWAYS: ReadonlySet<string> = new Set(['entities', 'dataMonth']);
/** A name that texts of the whole site use for a gap of their own. */
const OTHER_MEANING = 'cft';
/** Parts whose texts have the gaps that the site fills, and not those of the guide's figures. */
const OF_THE_SITE: ReadonlySet<unknown> = new Set(['terms', 'privacy', 'articles']);

const isOfRecord = (file: string): boolean => ['lender', 'bank-detail'].includes(slotOf(file)?.kind ?? '');

/** A text names only values that are known where it stands: of the record, or of the site. */
export const gaps = rule('gaps', ['site'], function* (content, { files }) {
  const ofSite = Object.keys(siteValues(content));
  for (const found of stringsIn(files)) {
    const { text, file } = found;
    if (FOREIGN_NAMES.has(file)) continue;
    const isOfSite = OF_THE_SITE.has(files.get(file)?.part);
    const known: readonly string[] = isOfSite ? ofSite : gapsIn(isOfRecord(file));
    const strange = gapNamesIn(text).find(
      (name) => !known.includes(name) && (isOfSite || (RECORD.has(name) && name !== OTHER_MEANING)),
    );
    if (strange === undefined) continue;
    const is = `tiene el hueco {${strange}}, que acá no se completa`;
    const expected = joinWithOr(known.map((name) => `{${name}}`));
    const mended = (meant: string): string => text.replace(`{${strange}}`, `{${meant}}`);
    yield fault(found, is, expected, didYouMean('cambialo', strange, known, mended));
  }
});

/** Whether a text has a sentence that no day of the record takes away. */
const isLasting = (text: string): boolean =>
  sentencesOf(text).some((one) => gapNamesIn(one).every((name) => !RECORD.has(name) || ALWAYS.has(name)));

/** A lender's text keeps a sentence when those with a value that the record does not have step aside. A list may lose a text. */
export const lastingTexts = rule('lasting-texts', [], function* (_, { files }) {
  const is = 'se queda sin texto el día que el registro no tenga el dato';
  for (const found of stringsIn(files))
    if (isOfRecord(found.file) && !/\/\d+$/.test(found.pointer) && !isLasting(found.text))
      yield fault(found, is, 'al menos una oración que valga siempre', 'agregala');
});

/** Every word that the site reads is there, with the gaps that it fills and no others. */
export const words = rule('words', [], function* (_, { files }) {
  for (const [name, keys] of Object.entries(WORD_KEYS)) {
    const file = `${WORDS_FOLDER}/${name}.json`;
    const { data, valid } = files.get(file) ?? {};
    if (!valid) continue;
    const { $schema: __, ...texts } = data as Record<string, string>;
    yield* inFile(file, keyFaults(texts, keys));
    for (const [key, text] of Object.entries(texts)) {
      // One with `?` may be left out.
      const filled = gapsOfWord(key, wordGaps[name]);
      const required = filled.filter((gap) => !gap.endsWith('?')).map((gap) => [gap]);
      const known = filled.map((gap) => gap.replace('?', ''));
      const found = gapDiagnosis(text, { gaps: known, record: true, required });
      if (found) yield { file, pointer: within('', key), ...found };
    }
  }
});

/** Words that the site does not read, and words that it reads and are not there. */
function keyFaults(texts: Readonly<Record<string, string>>, keys: readonly string[]): RuleFinding[] {
  const strange = Object.keys(texts).filter((key) => !keys.includes(key));
  const missing = keys.filter((key) => !(key in texts));
  return [
    ...strange.map((key) => {
      const { action } = didYouMean('borrala', key, missing);
      return fault(within('', key), `el sitio no lee la palabra ${quoted(key)}`, 'una que lea', action);
    }),
    ...missing.map((key) => fault('', `falta la palabra ${quoted(key)}`, 'que esté', 'escribila')),
  ];
}
