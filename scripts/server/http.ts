import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handler in the manner of connect: it answers, or passes the request on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Path and query of a request's address, split at the first '?'. No decoding, no resolving of dots. */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Sends a whole answer; HEAD gets the headers alone. */
export function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers,
    body,
  }: { status: number; headers: Readonly<Record<string, string>>; body: string | Buffer },
): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}
