import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A request as it is sent: the path goes out exactly as it stands. */
export type Asked = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** What is compared of an answer, by name: its status, what it is made of, and its headers. */
export type Answered = Readonly<Record<string, string>>;

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
export function ask(url: string, { method, path, headers = {}, body }: Asked): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const sent = {
    hostname,
    port,
    agent,
    method,
    path,
    headers: { 'Accept-Encoding': 'identity', ...headers },
  };
  return new Promise((resolve, reject) => {
    const asked = request({ ...sent, timeout: TIMEOUT }, (response) => {
      const hash = createHash('sha256');
      let bytes = 0;
      response.on('error', reject).on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        hash.update(chunk);
      });
      response.on('end', () => {
        const sentBack = HEADERS.map((name) => [name, String(response.headers[name] ?? '')] as const);
        resolve({
          status: String(response.statusCode),
          body: `${bytes} bytes ${hash.digest('hex').slice(0, 12)}`,
          etag: response.headers.etag ?? '',
          ...Object.fromEntries(sentBack),
        });
      });
    });
    asked.once('timeout', () => asked.destroy(new Error(`${method} ${path} is not answered`)));
    asked.once('error', reject).end(body);
  });
}
