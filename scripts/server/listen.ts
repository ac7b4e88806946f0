import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type RunningServer = {
  /** Address it answers at, without a trailing slash. */
  url: string;
  /** Stops accepting, lets what is being answered end, and resolves when every connection is closed. */
  stop: () => Promise<void>;
};

// A proxy in front usually keeps its connections for longer than this; browsers open a new one when it is gone.
const KEEP_ALIVE = 5_000;
const HEADERS = 10_000;
// The endpoints have a shorter limit of their own, with an answer; this one cuts whatever else lingers.
const WHOLE_REQUEST = 30_000;
const CHECK = 2_000;
// A connection on which nothing moves, such as a caller that asks and never reads the answer.
const STALLED = 60_000;
const MAX_HEADER_BYTES = 16 * 1024;
const DRAIN = 10_000;
const SWEEP = 50;

const urlOf = ({ address, port, family }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

const LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  keepAliveTimeout: KEEP_ALIVE,
  headersTimeout: HEADERS,
  requestTimeout: WHOLE_REQUEST,
  connectionsCheckingInterval: CHECK,
};

/** A server that can be stopped without cutting anyone short. */
function createStoppable(handler: RequestListener): { server: Server; stop: () => Promise<void> } {
  let isStopping = false;
  // Connections on which nothing was asked yet: Node does not count them as idle.
  const silent = new Set<Socket>();
  const server = createServer(LIMITS, (request, response) => {
    silent.delete(request.socket);
    if (isStopping) response.setHeader('Connection', 'close');
    handler(request, response);
  });
  server.setTimeout(STALLED);
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const socket of silent) socket.destroy();
  };
  const stop = (): Promise<void> => {
    isStopping = true;
    // Connections fall idle one by one as their answers end.
    const sweep = setInterval(closeIdle, SWEEP);
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN);
    return new Promise((resolve) => {
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(deadline);
        resolve();
      });
    });
  };
  return { server, stop };
}

/** Starts an HTTP server that slow and idle callers cannot wear out. Rejects when the address cannot be taken. */
export function listen(
  handler: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const { server, stop } = createStoppable(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ url: urlOf(server.address() as AddressInfo), stop });
    });
  });
}
