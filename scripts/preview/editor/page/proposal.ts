import { formatPatch, structuredPatch } from 'diff';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import type { Lender } from '#generated/types.ts';
import type { Exception } from '#scripts/config/read/content.ts';
import { EXCEPTIONS_FILE, idOf, slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { fileBefore, isApart } from '#scripts/preview/changes/address-change.ts';
import { createDiffer, type LocatedEdit } from '#scripts/preview/changes/diff.ts';
import { sentenceOf } from '#scripts/preview/changes/sentence.ts';
import { type Draft, parsed, type Published } from '#scripts/preview/editor/page/draft-text.ts';
import { withoutEdit } from '#scripts/preview/editor/page/take-back.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** The draft as it is handed in: every file's keys, tables, colours and addresses in their one form. */
export const normalisedDraft = (draft: Draft, reader: SchemaReader): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([file, text]) => {
      const kind = slotOf(file)?.kind;
      const data = kind && text !== null ? parsed(text) : undefined;
      if (!kind || data === undefined) return [file, text];
      return [file, formatJson(normalise(reader, kind, data as object).data)];
    }),
  );

/** The changed files, each in its place, as one archive, which can hold no file to be deleted: a note lists them. */
export async function archiveOf(draft: Draft): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate');
  const archive: Record<string, Uint8Array> = {};
  for (const [file, text] of Object.entries(draft)) if (text !== null) archive[file] = strToU8(text);
  const removed = Object.keys(draft).filter((file) => draft[file] === null);
  const list = removed.map((file) => `- ${file}\n`).join('');
  if (list !== '') archive[WORDS.toDeleteFile] = strToU8(`${WORDS.toDelete}\n\n${list}`);
  return zipSync(archive);
}

/** The changed files as one patch, as git writes it. */
export const patchOf = (draft: Draft, published: Published): string =>
  Object.entries(draft)
    .map(([file, text]) => {
      const before = published[file];
      const [isCreate, isDelete] = [before === undefined, text === null];
      const names = [isCreate ? '/dev/null' : `a/${file}`, isDelete ? '/dev/null' : `b/${file}`] as const;
      const patch = structuredPatch(...names, before ?? '', text ?? '', '', '', { context: 3 });
      return formatPatch({ ...patch, isGit: true, isCreate, isDelete });
    })
    .join('');

/** A change in words, with those of what came as a whole; `edit` is null for one of a whole file. */
export type ReportedChange = { sentence: string; parts: string[]; edit: LocatedEdit | null };

/** A changed file for a reader: its name, and its changes in words. */
export type FileChange = { file: string; reported: ReportedChange[] };

const whole = (sentence: string, parts: string[] = []): ReportedChange[] => [{ sentence, parts, edit: null }];

/** Parts in words, texts that claim something before figures and choices. */
const linesOfParts = (parts: LocatedEdit['parts']): string[] =>
  parts
    .toSorted(
      (one, other) => Number(other.shown.text.startsWith('«')) - Number(one.shown.text.startsWith('«')),
    )
    .map(({ path, shown }) => `${path.join(' › ')}: ${shown.text}`);

/** The file that a lender was in before it got another address, of a file of a draft. */
function movedFrom(draft: Draft, file: string): string | undefined {
  if (slotOf(file)?.kind !== 'lender') return undefined;
  return fileBefore(parsed(draft[file] ?? '') as Partial<Lender>, (one) => draft[one] === null);
}

const LOGO_FATES = { added: 'Logo nuevo', removed: 'Se quita el logo', changed: 'Cambia el logo' };

function fateOf(before: string | undefined, after: string | null): keyof typeof LOGO_FATES {
  if (after === null) return 'removed';
  return before === undefined ? 'added' : 'changed';
}

/** The exceptions that were noted, with their reasons. */
function exceptionChanges(
  before: string | undefined,
  after: string | null,
  titleOf: (file: string) => string,
): ReportedChange[] {
  const [known, noted] = [before, after].map((text) => (parsed(text ?? '[]') ?? []) as Exception[]);
  const news = (noted ?? []).filter(
    (one) => !known?.some(({ rule, path }) => rule === one.rule && path === one.path),
  );
  if (news.length === 0) return whole(WORDS.exceptionsChange);
  return news.map(({ path, reason }) => ({
    sentence: WORDS.exceptionNoted(titleOf(path.split('#')[0] ?? ''), reason),
    parts: [],
    edit: null,
  }));
}

