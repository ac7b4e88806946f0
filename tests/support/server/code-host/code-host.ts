import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { described, type Described, graphFaults, requestFaults } from './description.ts';
import {
  type Answer,
  type Call,
  notFound,
  OWNER,
  projects,
  refused,
  REPO,
  type Tree,
  type User,
} from './projects.ts';

/** What happens to a call instead of its answer: a status with headers, or a connection that is cut before or after the host has done it; or what somebody else does just before it. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  | 'cut-before'
  | 'cut-after'
  | (() => void);

const API = '/api/v3';

/** What the public host lets pages of other origins send and read. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, Accept-Encoding, User-Agent, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};

/** A code host with a project, and what may be asked of it. */
export function codeHost(files: Tree, tokens: Record<string, User>) {
  const { answers, ...kept } = projects(files);
  const { pulls } = kept;
  /** Calls so far, as 'POST /git/trees'. */
  const calls: string[] = [];
  /** Requests that the API's description does not allow. */
  const invalid: string[] = [];
  const faults = new Map<string, Fault>();

  function answer(asked: Described, path: string, call: Omit<Call, 'name' | 'user'>, token: string): Answer {
    const user = tokens[token];
    if (!user) return refused(401, 'Bad credentials');
    const [, owner = '', repo] = /^\/repos\/([^/]+)\/([^/]+)/.exec(path) ?? [];
    if (owner !== '' && (repo !== REPO || owner !== OWNER)) return notFound;
    const method = asked.short.split(' ')[0];
    const mayWrite = user.push || asked.short === 'POST /pulls';
    const isOwnPull =
      asked.short.startsWith('PATCH /pulls') && pulls[Number(asked.name) - 1]?.by === user.login;
    if (method !== 'GET' && !mayWrite && !isOwnPull)
      return refused(403, 'Resource not accessible by personal access token');
    return answers[asked.short]?.({ ...call, name: asked.name, user }) ?? notFound;
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
    const path = decodeURIComponent(url.pathname).replace(API, '').replace('/api/graphql', '/graphql');
    const asked = described(request.method ?? 'GET', path);
    if (!asked) {
      invalid.push(`${request.method} ${path} is not in the description`);
      return send(response, notFound);
    }
    const { short } = asked;
    calls.push(short);
    const note = (found: string[]): void => void invalid.push(...found.map((one) => `${short}: ${one}`));
    const fault = faults.get(short);
    if (fault === 'cut-before') return void request.socket.destroy();
    if (typeof fault === 'function') fault();
    if (typeof fault === 'object') return send(response, refused(fault.status, 'A fault'), fault.headers);
    note(short === 'POST /graphql' ? graphFaults(body) : requestFaults(asked, url.searchParams, body));
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const made = answer(asked, path, { query: url.searchParams, body }, token);
    if (fault === 'cut-after') return void request.socket.destroy();
    return send(response, made);
  }

  const server = createServer((request, response) => void serve(request, response));
  return {
    ...kept,
    calls,
    invalid,
    faults,
    start: (): Promise<void> => new Promise((done) => void server.listen(0, '127.0.0.1', done)),
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
    address: (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${OWNER}/${REPO}`,
  };
}
