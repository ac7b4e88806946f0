import { type AddressInfo, createServer } from 'node:net';

const HALF_AN_ANSWER =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"offers":[{"Banco":"BANCO DE PRU';

/** Starts a server on 127.0.0.1 that begins an answer to every request and breaks the connection in the middle. */
export async function startLoopback(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).unref();
    socket.once('data', () =>
      socket.write(HALF_AN_ANSWER, () => setTimeout(() => socket.resetAndDestroy(), 20)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
