import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

/** One request as a receiver sees it. */
type Exchange = {
  path: string;
  /** Hours since the first lead, by the moved clock, and how often this receiver was asked before. */
  hours: number;
  asked: number;
  response: ServerResponse;
  /** Breaks the connection off. */
  cut: () => void;
  /** Writes bytes that are no HTTP. */
  raw: (bytes: string) => void;
  /** Takes the lead: from now on the receiver has it. */
  take: () => void;
};

export type Receiver = {
  name: string;
  kind: 'webhook' | 'spreadsheet';
  /** Whether every lead reaches it in the end; else it is given up, with a line. */
  isTaken: boolean;
  answer: (exchange: Exchange) => void;
  /** `tls`: with a certificate that nobody trusts. `none`: nobody listens at its address. */
  at?: 'tls' | 'none';
};

const PAGE = '<!doctype html><title>Ingresar</title><form>';
const SUCCESS = '{"result":"success"}';

const status =
  (code: number) =>
  ({ response, take }: Exchange): void => {
    if (code < 300) take();
    response.writeHead(code).end();
  };
const redirect =
  (code: number, location: string) =>
  ({ path, response }: Exchange): void =>
    void (path === '/'
      ? response.writeHead(code, { Location: location }).end()
      : response.end('never asked for with a lead'));
const body =
  (text: string, isTaken = false) =>
  ({ response, take }: Exchange): void => {
    if (isTaken) take();
    response.end(text);
  };
/** Sends its caller on to its own address for the answer. */
const answersElsewhere =
  (text: string, isTaken: boolean) =>
  ({ path, response, take }: Exchange): void => {
    if (path !== '/') return void response.end(text);
    if (isTaken) take();
    response.writeHead(302, { Location: '/said' }).end();
  };
const asleepFor =
  (hours: number, awake: (exchange: Exchange) => void) =>
  (exchange: Exchange): void =>
    exchange.hours < hours ? exchange.cut() : awake(exchange);
const endless = ({ response }: Exchange): void => {
  const write = (): void => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  };
  response.on('drain', write);
  write();
};
const taking =
  (then: (exchange: Exchange) => void) =>
  (exchange: Exchange): void => {
    exchange.take();
    then(exchange);
  };
const cutBody = ({ response, cut }: Exchange): void => {
  response.writeHead(200, { 'Content-Length': 100 });
  response.write('{"result":"succ', cut);
};

const webhook = (
  name: string,
  isTaken: boolean,
  answer: Receiver['answer'],
  at?: Receiver['at'],
): Receiver => ({
  name,
  kind: 'webhook',
  isTaken,
  answer,
  ...(at && { at }),
});
const sheet = (name: string, isTaken: boolean, answer: Receiver['answer']): Receiver => ({
  name,
  kind: 'spreadsheet',
  isTaken,
  answer,
});

/** Ways in which somebody at the other end may behave. `ELSEWHERE` stands for the address of another host. */
export const receiversOf = (elsewhere: string): Receiver[] => [
  ...[200, 201, 202, 204].map((code) => webhook(`answers ${code}`, true, status(code))),
  ...[400, 401, 403, 404, 410, 429, 500, 502, 503, 504].map((code) =>
    webhook(`answers ${code}`, false, status(code)),
  ),
  ...[301, 302, 303, 307, 308].map((code) =>
    webhook(`answers ${code} to its own host`, false, redirect(code, '/moved')),
  ),
  ...[302, 307].map((code) => webhook(`answers ${code} to another host`, false, redirect(code, elsewhere))),
  webhook('answers 301 to https', false, redirect(301, elsewhere.replace('http:', 'https:'))),
  webhook('answers 200 and is cut off', true, taking(cutBody)),
  webhook(
    'answers 200 and ends no body',
    true,
    taking(({ response }) => response.writeHead(200).flushHeaders()),
  ),
  webhook('answers 200 without end', true, taking(endless)),
  webhook('answers 200 with a page to log in', false, body(PAGE)),
  webhook('is cut off before it answers', false, ({ cut }) => cut()),
  webhook('never answers', false, () => undefined),
  webhook('answers no HTTP', false, ({ raw }) => raw('SSH-2.0-OpenSSH_9.6\r\n')),
  webhook('does not listen', false, status(200), 'none'),
  webhook('has a certificate that nobody trusts', false, status(200), 'tls'),
  webhook('is asleep for 60 hours', true, asleepFor(60, status(200))),
  webhook('is back after a day', true, asleepFor(24, status(200))),
  webhook('fails every other time', true, (exchange) =>
    status(exchange.asked % 2 === 0 ? 500 : 200)(exchange),
  ),
  webhook('takes it and is cut off, the first time', true, (exchange) => {
    exchange.take();
    if (exchange.asked < 3) exchange.cut();
    else exchange.response.end();
  }),
  sheet('answers success', true, body(SUCCESS, true)),
  sheet('answers error', false, body('{"result":"error"}')),
  sheet('answers 200 with a page to log in', false, body(PAGE)),
  sheet('answers success at its own address', true, answersElsewhere(SUCCESS, true)),
  sheet('answers error at its own address', false, answersElsewhere('{"result":"error"}', false)),
  sheet('sends to a page to log in of another host', false, redirect(302, elsewhere)),
  sheet('is cut off in its answer', false, cutBody),
  sheet('answers without end', false, endless),
  sheet('is asleep for 60 hours', true, asleepFor(60, body(SUCCESS, true))),
];

function certificate(folder: string) {
  const [key, cert] = [join(folder, 'receiver.key'), join(folder, 'receiver.crt')];
  const request = 'req -x509 -nodes -newkey rsa:2048 -days 2 -subj /CN=localhost';
  const made = spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl failed: ${String(made.stderr)}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Starts a receiver on this machine; `taken` holds what it has of the leads, by DNI. */
export async function startReceiver({ answer, at }: Receiver, folder: string) {
  const taken = new Set<string>();
  const clock = { hours: 0 };
  let asked = 0;
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { dni } = JSON.parse(text || '{}') as { dni?: string };
      answer({
        path: request.url ?? '',
        hours: clock.hours,
        asked,
        response,
        cut: () => request.socket.destroy(),
        raw: (bytes) => request.socket.end(bytes),
        take: () => dni && taken.add(dni),
      });
      asked += 1;
    });
  };
  const server: Server =
    at === 'tls' ? createSecureServer(certificate(folder), handle) : createServer(handle);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const end = async (): Promise<void> => {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    await new Promise((closed) => server.close(closed));
  };
  if (at === 'none') await end();
  return {
    url: `${at === 'tls' ? 'https' : 'http'}://127.0.0.1:${port}/`,
    taken,
    clock,
    end: at === 'none' ? async () => undefined : end,
  };
}
