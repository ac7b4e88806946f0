import { gapNamesIn, sentencesOf } from '#site/filled-in.ts';
import { gapsIn, RECORD_GAP_NAMES, scopeOf } from '#site/record-gaps.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { within } from '#scripts/config/read/problem.ts';
import { didYouMean, joinWithOr } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringsOf } from '#scripts/config/rules/strings.ts';

const RECORD: ReadonlySet<string> = new Set(RECORD_GAP_NAMES);
/** Gaps that every day of the record fills. */
const ALWAYS: ReadonlySet<string> = new Set(['entities', 'banks', 'dataMonth', 'province', 'lending']);
/** Names that texts of the whole site use for gaps of their own. */
const OTHER_MEANING: ReadonlySet<string> = new Set(['cft', 'province']);
/** Members of lists that may step aside as a whole; the pages have three benefits, each of which stays. */
const MAY_GO = /(?:^|\/)(?:\d+|blocks\/\d+\/text)$/;

/** Files whose texts are ours, each with its scope. */
const ownFiles = (files: ReadonlyMap<string, ConfigFile>) =>
  [...files.values()]
    .filter(({ file, valid }) => valid && !FOREIGN_NAMES.has(file))
    .map(({ file, data }) => ({ file, data, scope: scopeOf(slotOf(file)?.kind ?? '') }));

/** A gap of the record has a value where it stands, and a text keeps a sentence when others step aside. */
export const recordGaps = rule('record-gaps', [], function* (_, { files }) {
  for (const { file, data, scope } of ownFiles(files)) {
    const isOfNowhere = scope === 'audience' && !(data as { start?: { province?: string } }).start?.province;
    const own = gapsIn(scope).filter((name) => name !== 'province' || !isOfNowhere);
    const names = scope === 'site' ? [...own, ...OTHER_MEANING] : own;
    const texts = stringsOf(data).map(({ text, path }) => ({ text, pointer: within('', ...path) }));
    yield* inFile(
      file,
      texts.flatMap(({ text, pointer }) => strangerFaults(text, pointer, names)),
    );
    // Gaps of the whole site have a value on every day.
    if (scope === 'site') continue;
    yield* inFile(file, [...texts.flatMap(emptyFaults), ...listFaults(data, '')]);
  }
});

const isLasting = (sentence: string): boolean =>
  gapNamesIn(sentence).every((name) => !RECORD.has(name) || ALWAYS.has(name));

function strangerFaults(text: string, pointer: string, names: readonly string[]): RuleFinding[] {
  const stranger = gapNamesIn(text).find((name) => RECORD.has(name) && !names.includes(name));
  if (stranger === undefined) return [];
  const is = `tiene el hueco {${stranger}}, que acá no se completa`;
  const expected = joinWithOr(names.map((name) => `{${name}}`));
  return [fault(pointer, is, expected, didYouMean('cambialo', stranger, names))];
}

function emptyFaults({ text, pointer }: { text: string; pointer: string }): RuleFinding[] {
  if (MAY_GO.test(pointer) || sentencesOf(text).some(isLasting)) return [];
  const is = 'se queda vacío el día que ninguna de sus oraciones valga';
  return [fault(pointer, is, 'al menos una oración que valga siempre', 'agregala')];
}

/** Lists of texts of which every member may step aside. */
function* listFaults(value: unknown, pointer: string): Generator<RuleFinding> {
  if (typeof value !== 'object' || value === null) return;
  const texts = Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : [];
  if (texts.length > 0 && !texts.some((text: string) => sentencesOf(text).some(isLasting)))
    yield fault(
      pointer,
      'se queda vacía el día que nada de esto valga',
      'un texto que valga siempre',
      'agregalo',
    );
  for (const [key, member] of Object.entries(value)) yield* listFaults(member, within(pointer, key));
}
