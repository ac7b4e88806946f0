import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A server for the tests of one file: it answers as the test at hand says and remembers what it was asked. */
export function useTestServer() {
  const state = {
    url: '',
    answer: ((_request, response) => void response.end()) as Answer,
    received: [] as Received[],
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      state.received.push({ method, url, headers, body });
      state.answer(request, response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}
