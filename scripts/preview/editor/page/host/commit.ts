import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';
import { textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

/** Title and description, of a commit as of a proposal. */
export type Words = { title: string; description: string };

const inBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const COMMIT =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

type Committed = { createCommitOnBranch: { commit: { oid: string } } };

/** The texts of a draft that a branch does not have. */
const newOf = (draft: Draft, there: Draft): [string, string | null][] =>
  Object.entries(draft).filter(([file, text]) => text !== (there[file] ?? null));

/**
 * Puts texts on a branch as one commit, and returns it. Throws a conflict (409) when the branch has moved from `head`,
 * and leaves it as it is.
 */
export async function commitOn(
  { ask, project: { owner, repo } }: Host,
  branch: string,
  { head, texts, words }: { head: string; texts: [string, string | null][]; words: Words },
): Promise<string> {
  const additions = texts.flatMap(([path, text]) =>
    text === null ? [] : [{ path, contents: inBase64(text) }],
  );
  const deletions = texts.flatMap(([path, text]) => (text === null ? [{ path }] : []));
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
    expectedHeadOid: head,
    message: { headline: words.title, body: words.description },
    fileChanges: { additions, deletions },
  };
  const { createCommitOnBranch } = await ask<Committed>(COMMIT, { input });
  return createCommitOnBranch.commit.oid;
}

/** What a commit puts on a branch that stands at `head`; `published` is the published commit that the texts were made on. */
export type Addition = { head: string; published: string; whole: Draft; words: Words };

/** Puts those of the texts on a branch that it does not have. */
async function commitNew(host: Host, branch: string, { head, whole, words }: Addition): Promise<string> {
  const texts = newOf(whole, await textsAt(host, Object.keys(whole), head));
  return texts.length === 0 ? head : commitOn(host, branch, { head, texts, words });
}

/** Texts of a proposal that it and a newer published version have both changed, those that both came from, and the published ones. */
export type Clash = { texts: Draft; bases: Draft; theirs: Draft };

/** A proposal that cannot be brought up to date before somebody has chosen between its texts and the published ones. */
export class ClashError extends Error {
  constructor(readonly clash: Clash) {
    super('The proposal and what is published have changed the same.');
  }
}

/** How far a commit is from what is published: the commit where they parted, and the files it has changed since. */
async function comparedTo(host: Host, published: string, head: string) {
  const asked = { ...host.project, basehead: `${published}...${head}` };
  const { data } = await host.call('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  const names = (data.files ?? []).flatMap(({ filename, previous_filename: old = filename }) => [
    filename,
    old,
  ]);
  return { isBehind: data.behind_by > 0, parted: data.merge_base_commit.sha, files: [...new Set(names)] };
}

/** The texts of files at three commits. */
async function threeTexts(host: Host, files: readonly string[], commits: readonly string[]) {
  const [bases = {}, mine = {}, theirs = {}] = await Promise.all(
    commits.map((sha) => textsAt(host, files, sha)),
  );
  return { bases, mine, theirs };
}

/**
 * Puts texts on a proposal's branch, and returns the commit that it then stands at: those that it does not have, as one
 * commit; as a merge with both as parents when something was published since it began. The proposal's other files come
 * along, joined with what was published. Throws `ClashError` where both have changed the same, and does nothing then.
 */
export async function bringUpToDate(host: Host, branch: string, addition: Addition): Promise<string> {
  const { head, published, whole, words } = addition;
  const { isBehind, parted, files } = await comparedTo(host, published, head);
  if (!isBehind) return commitNew(host, branch, addition);
  const { bases, mine, theirs } = await threeTexts(host, files, [parted, head, published]);
  const texts: Record<string, string | null> = { ...whole };
  const open = files.filter((file) => {
    if (file in whole) return false;
    const { text, conflicts } = rebased(bases[file] ?? null, mine[file] ?? null, theirs[file] ?? null);
    texts[file] = text;
    return conflicts.length > 0;
  });
  const among = (all: Draft): Draft => Object.fromEntries(open.map((file) => [file, all[file] ?? null]));
  if (open.length > 0)
    throw new ClashError({ texts: among(mine), bases: among(bases), theirs: among(theirs) });
  const there = { ...theirs, ...(await textsAt(host, Object.keys(whole), published)) };
  return mergeOn(host, branch, { parents: [head, published], texts: newOf(texts, there), words });
}

type Merge = { parents: [head: string, published: string]; texts: [string, string | null][]; words: Words };

/** Puts a merge on a branch: what is published, with texts over it. Throws (422) when the branch has moved. */
async function mergeOn(
  { call, project }: Host,
  branch: string,
  { parents, texts, words }: Merge,
): Promise<string> {
  const asked = { ...project, commit_sha: parents[1] };
  const { data: commit } = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', asked);
  const tree = texts.map(([path, text]) => ({
    ...({ path, mode: '100644', type: 'blob' } as const),
    ...(text === null ? { sha: null } : { content: text }),
  }));
  const base = { ...project, base_tree: commit.tree.sha, tree };
  const made =
    tree.length > 0 ? (await call('POST /repos/{owner}/{repo}/git/trees', base)).data : commit.tree;
  const message = `${words.title}\n\n${words.description}`;
  const merged = { ...project, message, tree: made.sha, parents };
  const { data: merge } = await call('POST /repos/{owner}/{repo}/git/commits', merged);
  const moved = { ...project, ref: `heads/${branch}`, sha: merge.sha, force: false };
  await call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', moved);
  return merge.sha;
}
