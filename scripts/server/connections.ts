import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, limitConnections } from '#scripts/server/connection-limits.ts';

// Longer than load balancers and proxies keep theirs (60 s): else they send a request on a connection just closed.
const KEEP_ALIVE = 75_000;
const HEADERS = 10_000;
const TIMEOUT_INTERVAL = 1_000;
// A connection on which nothing moves, such as a caller that asks and never reads the answer.
const STALLED = 60_000;
const SWEEP = 50;
// Browsers and proxies ask one thing at a time on a connection; whoever asks on without reading is cut.
const MOST_UNANSWERED = 10;

/** Bytes that the headers of a request may take. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * A server that slow, silent, idle and greedy callers cannot wear out; `drain` readies it for being closed. A request
 * may
 * take so long from its first to its last byte, and answers begun before the end so long after it.
 */
export function createConnections(
  requestMilliseconds: number,
  drainMilliseconds: number,
  connectionLimits: ConnectionLimits,
) {
  const open = limitConnections(connectionLimits);
  // Connections on which nothing was asked yet: Node does not count them as idle.
  const silent = new Set<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  let server: Server;

  const isGreedy = (socket: Socket): boolean => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    return count > MOST_UNANSWERED;
  };
  const serverFactory = (handler: RequestListener): Server => {
    const limits = {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: Math.min(HEADERS, requestMilliseconds),
      requestTimeout: requestMilliseconds,
      connectionsCheckingInterval: Math.min(TIMEOUT_INTERVAL, requestMilliseconds),
    };
    server = createServer(limits, (request, response) => {
      const { socket } = request;
      silent.delete(socket);
      // The rest of the packet is still read after the connection is gone.
      if (socket.destroyed) return;
      if (isGreedy(socket)) return void socket.destroy();
      open.setBusy(socket);
      response.once('close', () => {
        const left = (unanswered.get(socket) ?? 1) - 1;
        unanswered.set(socket, left);
        if (left === 0) open.setIdle(socket);
      });
      handler(request, response);
    });
    server.setTimeout(STALLED);
    server.on('connection', (socket) => {
      silent.add(socket);
      open.opened(socket);
      socket.once('close', () => silent.delete(socket));
    });
    return server;
  };
  const drain = (): void => {
    // A server that never listened is never closed either.
    if (!server.listening) return;
    // Connections fall idle one by one as their answers end.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, SWEEP);
    const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
  };
  return { serverFactory, drain };
}
