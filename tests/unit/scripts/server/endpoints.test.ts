import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leadBody, simulationBody } from '../../../support/requests.ts';
import { sendRaw, startServer } from '../../../support/running-server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

const KB = 1024;
const SIMULATION = JSON.stringify(simulationBody());
const LEAD = JSON.stringify(leadBody());

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** JSON padded with blanks to so many bytes. */
const padded = (json: string, bytes: number): string => json + ' '.repeat(bytes - Buffer.byteLength(json));

describe('POST /simular_personal', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = await startServer();
    url = `${server.url}/simular_personal`;
  });
  afterAll(() => server.stop());

  it('answers with the offers, and the headers of the site', async () => {
    const response = await post(url, SIMULATION, { 'Content-Type': 'application/json' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(((await response.json()) as { offers: unknown[] }).offers).not.toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'takes JSON sent as "%s"',
    async (type) => {
      expect((await post(url, Buffer.from(SIMULATION), type ? { 'Content-Type': type } : {})).status).toBe(
        200,
      );
    },
  );

  it.each([
    { case: 'no body', body: '', status: 400 },
    { case: 'no JSON', body: 'monto=5000000', status: 400 },
    { case: 'bytes that are no text', body: Buffer.from([0xff, 0xfe, 0x00]), status: 400 },
    { case: 'a missing field', body: '{}', status: 400 },
    { case: '16 KB', body: padded(SIMULATION, 16 * KB), status: 200 },
    { case: 'a byte more', body: padded(SIMULATION, 16 * KB + 1), status: 413 },
    { case: '300 KB', body: padded(SIMULATION, 300 * KB), status: 413 },
  ])('answers $status to $case', async ({ body, status }) => {
    const response = await post(url, body);
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()) as object)).toContain(status === 200 ? 'offers' : 'error');
  });

  it('counts a body without a declared length as it comes', async () => {
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(KB).fill(32)),
    });
    expect((await post(url, endless)).status).toBe(413);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    'refuses %s and says what it takes',
    async (method) => {
      const response = await fetch(url, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  it('gives up on a body that does not end', async () => {
    const head = `POST /simular_personal HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"plazo"`;
    const hasty = await startServer({ requestMilliseconds: 300 });
    const answer = await sendRaw(hasty.url, head, 5000);
    await hasty.stop();
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*tardó demasiado/i);
    expect(hasty.lines).toEqual([{ level: 'warn', status: 408, msg: 'Refused' }]);
  });

  it('gives up on a body without end that comes drop by drop', async () => {
    const hasty = await startServer({ requestMilliseconds: 300 });
    const answer = await new Promise<string>((resolve) => {
      const { hostname, port } = new URL(hasty.url);
      const socket = connect(Number(port), hostname);
      socket.write('POST /simular_personal HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
      const drops = setInterval(() => socket.write('1\r\n \r\n'), 20);
      socket.once('data', (chunk) => resolve(chunk.toString())).on('error', () => undefined);
      socket.once('close', () => clearInterval(drops));
    });
    await hasty.stop();
    expect(answer).toContain('408');
  });

  it('goes on with the same connection after a refusal', async () => {
    const request = `POST /simular_personal HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`;
    const answer = await sendRaw(server.url, request + request);
    expect(answer.match(/HTTP\/1\.1 400/g)).toHaveLength(2);
  });

  it('survives callers that leave in the middle', async () => {
    const reported = server.lines.length;
    const { hostname, port } = new URL(server.url);
    const leave = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            'POST /simular_personal HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"pl',
            () => {
              socket.destroy();
              resolve();
            },
          );
        });
      });
    await Promise.all(Array.from({ length: 50 }, leave));
    expect((await post(url, SIMULATION)).status).toBe(200);
    expect(server.lines.slice(reported)).toEqual([]);
  });
});

