import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { isStatus } from '#scripts/preview/editor/page/host/host-fault.ts';
import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';
import { bringUpToDate, commitOn, type Words } from '#scripts/preview/editor/page/host/commit.ts';
import { headOf, textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

/** Where the branches of proposals begin, so that they are known as the editor's. */
export const BRANCHES = 'editor/';

/** A name that no branch has had, whatever was handed in before. */
const freshBranch = (): string =>
  `${BRANCHES}${new Date().toISOString().slice(0, 10)}-${Math.random().toString(36).slice(2, 10)}`;

/** A proposal at the host: its number, the address of its page, and its branch. */
export type Handed = { number: number; url: string; branch: string };

/** The proposal that is open for a branch; undefined without one. */
async function openOf({ call, project }: Host, branch: string): Promise<Handed | undefined> {
  const asked = { ...project, head: `${project.owner}:${branch}`, state: 'open' } as const;
  const { data } = await call('GET /repos/{owner}/{repo}/pulls', asked);
  return data[0] && { number: data[0].number, url: data[0].html_url, branch };
}

/** Deletes a branch that is no proposal; one that is not there is no fault. */
export async function dropBranch({ call, project }: Host, branch: string): Promise<void> {
  try {
    await call('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...project, ref: `heads/${branch}` });
  } catch (error) {
    if (!isStatus(error, 404) && !isStatus(error, 422)) throw error;
  }
}

/** Notes that outlive a press and a reload: the branch of a press that was cut off, and the commits handed in last. */
export type Notes = { get: (name: string) => string; set: (name: string, value: string) => void };

/** Name of the note of the files that were handed in last on a branch. */
const filesOn = (branch: string): string => `${branch} files`;

/** Files that my last commit on a branch changed, as far as this browser knows. */
export const handedOn = (notes: Notes, branch: string): string[] =>
  notes
    .get(filesOn(branch))
    .split('\n')
    .filter((file) => file !== '');

/** Files that my last commit on a branch changed and the draft changes no more. */
export const leftOut = (notes: Notes, branch: string, draft: Draft): string[] =>
  handedOn(notes, branch).filter((file) => !(file in draft));

/** Name of the note of a branch that is left over: of a press that has not come to its end, or of a proposal taken back. */
export const UNFINISHED = 'unfinished';

/** Notes what was handed in on a branch, which is then no longer left over. */
function noteHanded(notes: Notes, branch: string, commit: string, draft: Draft): void {
  notes.set(branch, commit);
  notes.set(filesOn(branch), Object.keys(draft).join('\n'));
}

/** `published` are the texts that a draft was made on, and `at` is their commit. */
type Given = { published: Published; at: string; words: Words; notes: Notes };

/**
 * Hands a draft in on top of a commit of the published branch: a branch, one commit with all files, and a proposal. A
 * press that was cut off has left a branch: the next one goes on with its proposal, or else deletes it.
 */
export async function propose(host: Host, draft: Draft, given: Given): Promise<Handed> {
  const { at, words, notes } = given;
  const { call, project, branch: base } = host;
  const left = notes.get(UNFINISHED);
  const open = left === '' ? undefined : await openOf(host, left);
  if (open) {
    const restored = await textsAt(host, leftOut(notes, left, draft), at);
    await addTo(host, open, { ...given, draft, restored });
    notes.set(UNFINISHED, '');
    return open;
  }
  if (left !== '') await dropBranch(host, left);
  const branch = freshBranch();
  notes.set(UNFINISHED, branch);
  const made = { ...project, ref: `refs/heads/${branch}`, sha: at };
  await call('POST /repos/{owner}/{repo}/git/refs', made);
  const commit = await commitOn(host, branch, { head: at, texts: Object.entries(draft), words });
  noteHanded(notes, branch, commit, draft);
  const { title, description: body } = words;
  const asked = { ...project, title, body, head: branch, base };
  const { data } = await call('POST /repos/{owner}/{repo}/pulls', asked);
  notes.set(UNFINISHED, '');
  return { number: data.number, url: data.html_url, branch };
}

type Texts = { published: string | null; last: string | null; mine: string | null; theirs: string | null };

/** A file of mine with what others have done to it on the branch since my last commit; undefined where both changed the same, or they took something of mine back. */
function joinedText({ published, last, mine, theirs }: Texts): string | null | undefined {
  const joined = rebased(last, mine, theirs);
  const withMine = rebased(published, mine, joined.text);
  const isWhole = withMine.text === joined.text && withMine.conflicts.length === 0;
  return isWhole && joined.conflicts.length === 0 ? joined.text : undefined;
}

/** Joins a draft with what others have put on the branch of its proposal since my last commit; null where both changed the same. */
function joinedWith(draft: Draft, published: Published, last: Draft, theirs: Draft): Draft | null {
  const joined: Record<string, string | null> = {};
  for (const [file, mine] of Object.entries(draft)) {
    const [before = null, lastOfMine = null, other = null] = [published[file], last[file], theirs[file]];
    const text = joinedText({ published: before, last: lastOfMine, mine, theirs: other });
    if (text === undefined) return null;
    joined[file] = text;
  }
  return joined;
}

/** A draft for an open proposal; `restored` are files that leave it, with their published texts. */
type More = Given & { draft: Draft; restored?: Draft };

/** The texts that a branch is to have: mine, joined with what others have done to it; null where both changed the same. */
async function wholeFor(host: Host, branch: string, head: string, more: More): Promise<Draft | null> {
  const { draft, restored = {}, published, notes } = more;
  const all = { ...restored, ...draft };
  const mine = notes.get(branch);
  if (head === mine) return all;
  const files = Object.keys(all);
  const theirs = await textsAt(host, files, head);
  // Another computer's press is not known here: its texts count as somebody else's.
  return joinedWith(all, published, mine === '' ? published : await textsAt(host, files, mine), theirs);
}

/**
 * Adds a draft to an open proposal as one more commit, with its words; false when somebody else has changed the same
 * places of it meanwhile, and nothing is done. Throws a conflict (409) when its branch moves while this goes on, and
 * `ClashError` where something published has changed the same.
 */
export async function addTo(
  host: Host,
  { number, branch }: Pick<Handed, 'number' | 'branch'>,
  more: More,
): Promise<boolean> {
  const { draft, at, notes, words } = more;
  const head = await headOf(host, branch);
  const whole = await wholeFor(host, branch, head, more);
  if (!whole) return false;
  const commit = await bringUpToDate(host, branch, { head, published: at, whole, words });
  noteHanded(notes, branch, commit, draft);
  const renewed = { ...host.project, pull_number: number, title: words.title, body: words.description };
  await host.call('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', renewed);
  return true;
}
