import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

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

/**
 * Sends POST requests to a server in another process.
 *
 * @throws Error when an answer was not 200.
 */
export async function sendLoad({ url, bodies, connections, requests, rate }: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'content-type': 'application/json' };

  async function ask(body: string): Promise<number> {
    const [answer] = (await once(request(url, { agent, method: 'POST', headers }).end(body), 'response')) as [
      IncomingMessage,
    ];
    if (answer.statusCode !== 200) throw new Error(`An answer was ${answer.statusCode}, not 200.`);
    answer.resume();
    await once(answer, 'end');
    return Number(answer.headers['content-length']);
  }

  const times: number[] = [];
  let bytes = 0;
  let asked = 0;
  const start = performance.now();
  /** Asks on one connection until all is asked; a request that is sent late counts from when it was due. */
  const askOn = async (): Promise<void> => {
    while (asked < requests) {
      const due = rate === null ? performance.now() : start + (asked * 1000) / rate;
      const body = bodies[asked++ % bodies.length] ?? '';
      const early = due - performance.now();
      if (early > 0) await pause(early);
      bytes += await ask(body);
      times.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { seconds, times, bytes };
}
