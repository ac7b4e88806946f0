import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers and proxies ask one thing at a time on a connection; whoever asks on without reading is cut. */
const MOST_UNANSWERED = 10;
/** Time (ms) for what is being answered when the server is stopped, and between two looks at what has fallen idle. */
export const DRAIN = 10_000;
const SWEEP = 50;

/**
 * Cuts connections on which more and more is asked without reading the answers and, when the server is closed, those that
 * are idle or fall idle, so that nobody's answer is cut short and nobody who is silent is waited for.
 */
export function careForConnections(app: FastifyInstance): void {
  const { server } = app;
  const unanswered = new WeakMap<Socket, number>();
  // Connections on which nothing was asked yet, as browsers open them ahead: Node does not count them as idle.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    silent.delete(socket);
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    // The rest of a packet is still read after the connection is gone.
    if (count > MOST_UNANSWERED || socket.destroyed) {
      reply.hijack();
      return void socket.destroy();
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, SWEEP);
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
  });
}
