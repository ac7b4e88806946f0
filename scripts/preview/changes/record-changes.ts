import { loadContent } from '#scripts/config/read/load.ts';
import type { Loaded } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { newProblems } from '#scripts/preview/changes/first-look.ts';
import { filledText, sentencesOf, type Values } from '#site/filled-in.ts';
import { openRecord } from '#site/follow-record.ts';

/** Something that the record alone changed on the pages, and the field of the editor that it comes from. */
export type RecordChange = { says: string; file: string; pointer: string };

/** Heading of these changes in a report. */
export const RECORD_TITLE = 'Lo que el registro cambió en las páginas';

/** Rules that report what stepped aside. */
const ASIDE: ReadonlySet<string> = new Set(['bank-details', 'audience-facts', 'lender-declared']);

type Placed = { file: string; data: object; before: Values; after: Values };

/** Texts whose gaps are of a lender, a sheet or a page for an audience, with their values in both records. */
function placedTexts({ content, fileOf }: Loaded, before: Loaded): Placed[] {
  if (!content || !before.content) return [];
  const { lenders, bankDetails, audiencePages } = content;
  const [now, then] = [openRecord(content), openRecord({ ...content, catalogue: before.content.catalogue })];
  const placed = <Part extends object>(
    parts: readonly Part[],
    valuesOf: (of: typeof now, part: Part) => Values,
  ) =>
    parts.map((part) => ({
      file: fileOf(part),
      data: part,
      before: valuesOf(then, part),
      after: valuesOf(now, part),
    }));
  return [
    ...placed(lenders, (of, lender) => of.lender(lender)),
    ...placed(bankDetails, (of, sheet) => of.sheet(sheet)),
    ...placed(audiencePages, (of, audiencePage) => of.audience(audiencePage)),
  ];
}

/** A sentence as it was and as it is; '' where it does not stand. */
function moveSentence(was: string, is: string): string {
  if (is === '') return `Deja de valer y se retira: ${quoted(was)}`;
  return was === '' ? `Vuelve a valer: ${quoted(is)}` : `${quoted(was)} pasa a decir ${quoted(is)}`;
}

function sentencesMoved({ file, data, before, after }: Placed): RecordChange[] {
  return stringsOf(data).flatMap(({ text, path }) =>
    sentencesOf(text).flatMap((sentence) => {
      const [was, is] = [filledText(sentence, before), filledText(sentence, after)];
      return was === is ? [] : [{ says: moveSentence(was, is), file, pointer: within('', ...path) }];
    }),
  );
}

/**
 * Returns what the record of one version changes on the pages against that of another: sentences that stop being true,
 * hold again or say another figure, and what steps aside.
 */
export function recordChanges(base: string, head: string): RecordChange[] {
  const [before, after] = [loadContent(base), loadContent(head)];
  const [old, now] = [before, after].map(({ content }) => JSON.stringify(content?.catalogue.products));
  if (old === now) return [];
  const aside = newProblems(allProblems(before), allProblems(after)).filter(({ rule }) => ASIDE.has(rule));
  return [
    ...aside.map(({ message, file, pointer }) => ({ says: message, file, pointer })),
    ...placedTexts(after, before).flatMap(sentencesMoved),
  ];
}

/** The address of a field in the editor: where it is published (EDITOR_URL), or in development. */
export const editorAddress = ({ file, pointer }: Pick<RecordChange, 'file' | 'pointer'>): string =>
  `${process.env['EDITOR_URL'] ?? '/__editor'}#${encodeURI(file + pointer)}`;