describe('what watches the server', () => {
  it('limits simulations too', async () => {
    const server = await startServer({ quotesPerMinute: 1 });
    const ask = () => post(`${server.url}/simular_personal`, SIMULATION);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await server.stop();
  });

  it.each([
    { leads: 'can be kept', leadsFile: undefined, ready: 200 },
    { leads: 'cannot be kept', leadsFile: '/dev/full', ready: 503 },
  ])('is alive, and ready with $ready when leads $leads', async ({ leadsFile, ready }) => {
    const server = await startServer(leadsFile === undefined ? {} : { leadsFile });
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(ready);
    await server.stop();
  });

  it('hides what failed from the caller, and what the caller wrote from the log', async () => {
    const server = await startServer({}, (app) =>
      app.addHook('preHandler', (request) => {
        throw new RangeError(JSON.stringify(request.body));
      }),
    );
    const response = await post(`${server.url}/simular_personal`, SIMULATION);
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: expect.any(String), fields: [] },
    ]);
    expect(server.lines).toEqual([
      { level: 'error', msg: 'A request failed', err: { type: 'RangeError', stack: expect.any(String) } },
    ]);
    expect(JSON.stringify(server.lines)).not.toContain(String(simulationBody()['email']));
    await server.stop();
  });

  it('serves metrics on a port of its own', async () => {
    const server = await startServer({ metricsPort: 0 });
    await post(`${server.url}/simular_personal`, SIMULATION);
    await post(`${server.url}/leads`, LEAD);
    await post(`${server.url}/leads`, '{}');
    await fetch(`${server.url}/nada`);
    const said = server.lines.find(({ msg }) => msg.startsWith('Metrics: '))?.msg ?? '';
    const text = await (await fetch(said.slice('Metrics: '.length))).text();
    for (const line of [
      'http_requests_total{route="/simular_personal",status="200"} 1',
      'http_requests_total{route="missing",status="404"} 1',
      'quote_seconds_count 1',
      'leads_total{outcome="accepted"} 1',
      'leads_total{outcome="refused"} 1',
      'lead_deliveries{state="waiting"} 0',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^catalogue_age_days \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.stop();
  });

  it('publishes what it takes, from the schemas that check it', async () => {
    const server = await startServer();
    const response = await fetch(`${server.url}/openapi.json`);
    const document = (await response.json()) as {
      paths: object;
      components: { schemas: Record<string, object> };
    };
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(document.paths)).toEqual(['/simular_personal', '/leads', '/livez', '/readyz']);
    const named = [...JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(named.map(([, name = '']) => Object.hasOwn(document.components.schemas, name))).not.toContain(
      false,
    );
    expect(document.components.schemas['lead']).toEqual(
      JSON.parse(readFileSync('schema/lead.schema.json', 'utf8')),
    );
    await server.stop();
  });
});

