import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * A client of the provider in a process of its own: `load-generator.ts <job.json>`. Plain sockets with requests written
 * beforehand, so that the load costs less than the answers. Prints one line of JSON.
 */

export type Job = {
  host: string;
  port: number;
  path: string;
  bodies: string[];
  connections: number;
  requests: number;
  /** Requests a second by the clock; null: every connection asks again as soon as it was answered. */
  rate: number | null;
};

export type Outcome = {
  seconds: number;
  /** Milliseconds of every answer, from when its request was due. */
  times: number[];
  /** First lines of the answers with another status than 200. */
  failed: string[];
  bytes: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** An answer's first line, and the bytes of its body. */
type Answer = { status: string; bytes: number };

/** Opens a connection; gives the way to ask on it, one thing at a time, and to close it. */
async function openConnection({ host, port }: Job) {
  const socket: Socket = connect(port, host);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let left = -1;
  let head = Buffer.alloc(0);
  let answer: Answer = { status: '', bytes: 0 };
  let answered: (answer: Answer) => void = () => undefined;
  socket.on('data', (chunk) => {
    if (left < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const bytes = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      answer = { status: text.split('\r\n', 1)[0] ?? '', bytes };
      left = bytes - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    } else left -= chunk.length;
    if (left > 0) return;
    left = -1;
    answered(answer);
  });
  const ask = (request: Buffer): Promise<Answer> => {
    socket.write(request);
    return new Promise((resolve) => (answered = resolve));
  };
  return { ask, close: () => socket.destroy() };
}

const requestOf = ({ host, port, path }: Job, body: string): Buffer => {
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
};

async function run(job: Job): Promise<Outcome> {
  const { rate } = job;
  const requests = job.bodies.map((body) => requestOf(job, body));
  const connections = await Promise.all(Array.from({ length: job.connections }, () => openConnection(job)));
  const times: number[] = [];
  const failed: string[] = [];
  let bytes = 0;
  let asked = 0;
  const start = performance.now();
  /** Asks on one connection until all is asked; who comes too late for a request counts from when it was due. */
  const askOn = async ({ ask }: (typeof connections)[number]): Promise<void> => {
    while (asked < job.requests) {
      const due = rate === null ? performance.now() : start + (asked * 1000) / rate;
      const request = requests[asked++ % requests.length] as Buffer;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const answer = await ask(request);
      times.push(performance.now() - due);
      bytes += answer.bytes;
      if (!answer.status.startsWith('HTTP/1.1 200')) failed.push(answer.status);
    }
  };
  await Promise.all(connections.map(askOn));
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of connections) close();
  return { seconds, times, failed, bytes };
}

const outcome = await run(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job);
console.log(JSON.stringify(outcome));
