import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { BODIES } from './code-host-bodies.ts';

/** Files of a tree: texts by path. */
type Tree = Record<string, string>;
type Commit = { tree: string; parents: string[]; message: string };
type Pull = {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  merged_at: string | null;
};
type Run = { id: number; status: string; conclusion: string | null; annotations: { message: string }[] };

/** What happens to a call instead of its answer: a status with headers, or a connection that is cut before or after the host has done it. */
export type Fault = { status: number; headers?: Record<string, string> } | 'cut-before' | 'cut-after';

type Answer = { status: number; body?: unknown; text?: string };
type Call = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };

const ok = (body: unknown, status = 200): Answer => ({ status, body });
const refused = (status: number, message: string): Answer => ({ status, body: { message } });
const digest = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex');

const OWNER = 'equipo';
const REPO = 'sitio';
const ROOT = `/api/v3/repos/${OWNER}/${REPO}`;

/** What the public host lets pages of other origins send and read. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, Accept-Encoding, User-Agent, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};

/** The state of a project at the host, and what may be asked of it. */
export function codeHost(files: Tree, tokens: Record<string, { login: string; push: boolean }>) {
  const validator = new Ajv2020({ strict: true, strictRequired: false });
  const isBody = new Map(Object.entries(BODIES).map(([route, schema]) => [route, validator.compile(schema)]));
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const refs = new Map<string, string>();
  const pulls: (Pull & { by: string })[] = [];
  const runs = new Map<string, Run[]>();
  /** Calls so far, as 'POST /git/trees'. */
  const calls: string[] = [];
  /** Requests that the API's description does not allow. */
  const invalid: string[] = [];
  const faults = new Map<string, Fault>();

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

  const shownPull = (one: Pull & { by: string }) => ({
    ...one,
    head: { ref: one.head, sha: refs.get(one.head) ?? '' },
    user: { login: one.by },
    updated_at: '2026-11-20T12:00:00Z',
    html_url: `http://127.0.0.1/${OWNER}/${REPO}/pull/${one.number}`,
  });

  function madeTree({ base_tree, tree }: Record<string, unknown>): Answer {
    const next = { ...trees.get(String(base_tree)) };
    for (const { path, content, sha } of tree as { path: string; content?: string; sha?: null }[]) {
      if (sha === null && !(path in next)) return refused(422, 'GitRPC::BadObjectState');
      if (sha === null) delete next[path];
      else next[path] = content ?? '';
    }
    return ok({ sha: keepTree(next) }, 201);
  }

  function madePull(body: Record<string, unknown>, by: string): Answer {
    const { title, body: text, head, base } = body as Record<string, string>;
    if (!refs.has(head ?? '')) return refused(422, 'head is invalid');
    if (pulls.some((one) => one.head === head && one.state === 'open'))
      return refused(422, 'A pull request already exists');
    const number = pulls.length + 1;
    const pull = { number, head: head ?? '', base: base ?? '', title: title ?? '', body: text ?? '', by };
    pulls.push({ ...pull, state: 'open', merged_at: null });
    return ok(shownPull(pulls.at(-1) as Pull & { by: string }), 201);
  }

  function madeRef({ ref, sha }: Record<string, unknown>): Answer {
    const name = String(ref).replace('refs/heads/', '');
    if (refs.has(name)) return refused(422, 'Reference already exists');
    if (!commits.has(String(sha))) return refused(422, 'Object does not exist');
    refs.set(name, String(sha));
    return ok({ ref, object: { sha } }, 201);
  }

  function movedRef(name: string, { sha, force }: Record<string, unknown>): Answer {
    const isForward = commits.get(String(sha))?.parents.includes(refs.get(name) ?? '') ?? false;
    if (!isForward && force !== true) return refused(422, 'Update is not a fast forward');
    refs.set(name, String(sha));
    return ok({ object: { sha } });
  }

  function file(path: string, ref: string): Answer {
    const text = treeAt(ref)[path];
    return text === undefined ? refused(404, 'Not Found') : { status: 200, text };
  }

  /** Answers by route, the parameters as `:name`. */
  const ROUTES: [route: string, answer: (call: Call, name: string, login: string) => Answer][] = [
    [
      'GET /git/ref/heads/:',
      (_, name) => (refs.has(name) ? ok({ object: { sha: refs.get(name) } }) : refused(404, 'Not Found')),
    ],
    [
      'GET /git/commits/:',
      (_, sha) =>
        commits.has(sha) ? ok({ sha, tree: { sha: commits.get(sha)?.tree } }) : refused(404, 'Not Found'),
    ],
    ['GET /contents/:', ({ query }, path) => file(path, query.get('ref') ?? 'main')],
    ['POST /git/trees', ({ body }) => madeTree(body)],
    [
      'POST /git/commits',
      ({ body }) => {
        const { tree, parents, message } = body as unknown as Commit;
        return ok({ sha: keepCommit({ tree, parents, message }), tree: { sha: tree } }, 201);
      },
    ],
    ['POST /git/refs', ({ body }) => madeRef(body)],
    ['PATCH /git/refs/heads/:', ({ body }, name) => movedRef(name, body)],
    [
      'DELETE /git/refs/heads/:',
      (_, name) => (refs.delete(name) ? { status: 204 } : refused(422, 'Reference does not exist')),
    ],
    ['POST /pulls', ({ body }, _, login) => madePull(body, login)],
    [
      'GET /pulls',
      ({ query }) => {
        const head = query.get('head')?.split(':')[1];
        const state = query.get('state') ?? 'open';
        return ok(
          pulls
            .filter(
              (one) => (head === undefined || one.head === head) && (state === 'all' || one.state === state),
            )
            .map(shownPull),
        );
      },
    ],
    [
      'PATCH /pulls/:',
      ({ body }, number) => {
        const pull = pulls.find((one) => String(one.number) === number);
        return pull ? ok(shownPull(Object.assign(pull, body))) : refused(404, 'Not Found');
      },
    ],
    ['GET /commits/:/check-runs', (_, sha) => ok({ check_runs: runs.get(sha) ?? [] })],
    [
      'GET /check-runs/:/annotations',
      (_, id) => ok([...runs.values()].flat().find((run) => String(run.id) === id)?.annotations ?? []),
    ],
  ];

  const matched = (method: string, path: string) =>
    ROUTES.map(([route, answer]) => {
      const pattern = route
        .split(':')
        .map((part) => part.replaceAll(/[.*+?]/g, '\\$&'))
        .join('([^?]+)');
      const found = new RegExp(`^${pattern}$`).exec(`${method} ${path}`);
      return found ? { route, answer, name: found[1] ?? '' } : undefined;
    }).find(Boolean);

  function answer(call: Call, token: string): Answer {
    const user = tokens[token];
    if (!user) return refused(401, 'Bad credentials');
    if (call.path === '/api/v3/user') return ok({ login: user.login });
    if (call.path === ROOT) return ok({ permissions: { push: user.push }, allow_forking: true });
    const found = call.path.startsWith(ROOT) ? matched(call.method, call.path.slice(ROOT.length)) : undefined;
    if (!found) return refused(404, 'Not Found');
    if (!user.push && call.method !== 'GET')
      return refused(403, 'Resource not accessible by personal access token');
    const validate = isBody.get(found.route);
    if (call.method === 'POST' || call.method === 'PATCH') {
      if (!validate?.(call.body)) invalid.push(`${found.route}: ${validator.errorsText(validate?.errors)}`);
    }
    return found.answer(call, found.name, user.login);
  }

  function send(
    response: ServerResponse,
    { status, body, text }: Answer,
    headers: Record<string, string> = {},
  ): void {
    const type =
      text === undefined
        ? 'application/json; charset=utf-8'
        : 'application/vnd.github.raw+json; charset=utf-8';
    response.writeHead(status, { ...CORS, 'Content-Type': type, ...headers });
    response.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const method = request.method ?? 'GET';
    const path = decodeURIComponent(url.pathname);
    const short = `${method} ${matched(method, path.slice(ROOT.length))?.route.split(' ')[1] ?? path}`;
    calls.push(short);
    const fault = faults.get(short);
    if (fault === 'cut-before') return void request.socket.destroy();
    if (typeof fault === 'object') return send(response, refused(fault.status, 'A fault'), fault.headers);
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const made = answer({ method, path, query: url.searchParams, body }, token);
    if (fault === 'cut-after') return void request.socket.destroy();
    return send(response, made);
  }

  const server = createServer((request, response) => void serve(request, response));
  return {
    refs,
    commits,
    pulls,
    runs,
    calls,
    invalid,
    faults,
    treeAt,
    /** Puts files on the main branch, as a colleague's proposal does, or on another one, as a reviewer does. */
    publish: (changes: Tree, branch = 'main'): void => {
      const before = refs.get(branch) ?? '';
      const tree = keepTree({ ...treeAt(branch), ...changes });
      refs.set(branch, keepCommit({ tree, parents: [before], message: 'published' }));
    },
    start: (): Promise<void> => new Promise((done) => void server.listen(0, '127.0.0.1', done)),
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
    address: (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${OWNER}/${REPO}`,
  };
}
