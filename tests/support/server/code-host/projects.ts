import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  shownAnnotation,
  shownCommit,
  shownComparison,
  shownFile,
  shownInHistory,
  shownPull,
  shownRef,
  shownRepo,
  shownReview,
  shownRun,
  shownTree,
  shownUser,
} from './shown.ts';

/** Files of a tree: texts by path. */
export type Tree = Record<string, string>;
type Commit = { tree: string; parents: string[]; message: string };
export type Pull = {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  by: string;
  state: 'open' | 'closed';
  merged_at: string | null;
  merge_commit_sha: string | null;
};
export type Run = {
  id: number;
  status: string;
  conclusion: string | null;
  annotations: { message: string }[];
};
/** What somebody wrote about a proposal. */
export type Review = { by: string; body: string };
/** Somebody with a token. */
export type User = { login: string; push: boolean };

export type Answer = { status: number; body?: unknown; text?: string };
export type Call = {
  name: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  user: User;
};

const ok = (body: unknown, status = 200): Answer => ({ status, body });
export const refused = (status: number, message: string): Answer => ({ status, body: { message } });
export const notFound = refused(404, 'Not Found');
const digest = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex');

/** What a commit on a branch is made of. */
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

/** Whether git merges two versions of a text without a conflict; undefined for one that is not there. */
function mergesCleanly(...texts: [ours?: string, base?: string, theirs?: string]): boolean {
  if (texts.includes(undefined)) return texts[0] === texts[2];
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  const files = texts.map((text, at) => {
    const file = join(folder, String(at));
    writeFileSync(file, text ?? '');
    return file;
  });
  const { status } = spawnSync('git', ['merge-file', '-p', ...files]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** Owner and name of the project. */
export const OWNER = 'equipo';
export const REPO = 'sitio';

/** The state of a project at the host, and what the host answers about it. */
export function projects(files: Tree) {
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const refs = new Map<string, string>();
  const pulls: Pull[] = [];
  const runs = new Map<string, Run[]>();
  /** Reviews by the number of their proposal. */
  const reviews = new Map<number, Review[]>();
  const keepTree = (tree: Tree): string => {
    const sha = digest(Object.entries(tree).toSorted());
    trees.set(sha, tree);
    return sha;
  };
  const keepCommit = (commit: Commit): string => {
    const sha = digest({ ...commit, count: commits.size });
    commits.set(sha, commit);
    return sha;
  };
  const treeAt = (ref: string): Tree => trees.get(commits.get(refs.get(ref) ?? ref)?.tree ?? '') ?? {};
  refs.set('main', keepCommit({ tree: keepTree(files), parents: [], message: 'first' }));

  const told = (answer: string, pull: Pull): object => shownPull(answer, pull, refs.get(pull.head));

  function madeTree({ base_tree, tree }: Record<string, unknown>): Answer {
    const next = { ...trees.get(String(base_tree)) };
    for (const { path, content, sha } of tree as { path: string; content?: string; sha?: null }[]) {
      if (sha === null && !(path in next)) return refused(422, 'GitRPC::BadObjectState');
      if (sha === null) delete next[path];
      else next[path] = content ?? '';
    }
    return ok(shownTree(keepTree(next)), 201);
  }

  function madePull({ body, user }: Call): Answer {
    const { title = '', body: text = '', head: label = '', base = '' } = body as Record<string, string>;
    const head = label.replace(`${OWNER}:`, '');
    if (!refs.has(head)) return refused(422, 'head is invalid');
    if (pulls.some((one) => one.head === head && one.state === 'open'))
      return refused(422, 'A pull request already exists');
    const number = pulls.length + 1;
    const fate = { state: 'open', merged_at: null, merge_commit_sha: null } as const;
    const pull: Pull = { number, head, base, title, body: text, by: user.login, ...fate };
    pulls.push(pull);
    return ok(told('POST /pulls', pull), 201);
  }

  function madeRef({ body: { ref, sha } }: Call): Answer {
    const name = String(ref).replace('refs/heads/', '');
    if (refs.has(name)) return refused(422, 'Reference already exists');
    if (!commits.has(String(sha))) return refused(422, 'Object does not exist');
    refs.set(name, String(sha));
    return ok(shownRef(name, String(sha)), 201);
  }

  function movedRef({ name, body: { sha, force } }: Call): Answer {
    const branch = name.replace('heads/', '');
    const isForward = commits.get(String(sha))?.parents.includes(refs.get(branch) ?? '') ?? false;
    if (!isForward && force !== true) return refused(422, 'Update is not a fast forward');
    refs.set(branch, String(sha));
    return ok(shownRef(branch, String(sha)));
  }

  function ref({ name }: Call): Answer {
    const branch = name.replace('heads/', '');
    const sha = refs.get(branch);
    return sha ? ok(shownRef(branch, sha)) : notFound;
  }

  /** The commit itself, and all that it stands on. */
  function history(sha: string): string[] {
    return [sha, ...(commits.get(sha)?.parents ?? []).flatMap(history)];
  }

  function compared({ name }: Call): Answer {
    const [base = '', head = ''] = name.split('...');
    if (!commits.has(base) || !commits.has(head)) return notFound;
    const isAhead = history(head).includes(base);
    const status = base === head ? 'identical' : isAhead ? 'ahead' : 'diverged';
    const parted = partedAt(base, head);
    const files = changedBetween(parted, head);
    return ok(shownComparison({ status, behind: isAhead ? 0 : 1, parted, files }));
  }

  /** The commit in which two others part. */
  function partedAt(one: string, other: string): string {
    const known = new Set(history(other));
    return history(one).find((sha) => known.has(sha)) ?? '';
  }

  /** Files whose texts differ between two commits. */
  function changedBetween(before: string, after: string): string[] {
    const [was, is] = [treeAt(before), treeAt(after)];
    return Object.keys({ ...was, ...is }).filter((file) => was[file] !== is[file]);
  }

  /** Whether git can merge a proposal with what is published. */
  function isMergeable({ head }: Pull): boolean {
    const [ours, theirs] = [refs.get('main') ?? '', refs.get(head) ?? ''];
    const base = partedAt(ours, theirs);
    const both = new Set(changedBetween(base, ours));
    return changedBetween(base, theirs)
      .filter((file) => both.has(file))
      .every((file) => mergesCleanly(treeAt(ours)[file], treeAt(base)[file], treeAt(theirs)[file]));
  }

  /** Makes a commit on a branch that stands where it is expected to. */
  function madeCommit({ body }: Call): Answer {
    const { branch, expectedHeadOid, fileChanges, message } = (body['variables'] as { input: CommitInput })
      .input;
    const name = branch.branchName;
    const fail = (type: string): Answer =>
      ok({ data: { createCommitOnBranch: null }, errors: [{ type, message: type }] });
    if (!refs.has(name)) return fail('NOT_FOUND');
    if (refs.get(name) !== expectedHeadOid) return fail('STALE_DATA');
    const next = { ...treeAt(name) };
    for (const { path } of fileChanges.deletions) {
      if (!(path in next)) return fail('UNPROCESSABLE');
      delete next[path];
    }
    for (const { path, contents } of fileChanges.additions)
      next[path] = Buffer.from(contents, 'base64').toString('utf8');
    const made = { tree: keepTree(next), parents: [expectedHeadOid], message: message.headline };
    refs.set(name, keepCommit(made));
    return ok({ data: { createCommitOnBranch: { commit: { oid: refs.get(name) } } } });
  }

  const ANSWERS: Record<string, (call: Call) => Answer> = {
    'GET /user': ({ user }) => ok(shownUser(user.login)),
    'GET ': ({ user }) => ok(shownRepo(OWNER, REPO, user.push)),
    'POST /graphql': madeCommit,
    'GET /git/ref/{ref}': ref,
    'GET /git/commits/{commit_sha}': ({ name: sha }) => {
      const commit = commits.get(sha);
      return commit ? ok(shownCommit('GET /git/commits/{commit_sha}', sha, commit.tree)) : notFound;
    },
    'GET /commits': ({ query }) => {
      const file = query.get('path') ?? '';
      const shas = history(refs.get(query.get('sha') ?? 'main') ?? '');
      const changed = shas.filter((sha, at) => treeAt(sha)[file] !== treeAt(shas[at + 1] ?? '')[file]);
      const dayOf = (sha: string): number => 1 + shas.toReversed().indexOf(sha);
      return ok(
        changed
          .slice(0, Number(query.get('per_page')))
          .map((sha) => shownInHistory(sha, 'ana', `2026-11-0${dayOf(sha)}T12:00:00Z`)),
      );
    },
    'GET /contents/{path}': ({ name, query }) => {
      const text = treeAt(query.get('ref') ?? 'main')[name];
      return text === undefined ? notFound : { status: 200, text };
    },
    'GET /compare/{basehead}': compared,
    'POST /git/trees': ({ body }) => madeTree(body),
    'POST /git/commits': ({ body }) => {
      const { tree, parents, message } = body as unknown as Commit;
      const sha = keepCommit({ tree, parents, message });
      return ok(shownCommit('POST /git/commits', sha, tree), 201);
    },
    'POST /git/refs': madeRef,
    'PATCH /git/refs/{ref}': movedRef,
    'DELETE /git/refs/{ref}': ({ name }) =>
      refs.delete(name.replace('heads/', '')) ? { status: 204 } : refused(422, 'Reference does not exist'),
    'POST /pulls': madePull,
    'GET /pulls': ({ query }) => {
      const head = query.get('head')?.split(':')[1];
      const state = query.get('state') ?? 'open';
      const isAsked = (one: Pull): boolean =>
        (head === undefined || one.head === head) && (state === 'all' || one.state === state);
      return ok(pulls.filter(isAsked).map((pull) => told('GET /pulls', pull)));
    },
    'GET /pulls/{pull_number}': ({ name }) => {
      const pull = pulls.find(({ number }) => String(number) === name);
      if (!pull) return notFound;
      return ok({ ...told('GET /pulls/{pull_number}', pull), mergeable: isMergeable(pull) });
    },
    'GET /pulls/{pull_number}/files': ({ name }) => {
      const head = refs.get(pulls.find(({ number }) => String(number) === name)?.head ?? '') ?? '';
      return ok(changedBetween(partedAt(refs.get('main') ?? '', head), head).map(shownFile));
    },
    'GET /pulls/{pull_number}/reviews': ({ name }) => ok((reviews.get(Number(name)) ?? []).map(shownReview)),
    'PATCH /pulls/{pull_number}': ({ name, body }) => {
      const pull = pulls.find(({ number }) => String(number) === name);
      return pull ? ok(told('PATCH /pulls/{pull_number}', Object.assign(pull, body))) : notFound;
    },
    'GET /commits/{ref}/check-runs': ({ name }) => {
      const found = runs.get(name) ?? [];
      return ok({ total_count: found.length, check_runs: found.map((run) => shownRun(run, name)) });
    },
    'GET /check-runs/{check_run_id}/annotations': ({ name }) =>
      ok(
        [...runs.values()]
          .flat()
          .find(({ id }) => String(id) === name)
          ?.annotations.map(shownAnnotation) ?? [],
      ),
  };

  return {
    refs,
    reviews,
    commits,
    pulls,
    runs,
    treeAt,
    answers: ANSWERS,
    /** Puts files on the main branch, as a colleague's proposal does, or on another one, as a reviewer does. */
    publish: (changes: Tree, branch = 'main'): void => {
      const before = refs.get(branch) ?? '';
      const tree = keepTree({ ...treeAt(branch), ...changes });
      refs.set(branch, keepCommit({ tree, parents: [before], message: 'published' }));
    },
    /** Opens a proposal of somebody for a branch. */
    propose: (head: string, by: string): void => {
      const body = { title: `De ${by}`, head, base: 'main' };
      madePull({ name: '', query: new URLSearchParams(), body, user: { login: by, push: true } });
    },
    /** Merges a proposal, whose commit the main branch then stands at. */
    merge: (number: number): void => {
      const pull = pulls.find((one) => one.number === number);
      const sha = refs.get(pull?.head ?? '') ?? '';
      refs.set('main', sha);
      const fate = { state: 'closed', merged_at: '2026-11-20T10:00:00Z', merge_commit_sha: sha } as const;
      if (pull) Object.assign(pull, fate);
    },
  };
}
