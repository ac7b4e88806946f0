import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { isStatus } from '#scripts/preview/editor/page/host/host-fault.ts';
import type { Host, Project } from '#scripts/preview/editor/page/host/open-host.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

/** Where the branches of proposals begin, so that they are known as the editor's. */
export const BRANCHES = 'editor/';

/** The commit that a branch stands at, and its tree. */
type Head = { sha: string; tree: string };

/** Returns the commit that a branch of a project stands at. */
async function headIn({ call }: Host, project: Project, branch: string): Promise<Head> {
  const { data: ref } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', {
    ...project,
    ref: `heads/${branch}`,
  });
  const { sha } = ref.object;
  const { data: commit } = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
    ...project,
    commit_sha: sha,
  });
  return { sha, tree: commit.tree.sha };
}

/** Returns the commit that the published branch stands at. */
export const publishedHead = (host: Host): Promise<Head> => headIn(host, host.project, host.branch);

/** Returns a file's text at a commit; null where there is no such file. */
async function textAt({ call }: Host, project: Project, path: string, ref: string): Promise<string | null> {
  try {
    const raw = { mediaType: { format: 'raw' } };
    const { data } = await call('GET /repos/{owner}/{repo}/contents/{path}', {
      ...project,
      path,
      ref,
      ...raw,
    });
    return data as unknown as string;
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

/** Returns the texts of files at a commit of a project, or of what is proposed to; null for those that are not there. */
export async function textsAt(
  host: Host,
  files: readonly string[],
  ref: string,
  project = host.project,
): Promise<Draft> {
  const read = async (file: string) => [file, await textAt(host, project, file, ref)] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Files that differ, with their texts; null for one that is taken away. */
const treeEntries = (draft: Draft) =>
  Object.entries(draft).map(([path, text]) => {
    const file = { path, mode: '100644', type: 'blob' } as const;
    return text === null ? { ...file, sha: null } : { ...file, content: text };
  });

/** Makes one commit of a draft on top of a commit; no branch holds it yet, and nobody sees it. */
async function commitOf({ call, home }: Host, draft: Draft, head: Head, message: string): Promise<Head> {
  const { data: tree } = await call('POST /repos/{owner}/{repo}/git/trees', {
    ...home,
    base_tree: head.tree,
    tree: treeEntries(draft),
  });
  const { data: commit } = await call('POST /repos/{owner}/{repo}/git/commits', {
    ...home,
    message,
    tree: tree.sha,
    parents: [head.sha],
  });
  return { sha: commit.sha, tree: tree.sha };
}

/** Puts a commit on a new branch; a branch that an earlier press has made of the same files is taken as it is. Returns the commit it stands at. */
async function branchFor(host: Host, branch: string, commit: Head): Promise<string> {
  const { call, home } = host;
  try {
    await call('POST /repos/{owner}/{repo}/git/refs', {
      ...home,
      ref: `refs/heads/${branch}`,
      sha: commit.sha,
    });
    return commit.sha;
  } catch (error) {
    if (!isStatus(error, 422)) throw error;
    const there = await headIn(host, home, branch).catch(() => null);
    if (there?.tree !== commit.tree) throw error;
    return there.sha;
  }
}

/** A proposal at the host: its number, and the address of its page. */
export type Handed = { number: number; url: string };

export type Words = { title: string; description: string };

/** Opens the proposal of a branch; one that is open already is that proposal. */
async function openFor(
  { call, project, home, branch: base }: Host,
  branch: string,
  words: Words,
): Promise<Handed> {
  const head = `${home.owner}:${branch}`;
  try {
    const { title, description: body } = words;
    const asked = { ...project, title, body, head, base };
    const { data } = await call('POST /repos/{owner}/{repo}/pulls', asked);
    return { number: data.number, url: data.html_url };
  } catch (error) {
    if (!isStatus(error, 422)) throw error;
    const known = { ...project, head, state: 'open' } as const;
    const { data } = await call('GET /repos/{owner}/{repo}/pulls', known);
    const [open] = data;
    if (!open) throw error;
    return { number: open.number, url: open.html_url };
  }
}

/** Deletes a branch that is no proposal; one that is not there is no fault. */
export async function dropBranch({ call, home }: Host, branch: string): Promise<void> {
  try {
    await call('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...home, ref: `heads/${branch}` });
  } catch (error) {
    if (!isStatus(error, 404) && !isStatus(error, 422)) throw error;
  }
}

/** Notes that outlive a press and a reload: the branch of a press that was cut off, and the commits handed in last. */
export type Notes = { get: (name: string) => string; set: (name: string, value: string) => void };

/** Name of the note of the files that were handed in last on a branch. */
const filesOn = (branch: string): string => `${branch} files`;

/** Files that my last commit on a branch changed and the draft changes no more. */
export const leftOut = (notes: Notes, branch: string, draft: Draft): string[] =>
  notes
    .get(filesOn(branch))
    .split('\n')
    .filter((file) => file !== '' && !(file in draft));

/** Name of the note of a branch that is left over: of a press that has not come to its end, or of a proposal taken back. */
export const UNFINISHED = 'unfinished';

type Given = { head: Head; notes: Notes };

/**
 * Hands a draft in on top of a commit of the published branch: one commit with all files, a branch and a proposal. The
 * branch is named by its files, so that a second press goes on where a broken connection stopped the first; the branch
 * of a press about other files is deleted.
 */
export async function propose(
  host: Host,
  draft: Draft,
  words: Words,
  { head, notes }: Given,
): Promise<Handed> {
  const commit = await commitOf(host, draft, head, `${words.title}\n\n${words.description}`);
  const branch = BRANCHES + commit.tree.slice(0, 12);
  const left = notes.get(UNFINISHED);
  if (left !== '' && left !== branch) await dropBranch(host, left);
  notes.set(UNFINISHED, branch);
  const sha = await branchFor(host, branch, commit);
  const handed = await openFor(host, branch, words);
  notes.set(UNFINISHED, '');
  notes.set(branch, sha);
  notes.set(filesOn(branch), Object.keys(draft).join('\n'));
  return handed;
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
async function joinedWith(host: Host, draft: Draft, base: { published: Published; last: Draft }, head: Head) {
  const theirs = await textsAt(host, Object.keys(draft), head.sha, host.home);
  const joined: Record<string, string | null> = {};
  for (const [file, mine] of Object.entries(draft)) {
    const [published = null, last = null] = [base.published[file], base.last[file]];
    const text = joinedText({ published, last, mine, theirs: theirs[file] ?? null });
    if (text === undefined) return null;
    joined[file] = text;
  }
  return joined;
}

type More = {
  draft: Draft;
  /** Files that leave the proposal, with their published texts. */
  restored?: Draft;
  published: Published;
  words: Words;
  notes: Notes;
};

/**
 * Adds a draft as one more commit to an open proposal; false when somebody else has changed the same places of it
 * meanwhile, and nothing is done. Fails with 422 when its branch moves while this goes on.
 */
export async function addTo(
  host: Host,
  branch: string,
  { draft, restored = {}, published, words, notes }: More,
): Promise<boolean> {
  const all = { ...restored, ...draft };
  const head = await headIn(host, host.home, branch);
  const mine = notes.get(branch);
  // Another computer's press is not known here: its texts count as somebody else's.
  const lastOf = async (): Promise<Draft> =>
    mine === '' ? published : textsAt(host, Object.keys(all), mine, host.home);
  const whole =
    head.sha === mine ? all : await joinedWith(host, all, { published, last: await lastOf() }, head);
  if (!whole) return false;
  const { sha } = await commitOf(host, whole, head, `${words.title}\n\n${words.description}`);
  const moved = { ...host.home, ref: `heads/${branch}`, sha, force: false };
  await host.call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', moved);
  notes.set(branch, sha);
  notes.set(filesOn(branch), Object.keys(draft).join('\n'));
  return true;
}
