import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

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
const TICK = 1;

type Connection = { ask: (request: Buffer, due: number) => void; close: () => void };

/** A connection that asks one thing at a time and tells how it was answered. */
function openConnection(
  { host, port }: Job,
  answered: (answer: { status: string; due: number; bytes: number }) => void,
): Promise<Connection> {
  const socket: Socket = connect(port, host);
  socket.setNoDelay(true);
  let due = 0;
  let left = -1;
  let bytes = 0;
  let status = '';
  let head = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    if (left < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      status = text.split('\r\n', 1)[0] ?? '';
      bytes = length;
      left = length - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    } else left -= chunk.length;
    if (left > 0) return;
    left = -1;
    answered({ status, due, bytes });
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({
        ask: (request, when) => {
          due = when;
          socket.write(request);
        },
        close: () => socket.destroy(),
      }),
    );
  });
}

const requestOf = ({ host, port, path }: Job, body: string): Buffer => {
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
};

async function run(job: Job): Promise<Outcome> {
  const requests = job.bodies.map((body) => requestOf(job, body));
  const times: number[] = [];
  const failed: string[] = [];
  let bytes = 0;
  let asked = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const idle: Connection[] = [];
  const waiting: number[] = [];
  const askOn = (connection: Connection, due: number): void => {
    asked += 1;
    connection.ask(requests[asked % requests.length] as Buffer, due);
  };
  /** What a connection does once it is free. */
  const next = (connection: Connection): void => {
    const due = waiting.shift();
    if (due !== undefined) askOn(connection, due);
    else if (job.rate === null && asked < job.requests) askOn(connection, performance.now());
    else idle.push(connection);
  };
  const connections: Connection[] = [];
  for (let index = 0; index < job.connections; index += 1) {
    const connection: Connection = await openConnection(job, ({ status, due, bytes: received }) => {
      bytes += received;
      times.push(performance.now() - due);
      if (!status.startsWith('HTTP/1.1 200')) failed.push(status);
      if (times.length === job.requests) finish();
      else next(connection);
    });
    connections.push(connection);
  }
  const start = performance.now();
  for (const connection of connections) next(connection);
  if (job.rate !== null) {
    const pause = 1000 / job.rate;
    let planned = 0;
    const timer = setInterval(() => {
      const now = performance.now() - start;
      for (; planned < job.requests && planned * pause <= now; planned += 1) {
        // In turn: a connection that is never asked anything is closed by the server, rightly.
        const connection = idle.shift();
        const due = start + planned * pause;
        if (connection) askOn(connection, due);
        else waiting.push(due);
      }
      if (planned === job.requests) clearInterval(timer);
    }, TICK);
  }
  await finished;
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return { seconds, times, failed, bytes };
}

const outcome = await run(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job);
console.log(JSON.stringify(outcome));