describe('POST /leads', () => {
  let server: Server;
  afterEach(() => server.stop());

  const rows = (): string[] => readFileSync(server.leadsFile, 'utf8').trimEnd().split('\n').slice(1);

  it.each(['application/json', 'text/plain;charset=UTF-8'])(
    'writes one row for JSON sent as %s',
    async (type) => {
      server = await startServer();
      const response = await post(`${server.url}/leads`, LEAD, { 'Content-Type': type });
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      expect(rows()).toEqual([
        expect.stringMatching(/^20\d\d-.*Z,01234567,ana@correo\.example,1155550100,40,/),
      ]);
    },
  );

  it('has every lead on disk before it answers, however many come at once', async () => {
    server = await startServer();
    const send = async (index: number): Promise<void> => {
      const email = `persona${index}@correo.example`;
      const response = await post(`${server.url}/leads`, JSON.stringify(leadBody({ email })));
      expect(response.status).toBe(200);
      expect(rows().some((row) => row.includes(`,${email},`))).toBe(true);
    };
    await Promise.all(Array.from({ length: 100 }, (_, index) => send(index)));
    expect(rows()).toHaveLength(100);
  });

  it('writes a formula as text', async () => {
    server = await startServer();
    const body = JSON.stringify(leadBody({ email: '=HYPERLINK("http://x","a")@b' }));
    expect((await post(`${server.url}/leads`, body)).status).toBe(200);
    expect(rows()[0]).toContain(`,"'=HYPERLINK(""http://x"",""a"")@b",`);
  });

  it.each([
    { case: 'a wrong field', body: JSON.stringify(leadBody({ dni: '1' })), status: 400 },
    { case: 'no JSON', body: 'dni=1', status: 400 },
    { case: '4 KB', body: padded(LEAD, 4 * KB), status: 200 },
    { case: 'a byte more', body: padded(LEAD, 4 * KB + 1), status: 413 },
  ])('answers $status to $case', async ({ body, status }) => {
    server = await startServer();
    expect((await post(`${server.url}/leads`, body)).status).toBe(status);
    expect(rows()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('limits how often one caller may write, and says when to come back', async () => {
    server = await startServer({ leadsPerMinute: 2 });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await post(`${server.url}/leads`, LEAD));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rows()).toHaveLength(2);
  });

  it.each([
    { from: 'a page of this site sends', headers: ['Sec-Fetch-Site: same-origin'], status: 200 },
    { from: 'another site’s page sends', headers: ['Sec-Fetch-Site: cross-site'], status: 403 },
    { from: 'the same site on another port sends', headers: ['Sec-Fetch-Site: same-site'], status: 403 },
    { from: 'an older browser sends from here', headers: ['Origin: http://x:81'], status: 200 },
    {
      from: 'an older browser sends from another site',
      headers: ['Origin: https://otro.example'],
      status: 403,
    },
    { from: 'an older browser sends from another port', headers: ['Origin: http://x:82'], status: 403 },
    { from: 'a page without an origin sends', headers: ['Origin: null'], status: 403 },
    { from: 'no browser sends', headers: [], status: 200 },
  ])('answers $status to a lead that $from', async ({ headers, status }) => {
    server = await startServer();
    const lines = [
      'POST /leads HTTP/1.1',
      'Host: x:81',
      ...headers,
      `Content-Length: ${Buffer.byteLength(LEAD)}`,
      'Connection: close',
    ];
    const answer = await sendRaw(server.url, `${lines.join('\r\n')}\r\n\r\n${LEAD}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(rows()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('keeps of the page’s address what is harmless', async () => {
    server = await startServer();
    const page = 'https://sitio.example/galicia?dni=1&utm_source=x&utm_otro=y&utm_term=ana@correo.example';
    await post(`${server.url}/leads`, JSON.stringify(leadBody({ page_url: page })));
    expect(rows()[0]).toContain(',https://sitio.example/galicia?utm_source=x,');
  });

  it('tells callers apart by what our proxy saw', async () => {
    server = await startServer({ leadsPerMinute: 1, trustedProxies: 1 });
    const statusFor = async (address: string): Promise<number> =>
      (await post(`${server.url}/leads`, LEAD, { 'X-Forwarded-For': address })).status;
    expect(await statusFor('198.51.100.1')).toBe(200);
    expect(await statusFor('198.51.100.2')).toBe(200);
    expect(await statusFor('198.51.100.1:4711')).toBe(429);
  });

  it.each([
    { proxies: 0, warnings: 1 },
    { proxies: 1, warnings: 0 },
  ])('says $warnings times that $proxies proxies are too few', async ({ proxies, warnings }) => {
    server = await startServer({ trustedProxies: proxies });
    const headers = { 'X-Forwarded-For': '198.51.100.1' };
    for (let call = 0; call < 3; call += 1) await fetch(server.url, { headers });
    const said = server.lines.filter(({ level, msg }) => level === 'warn' && msg.includes('TRUSTED_PROXIES'));
    expect(said).toHaveLength(warnings);
  });

  it('notes who is refused: what was asked and the answer, nothing that the caller wrote', async () => {
    server = await startServer({ leadsPerMinute: 1 });
    const leads = `${server.url}/leads`;
    const secret = 'ana@correo.example';
    await fetch(`${leads}?secreto=${secret}`, { headers: { 'X-Secreto': secret } });
    await post(leads, LEAD, { 'Sec-Fetch-Site': 'cross-site' });
    await post(leads, JSON.stringify({ email: secret }));
    await post(leads, LEAD);
    await post(`${server.url}/simular_personal`, padded(SIMULATION, 16 * KB + 1));
    await post(`${server.url}/simular_personal`, SIMULATION);
    const refused = [
      { method: 'GET', route: '/leads', status: 405 },
      { method: 'POST', route: '/leads', status: 403 },
      { method: 'POST', route: '/leads', status: 400 },
      { method: 'POST', route: '/leads', status: 429 },
      { method: 'POST', route: '/simular_personal', status: 413 },
    ];
    expect(server.lines).toEqual(refused.map((fields) => ({ level: 'warn', ...fields, msg: 'Refused' })));
  });

  it('says so when the disk is full, and reports it without the person’s data', async () => {
    server = await startServer({ leadsFile: '/dev/full' });
    const response = await post(`${server.url}/leads`, LEAD);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: expect.any(String), fields: [] },
    ]);
    expect(server.lines).toContainEqual({ level: 'error', code: 'ENOSPC', msg: 'A lead was not written' });
    expect((await post(`${server.url}/simular_personal`, SIMULATION)).status).toBe(200);
  });
});