/** Returns the changes of a draft in the words of the schemas. */
export function changesOf(
  draft: Draft,
  published: Published,
  schemas: Schemas,
  titleOf: (file: string) => string,
): FileChange[] {
  const { edits, parts } = createDiffer([schemas]);
  const changesIn = (file: string, before: string | undefined, after: string | null): ReportedChange[] => {
    const fate = fateOf(before, after);
    if (file === EXCEPTIONS_FILE) return exceptionChanges(before, after, titleOf);
    const kind = slotOf(file)?.kind;
    if (!kind) return whole(`${LOGO_FATES[fate]}: ${idOf(file).replace('.svg', '')}`);
    const change = { subject: titleOf(file), file, notes: [] };
    const [was, is] = [before, after].map((text) => parsed(text ?? ''));
    if (fate === 'changed' && (was === undefined || is === undefined))
      return whole(`${WORDS.mended}: ${titleOf(file)}`);
    if (was !== undefined && is !== undefined)
      return edits(kind, was, is).map((edit) => ({
        sentence: sentenceOf({ ...edit, ...change }),
        parts: linesOfParts(edit.parts),
        edit,
      }));
    if (movedFrom(draft, file)) return [];
    const to = Object.keys(draft).find((one) => movedFrom(draft, one) === file);
    if (to) {
      const others = edits(kind, was as object, parsed(draft[to] ?? '') as object).filter(isApart);
      const sentences = others.map((edit) => sentenceOf({ ...edit, ...change }));
      return whole(WORDS.moved(titleOf(file), idOf(file), idOf(to)), sentences);
    }
    const nothing = { before: null, after: null, isSent: false, parts: [], path: [] };
    return whole(
      sentenceOf({ ...change, ...nothing, kind: fate }),
      fate === 'added' ? linesOfParts(parts(kind, is)) : [],
    );
  };
  return Object.entries(draft)
    .map(([file, text]) => ({ file, reported: changesIn(file, published[file], text) }))
    .filter(({ reported }) => reported.length > 0);
}

/** Returns the text of a file without one of its changes; null where there was no such file. */
export function takenBack(
  { file, reported }: FileChange,
  { edit }: ReportedChange,
  text: string | null,
  published: Published,
): string | null {
  const before = published[file];
  if (before === undefined || text === null || !edit || reported.length === 1) return before ?? null;
  return withoutEdit(before, text, edit);
}

const LONGEST_TITLE = 70;

/** A change as an entry of a list, with its parts below it. */
const lineOf = ({ sentence, parts }: ReportedChange): string =>
  [`- ${sentence}`, ...parts.map((part) => `  - ${part}`)].join('\n');

/** The changes in words for the reviewer, with the title and the reason that somebody wrote, '' for none. */
export type OwnWords = { title: string; description: string; ownTitle: string; reason: string };

/** The words of a proposal that is there; `given` is the title that it got because nobody had written one. */
type Earlier = { title: string; body: string; given: string };

/** Returns title and description of a proposal: what somebody writes now, then what was written before, then the changes in words. */
export function wordsOf({ title, description, ownTitle, reason }: OwnWords, earlier?: Earlier) {
  const before = earlier && earlier.title !== earlier.given ? earlier.title : title;
  const why = reason.trim() || (earlier?.body.split(/^- /m)[0] ?? '').trim();
  return { title: ownTitle.trim() || before, description: [why, description].filter(Boolean).join('\n\n') };
}

/** A title and a description of the changes, for the reviewer. */
export function described(changes: readonly FileChange[]): { title: string; description: string } {
  const reported = changes.flatMap((change) => change.reported);
  const sentences = reported.map(({ sentence }) => sentence);
  const [first = ''] = sentences;
  const [subject = first] = first.split(': «');
  const rest = sentences.length > 1 ? ` y ${sentences.length - 1} más` : '';
  const room = LONGEST_TITLE - rest.length;
  const short = subject.length > room ? `${subject.slice(0, room - 1)}…` : subject;
  return { title: short + rest, description: reported.map(lineOf).join('\n') };
}

/** Where the files are kept: the address of the project, and the version that is published. */
export type Repository = { address: string; branch: string };

/** Longest address that hosts and browsers take without doubt. */
const LONGEST_ADDRESS = 7500;

/**
 * The host's own page for one file: a new one comes filled in while it fits, a known one opens to be edited or deleted.
 */
export function hostPage(
  { address, branch }: Repository,
  file: string,
  text: string | null,
  isNew: boolean,
  { title, description }: { title: string; description: string },
): string {
  const at = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
  if (text === null) return `${address}/delete/${at(branch)}/${at(file)}`;
  if (!isNew) return `${address}/edit/${at(branch)}/${at(file)}`;
  const page = `${address}/new/${at(branch)}?`;
  const all = new URLSearchParams({ filename: file, value: text, message: title, description });
  const bare = new URLSearchParams({ filename: file });
  return page + (page.length + all.toString().length <= LONGEST_ADDRESS ? all : bare).toString();
}
