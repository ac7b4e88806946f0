import { gapNamesIn, sentencesOf } from '#site/filled-in.ts';
import { gapsIn, RECORD_GAP_NAMES } from '#site/record-gaps.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { within } from '#scripts/config/read/problem.ts';
import { didYouMean, joinWithOr } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringsOf } from '#scripts/config/rules/strings.ts';

const RECORD: ReadonlySet<string> = new Set(RECORD_GAP_NAMES);
/** Values that the record has on every day. */
const ALWAYS: ReadonlySet<string> = new Set(['entities', 'dataMonth']);
/** A name that texts of the whole site use for a gap of their own. */
const OTHER_MEANING = 'cft';

/** A value of the record is named where it is known, and a text keeps a sentence when others step aside. */
export const recordGaps = rule('record-gaps', [], function* (_, { files }) {
  for (const { file, data, valid } of files.values()) {
    if (!valid || FOREIGN_NAMES.has(file)) continue;
    const isOfLender = ['lender', 'bank-detail'].includes(slotOf(file)?.kind ?? '');
    yield* inFile(file, strangerFaults(data, gapsIn(isOfLender)));
    if (isOfLender) yield* inFile(file, emptyFaults(data, ''));
  }
});

const strangerFaults = (data: unknown, names: readonly string[]): RuleFinding[] =>
  stringsOf(data).flatMap(({ text, path }) => {
    const known = [...names, OTHER_MEANING];
    const stranger = gapNamesIn(text).find((name) => RECORD.has(name) && !known.includes(name));
    if (stranger === undefined) return [];
    const is = `tiene el hueco {${stranger}}, que acá no se completa`;
    const expected = joinWithOr(names.map((name) => `{${name}}`));
    return [fault(within('', ...path), is, expected, didYouMean('cambialo', stranger, names))];
  });

/** Whether a text has a sentence that no day of the record takes away. */
const isLasting = (text: unknown): boolean =>
  typeof text !== 'string' ||
  sentencesOf(text).some((one) => gapNamesIn(one).every((name) => !RECORD.has(name) || ALWAYS.has(name)));

/** Texts, and lists of texts, of which the record may leave nothing. */
function* emptyFaults(value: unknown, pointer: string): Generator<RuleFinding> {
  const isEmpty = Array.isArray(value) ? value.length > 0 && !value.some(isLasting) : !isLasting(value);
  if (isEmpty)
    yield fault(
      pointer,
      'se queda sin texto el día que el registro no tenga el dato',
      'al menos una oración que valga siempre',
      'agregala',
    );
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value))
    // A list may lose a text of its own.
    if (!Array.isArray(value) || typeof member !== 'string') yield* emptyFaults(member, within(pointer, key));
}
