import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * A client of a server in another process: plain sockets with requests written beforehand, so that the load costs less
 * than the answers.
 */

export type Load = {
  url: string;
  bodies: readonly string[];
  connections: number;
  requests: number;
  /** Requests a second by the clock; null: every connection asks again as soon as it was answered. */
  rate: number | null;
};

export type Outcome = {
  seconds: number;
  /** Milliseconds of every answer, from when its request was due. */
  times: number[];
  /** Bytes of all bodies together. */
  bytes: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** Opens a connection that sends one request at a time and gives the bytes of its answer's body. */
async function openConnection({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  const chunks = socket.iterator();
  const nextChunk = async (): Promise<Buffer> => (await chunks.next()).value as Buffer;
  async function ask(request: Buffer): Promise<number> {
    socket.write(request);
    let received = Buffer.alloc(0);
    let end = -1;
    while (end < 0) {
      received = Buffer.concat([received, await nextChunk()]);
      end = received.indexOf(HEAD_END);
    }
    const head = received.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 200'))
      throw new Error(`An answer was not 200: ${head.split('\r\n', 1)[0]}.`);
    const bytes = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    let left = bytes - (received.length - end - HEAD_END.length);
    while (left > 0) left -= (await nextChunk()).length;
    return bytes;
  }
  return { ask, close: () => socket.destroy() };
}

function requestOf({ host, pathname }: URL, body: string): Buffer {
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
}

/**
 * Sends requests and measures their answers.
 *
 * @throws Error when an answer was not 200.
 */
export async function sendLoad({ url, bodies, connections, requests, rate }: Load): Promise<Outcome> {
  const address = new URL(url);
  const written = bodies.map((body) => requestOf(address, body));
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(address)));
  const answers: { milliseconds: number; bytes: number }[] = [];
  let asked = 0;
  const start = performance.now();
  /** Asks on one connection until all is asked; a request that is sent late counts from when it was due. */
  const askOn = async ({ ask }: (typeof open)[number]): Promise<void> => {
    while (asked < requests) {
      const due = rate === null ? performance.now() : start + (asked * 1000) / rate;
      const request = written[asked++ % written.length] as Buffer;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const bytes = await ask(request);
      answers.push({ milliseconds: performance.now() - due, bytes });
    }
  };
  await Promise.all(open.map(askOn));
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of open) close();
  return {
    seconds,
    times: answers.map(({ milliseconds }) => milliseconds),
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
