import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a version: texts by path. */
export type Tree = Readonly<Record<string, string>>;

type Variables = Record<string, string> & { input: Record<string, string> };
type Commit = {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};
export type Pull = { number: number; url: string; branch: string; title: string; body: string };

/** A refusal as GraphQL answers it. */
export const graphError = (type: string) => ({ status: 200, body: { errors: [{ type, message: type }] } });
const ok = (data: unknown) => ({ status: 200, body: { data } });

/** A code host that keeps a project in a real git repository, and answers the calls that the editor makes as the host's API does. */
export function codeHost(files: Tree, tokens: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'code-host-'));
  const env = {
    ...process.env,
    GIT_DIR: root,
    GIT_INDEX_FILE: join(root, 'index'),
    GIT_AUTHOR_NAME: 'ana',
    GIT_AUTHOR_EMAIL: 'ana@example.com',
    GIT_COMMITTER_NAME: 'ana',
    GIT_COMMITTER_EMAIL: 'ana@example.com',
  };
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', args, { env, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  const at = (name: string): string => git(['rev-parse', name]).trim();

  /** Puts texts on a branch as one commit; null takes a file away. */
  function commit(branch: string, texts: Readonly<Record<string, string | null>>, message: string): void {
    git(['read-tree', branch]);
    const entries = Object.entries(texts).map(([path, text]) =>
      text === null
        ? `0 ${'0'.repeat(40)}\t${path}`
        : `100644 ${git(['hash-object', '-w', '--stdin'], text).trim()}\t${path}`,
    );
    git(['update-index', '--index-info'], entries.join('\n'));
    const made = git(['commit-tree', git(['write-tree']).trim(), '-p', branch, '-m', message]).trim();
    git(['update-ref', `refs/heads/${branch}`, made]);
  }

  function textAt(branch: string, path: string): string | null {
    try {
      return git(['show', `${branch}:${path}`]);
    } catch {
      return null;
    }
  }

  const pulls: Pull[] = [];
  const answers: Record<string, (variables: Variables) => unknown> = {
    repository: ({ owner, name, ...asked }) => {
      const paths = Object.entries(asked).filter(([alias]) => /^p\d/.test(alias));
      const texts = paths.map(([alias, path]) => {
        const text = textAt('main', String(path));
        return [alias, text === null ? null : { object: { text } }];
      });
      const target = { oid: at('main'), ...(Object.fromEntries(texts) as object) };
      return { repository: { id: `${owner}/${name}`, ref: { target } } };
    },
    createRef: ({ input }) => {
      git(['update-ref', String(input['name']), String(input['oid'])]);
      return { createRef: { ref: { id: input['name'] } } };
    },
    createCommitOnBranch: ({ input }) => {
      const { branch, expectedHeadOid, message, fileChanges } = input as unknown as Commit;
      if (at(branch.branchName) !== expectedHeadOid) return undefined;
      const texts = Object.fromEntries([
        ...fileChanges.additions.map(({ path, contents }) => [
          path,
          Buffer.from(contents, 'base64').toString(),
        ]),
        ...fileChanges.deletions.map(({ path }) => [path, null]),
      ]) as Record<string, string | null>;
      commit(branch.branchName, texts, `${message.headline}\n\n${message.body}`);
      return { createCommitOnBranch: { commit: { oid: at(branch.branchName) } } };
    },
    createPullRequest: ({ input }) => {
      const { title = '', body = '', headRefName: branch = '' } = input;
      const number = pulls.length + 1;
      const pull = { number, url: `https://umbral.example/equipo/sitio/pull/${number}`, branch, title, body };
      pulls.push(pull);
      return { createPullRequest: { pullRequest: { number, url: pull.url } } };
    },
    deleteRef: ({ input }) => {
      git(['update-ref', '-d', String(input['refId'])]);
      return { deleteRef: { clientMutationId: null } };
    },
  };

  git(['init', '--bare', '--quiet']);
  git(['symbolic-ref', 'HEAD', 'refs/heads/main']);
  git(['update-ref', 'refs/heads/main', git(['commit-tree', git(['mktree']).trim(), '-m', 'begin']).trim()]);
  commit('main', files, 'site');

  return {
    pulls,
    /** The call that is answered in another way, once; null cuts the connection. */
    fault: undefined as { call: string; answer: { status: number; body?: unknown } | null } | undefined,
    calls: [] as string[],
    /** Answers a call of the API by somebody with a token; undefined for a call that is cut off. */
    answer(authorization: string, { query, variables }: { query: string; variables: Variables }) {
      const call = Object.keys(answers).find((name) => query.includes(`${name}(`)) ?? '';
      this.calls.push(call);
      if (this.fault?.call === call) {
        const { answer } = this.fault;
        this.fault = undefined;
        return answer ?? undefined;
      }
      const right = tokens[authorization.replace('Bearer ', '')];
      if (right === undefined) return { status: 401, body: { message: 'Bad credentials' } };
      if (right !== 'WRITE' && call !== 'repository') return graphError('FORBIDDEN');
      const data = answers[call]?.(variables);
      if (data === undefined) return graphError('STALE_DATA');
      return ok(data);
    },
    /** Publishes something, as a colleague does. */
    publish: (texts: Readonly<Record<string, string | null>>): void => commit('main', texts, 'theirs'),
    /** Merges a proposal as git does; throws where it conflicts. */
    merge({ branch }: Pull): void {
      const tree = git(['merge-tree', '--write-tree', 'main', branch]).trim();
      const made = git(['commit-tree', tree, '-p', 'main', '-p', branch, '-m', 'merge']).trim();
      git(['update-ref', 'refs/heads/main', made]);
    },
    /** The text of a file on a branch; null where there is none. */
    textAt,
    branches: (): string[] =>
      git(['for-each-ref', '--format=%(refname:short)', 'refs/heads']).trim().split('\n'),
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  };
}
