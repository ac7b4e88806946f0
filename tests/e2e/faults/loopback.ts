import { createServer, type Server, type Socket, type AddressInfo } from 'node:net';

/** What a broken server does with a connection, once it has read the request's head. */
export type Behaviour =
  | 'reset'
  | 'close'
  | 'silence'
  | 'head-then-silence'
  | 'cut-body'
  | 'reset-in-body'
  | 'bad-gzip';

const head = (...lines: string[]): string =>
  ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const HALF = '{"offers":[{"Banco":"BANCO DE PRU';

const BEHAVIOURS: Record<Behaviour, (socket: Socket) => void> = {
  reset: (socket) => socket.resetAndDestroy(),
  close: (socket) => socket.end(),
  silence: () => undefined,
  'head-then-silence': (socket) => socket.write(head('Content-Length: 1000')),
  'cut-body': (socket) => socket.end(head('Content-Length: 1000', 'Connection: close') + HALF),
  'reset-in-body': (socket) =>
    socket.write(head('Content-Length: 1000') + HALF, () => setTimeout(() => socket.resetAndDestroy(), 20)),
  'bad-gzip': (socket) =>
    socket.end(head('Content-Encoding: gzip', 'Content-Length: 33', 'Connection: close') + HALF),
};

const isBehaviour = (name: string): name is Behaviour => name in BEHAVIOURS;

function serve(socket: Socket): void {
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    text += data.toString('latin1');
    if (!text.includes('\r\n\r\n')) return;
    const name = /^\w+ \/([\w-]*)/.exec(text)?.[1] ?? '';
    text = '';
    BEHAVIOURS[isBehaviour(name) ? name : 'close'](socket);
  });
}

/**
 * A server that breaks the protocol in the ways a browser's routing cannot: the first part of the path says how.
 * Listens on 127.0.0.1 only.
 */
export async function startLoopback(): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
