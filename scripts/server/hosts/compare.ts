import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** A request as it is sent: the path goes out exactly as it stands. */
export type Asked = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** The compared parts of an answer by name: status, body and headers. */
type Answered = Readonly<Record<string, string>>;

const HEADERS = [
  'allow',
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

const TIMEOUT = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Asks a host and gives its answer, with its entity tag under `etag`. */
async function ask(url: string, { method, path, headers = {}, body }: Asked): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const sent = { 'Accept-Encoding': 'identity', ...headers };
  const asked = request({ hostname, port, agent, method, path, timeout: TIMEOUT, headers: sent });
  asked.on('timeout', () => asked.destroy(new Error(`${method} ${path} is not answered`)));
  // An error after the answer has begun is one of reading it.
  asked.on('error', () => undefined).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const content = Buffer.concat((await response.toArray()) as Buffer[]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    status: String(response.statusCode),
    body: `${content.length} bytes ${hash}`,
    etag: response.headers.etag ?? '',
    ...Object.fromEntries(HEADERS.map((name) => [name, String(response.headers[name] ?? '')])),
  };
}

/** Something that two hosts answer differently. */
type Difference = { asked: string; what: string; ours: string; theirs: string };

type Known = { reason: string; is: (difference: Difference, theirs: Answered, ours: Answered) => boolean };

/** Differences that do not matter to a visitor, each with why. */
const KNOWN: readonly Known[] = [
  {
    reason: 'max-age=0, must-revalidate says what no-cache says',
    is: ({ what, ours, theirs }) =>
      what === 'cache-control' && ours === 'no-cache' && theirs === 'public, max-age=0, must-revalidate',
  },
  {
    reason: 'the host leads to the one spelling by 307, our server by 308: the same address is reached',
    is: ({ what, ours, theirs }) => what === 'status' && ours === '308' && theirs === '307',
  },
  {
    reason: 'a redirect of the host has no body and none of our headers',
    is: ({ what, theirs }, { status = '' }) => /^30\d$/.test(status) && what !== 'location' && theirs === '',
  },
  {
    reason: 'a redirect has no content, whatever type it claims',
    is: ({ what }, { status = '' }) => /^30\d$/.test(status) && what === 'content-type',
  },
  {
    reason: 'what can only be read is not written: refused without words, or led on first',
    is: ({ asked }, theirs, ours) =>
      !/^(?:GET|HEAD) /.test(asked) && ![ours, theirs].some(({ status = '' }) => status.startsWith('2')),
  },
  {
    reason: 'who asks for a range is told no lifetime',
    is: ({ what, ours, theirs }) => what === 'cache-control' && ours === 'no-cache' && theirs === '',
  },
  {
    reason: 'the host joins slashes and escapes anew before it looks: nothing of ours is at such an address',
    is: ({ asked }, { status }) => /^GET \/(?:\/|%|\.\.)/.test(asked) && status === '307',
  },
  {
    reason: 'the page for what is not there answers 200 at its own address; it is not indexed',
    is: ({ asked }) => asked.endsWith('/404'),
  },
  {
    reason: 'health and description are our own server’s',
    is: ({ asked }) => /^GET \/(?:livez|openapi\.json)$/.test(asked),
  },
];

export type Comparison = { asked: number; known: ReadonlyMap<string, number>; differences: Difference[] };

/** Asks both hosts the same, one after the other, and gives what they answer differently. */
export async function compareHosts(ours: string, theirs: string, all: readonly Asked[]): Promise<Comparison> {
  const known = new Map<string, number>();
  const differences: Difference[] = [];
  const both = (here: Asked, there = here) => Promise.all([ask(ours, here), ask(theirs, there)]);
  for (const one of all) {
    const asked = `${one.method} ${one.path}`;
    const [here, there] = await both(one);
    for (const [what, value = ''] of Object.entries(here)) {
      const other = there[what] ?? '';
      if (what === 'etag' || value === other) continue;
      const difference = { asked, what, ours: value, theirs: other };
      const reason = KNOWN.find(({ is }) => is(difference, there, here))?.reason;
      if (reason === undefined) differences.push(difference);
      else known.set(reason, (known.get(reason) ?? 0) + 1);
    }
    if (one.method !== 'GET' || [here, there].some(({ status }) => status !== '200')) continue;
    const again = ({ etag = '' }: Answered): Asked => ({ ...one, headers: { 'If-None-Match': etag } });
    const [{ status: first = '' }, { status: second = '' }] = await both(again(here), again(there));
    if (first !== second)
      differences.push({ asked: `${asked} again`, what: 'status', ours: first, theirs: second });
  }
  return { asked: all.length, known, differences };
}
