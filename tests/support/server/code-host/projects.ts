import { createHash } from 'node:crypto';
import {
  shownAnnotation,
  shownCommit,
  shownComparison,
  shownPull,
  shownRef,
  shownRepo,
  shownRun,
  shownTree,
  shownUser,
} from './shown.ts';

/** Files of a tree: texts by path. */
export type Tree = Record<string, string>;
type Commit = { tree: string; parents: string[]; message: string };
export type Pull = {
  number: number;
  /** Whose project holds its branch. */
  owner: string;
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
/** Somebody with a token; `fork` says whether it may make a project of its own. */
export type User = { login: string; push: boolean; fork?: boolean };

export type Answer = { status: number; body?: unknown; text?: string };
export type Call = {
  owner: string;
  name: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  user: User;
};

const ok = (body: unknown, status = 200): Answer => ({ status, body });
export const refused = (status: number, message: string): Answer => ({ status, body: { message } });
export const notFound = refused(404, 'Not Found');
const digest = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex');

/** Owner and name of the project. */
export const OWNER = 'equipo';
export const REPO = 'sitio';

/** The state of a project and its forks at the host, and what the host answers about them. */
export function projects(files: Tree) {
  // A project and its forks share their objects.
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const refs = new Map<string, string>();
  /** Branches of the forks, by their owner. */
  const forks = new Map<string, Map<string, string>>();
  const pulls: Pull[] = [];
  const runs = new Map<string, Run[]>();
  /** Questions about the branches of a new fork that are answered before its branches are there. */
  const slowness = { forks: 0, allowForking: true };

  const refsOf = (owner: string): Map<string, string> =>
    owner === OWNER ? refs : (forks.get(owner) ?? new Map());
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
  const treeAt = (ref: string, owner = OWNER): Tree =>
    trees.get(commits.get(refsOf(owner).get(ref) ?? ref)?.tree ?? '') ?? {};
  refs.set('main', keepCommit({ tree: keepTree(files), parents: [], message: 'first' }));

  const told = (answer: string, pull: Pull): object =>
    shownPull(answer, pull, refsOf(pull.owner).get(pull.head));

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
    const [owner = OWNER, head = ''] = label.includes(':') ? label.split(':') : [OWNER, label];
    if (!refsOf(owner).has(head)) return refused(422, 'head is invalid');
    if (pulls.some((one) => one.owner === owner && one.head === head && one.state === 'open'))
      return refused(422, 'A pull request already exists');
    const number = pulls.length + 1;
    const fate = { state: 'open', merged_at: null, merge_commit_sha: null } as const;
    const pull: Pull = { number, owner, head, base, title, body: text, by: user.login, ...fate };
    pulls.push(pull);
    return ok(told('POST /pulls', pull), 201);
  }

  function madeRef({ owner, body: { ref, sha } }: Call): Answer {
    const name = String(ref).replace('refs/heads/', '');
    if (refsOf(owner).has(name)) return refused(422, 'Reference already exists');
    if (!commits.has(String(sha))) return refused(422, 'Object does not exist');
    refsOf(owner).set(name, String(sha));
    return ok(shownRef(name, String(sha)), 201);
  }

  function movedRef({ owner, name, body: { sha, force } }: Call): Answer {
    const branch = name.replace('heads/', '');
    const isForward = commits.get(String(sha))?.parents.includes(refsOf(owner).get(branch) ?? '') ?? false;
    if (!isForward && force !== true) return refused(422, 'Update is not a fast forward');
    refsOf(owner).set(branch, String(sha));
    return ok(shownRef(branch, String(sha)));
  }

  function ref({ owner, name }: Call): Answer {
    if (owner !== OWNER && slowness.forks > 0) {
      slowness.forks -= 1;
      return refused(409, 'Git Repository is empty.');
    }
    const branch = name.replace('heads/', '');
    const sha = refsOf(owner).get(branch);
    return sha ? ok(shownRef(branch, sha)) : notFound;
  }

  /** The commit itself, and all that it stands on. */
  function history(sha: string): string[] {
    return [sha, ...(commits.get(sha)?.parents ?? []).flatMap(history)];
  }

  function compared({ name }: Call): Answer {
    const [base = '', head = ''] = name.split('...');
    if (!commits.has(base) || !commits.has(head)) return notFound;
    const status = base === head ? 'identical' : history(head).includes(base) ? 'ahead' : 'behind';
    return ok(shownComparison(status));
  }

  function fork({ user }: Call): Answer {
    if (!slowness.allowForking || user.fork !== true)
      return refused(403, 'Resource not accessible by personal access token');
    if (!forks.has(user.login)) forks.set(user.login, new Map([['main', refs.get('main') ?? '']]));
    return ok(shownRepo(user.login, REPO, { push: true, allowForking: true }), 202);
  }

  const ANSWERS: Record<string, (call: Call) => Answer> = {
    'GET /user': ({ user }) => ok(shownUser(user.login)),
    'GET ': ({ owner, user }) =>
      ok(shownRepo(owner, REPO, { push: user.push, allowForking: slowness.allowForking })),
    'POST /forks': fork,
    'GET /git/ref/{ref}': ref,
    'GET /git/commits/{commit_sha}': ({ name: sha }) => {
      const commit = commits.get(sha);
      return commit ? ok(shownCommit('GET /git/commits/{commit_sha}', sha, commit.tree)) : notFound;
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
    'DELETE /git/refs/{ref}': ({ owner, name }) =>
      refsOf(owner).delete(name.replace('heads/', ''))
        ? { status: 204 }
        : refused(422, 'Reference does not exist'),
    'POST /pulls': madePull,
    'GET /pulls': ({ query }) => {
      const [owner, head] = query.get('head')?.split(':') ?? [];
      const state = query.get('state') ?? 'open';
      const isAsked = (one: Pull): boolean =>
        (head === undefined || (one.head === head && one.owner === owner)) &&
        (state === 'all' || one.state === state);
      return ok(pulls.filter(isAsked).map((pull) => told('GET /pulls', pull)));
    },
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
    forks,
    slowness,
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
    /** Merges a proposal, whose commit the main branch then stands at. */
    merge: (number: number): void => {
      const pull = pulls.find((one) => one.number === number);
      const sha = refsOf(pull?.owner ?? '').get(pull?.head ?? '') ?? '';
      refs.set('main', sha);
      const fate = { state: 'closed', merged_at: '2026-11-20T10:00:00Z', merge_commit_sha: sha } as const;
      if (pull) Object.assign(pull, fate);
    },
  };
}
