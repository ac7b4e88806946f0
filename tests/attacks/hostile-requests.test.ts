import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBody, simulationBody } from '../support/data/requests.ts';
import { sendRaw, startServer } from '../support/server/running-server.ts';

const HOST = 'Host: x';
const LARGE = 'a'.repeat(20_000);

const raw = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

const REQUEST_LINES = [
  '',
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/',
  'GET / HTTP/1',
  'GET / HTTP/1.9',
  'GET /\0 HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET \\..\\ HTTP/1.1',
  'GET x HTTP/1.1',
  'GET * HTTP/1.1',
  'GET http://[::1/ HTTP/1.1',
  'CONNECT otro.example:443 HTTP/1.1',
  'PRI * HTTP/2.0',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

const HEADERS = [
  ' X: folded',
  'X : y',
  'X: \0',
  'X: y\n folded',
  'X: y\rZ: z',
  'Host: y',
  `X: ${LARGE}`,
  Array.from({ length: 3000 }, (_, index) => `X${index}: y`).join('\r\n'),
  'Expect: 200-ok',
  'Expect: 100-continue',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Connection: close, keep-alive, x',
  'Connection: content-length\r\nContent-Length: 5',
  'Content-Length: 0\r\nContent-Length: 5',
];

const LENGTHS = ['-1', '+5', '5,5', '5, 6', 'x', '', '1e3', '0x10', '5 5', '5.0', '99999999999999999999'];
const CODINGS = ['identity', 'gzip', 'chunked, chunked', 'xchunked', '\x0bchunked', 'chunked, identity', ''];
const CHUNKS = [
  'zz\r\nx',
  'ffffffffffffffff\r\nx',
  '0x5\r\nabcde\r\n0\r\n\r\n',
  '5;\0\r\nabcde\r\n0\r\n\r\n',
  `5;${LARGE}\r\nabcde\r\n0\r\n\r\n`,
  '5\nabcde\n0\n\n',
  '5\r\nabc\r\n0\r\n\r\n',
  '0\r\nContent-Length: 5\r\n\r\n',
  `0\r\nX: ${LARGE}\r\n\r\n`,
  '1\r\nx',
];

const posted = (...headers: string[]): string => raw('POST /simular_personal HTTP/1.1', HOST, ...headers);

/** Requests that break the rules of HTTP, or that two servers could read in two ways. */
const MALFORMED: readonly string[] = [
  ...REQUEST_LINES.map((line) => raw(line, HOST)),
  ...HEADERS.map((header) => raw('GET / HTTP/1.1', HOST, header)),
  ...LENGTHS.map((length) => `${posted(`Content-Length: ${length}`)}abcde`),
  ...CODINGS.map((coding) => `${posted(`Transfer-Encoding: ${coding}`)}0\r\n\r\n`),
  ...CHUNKS.map((chunk) => posted('Transfer-Encoding: chunked') + chunk),
  `${posted('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
  `${posted('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  raw('GET / HTTP/1.1'),
  raw('GET / HTTP/1.0', 'Content-Length: 5'),
  'GET / HTTP/1.1\nHost: x\n\n',
  'GET / HTTP/1.1\rHost: x\r\r',
  '\r\n'.repeat(5000),
];

const NUMBERS = ['', '0', '1', '-1', '5', '99999', '18446744073709551616', 'x', ' ', '1.5'];
const UNITS = ['bytes', 'items', ''];
const paired = NUMBERS.flatMap((from) => NUMBERS.map((to) => `${from}-${to}`));

/** Values of a Range header, sensible ones and others. */
const RANGES: readonly string[] = [
  ...UNITS.flatMap((unit) => paired.map((range) => `${unit}=${range}`)),
  ...paired.map((range) => `bytes=${range},${range}`),
  ...paired.map((range) => `bytes ${range}`),
  ...paired.map((range) => `bytes=0-0,${range}`),
  ...paired.map((range) => `BYTES= ${range} `),
  ...Array.from({ length: 20 }, (_, index) => `bytes=${'0-1,'.repeat(2 ** (index % 11))}5-`),
];

const WRONG_VALUES = [null, true, '', 'x', -1, 1e300, [], {}, 'a'.repeat(3000), '\0', '__proto__', 0.1];
const NO_JSON = ['', ' ', '{', '[', '"', 'nul', '{"a":1}}', "{'a':1}", '\uFEFF', '\0', '<a/>', 'a=1&b=2'];
const NO_OBJECT = ['[]', '""', '0', 'null', 'true', '[{}]'];
const ODD_OBJECTS = [
  '{}',
  '{"__proto__":{"dni":"1"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":'.repeat(500) + '1' + '}'.repeat(500),
  `{"a":[${'[],'.repeat(900)}0]}`,
  '{"dni":1e999}',
];

/** Bodies that neither endpoint may take. */
const BODIES: readonly { path: string; body: string }[] = [
  { path: '/simular_personal', whole: simulationBody(), field: 'plazo' },
  { path: '/leads', whole: leadBody(), field: 'dni' },
].flatMap(({ path, whole, field }) =>
  [
    ...NO_JSON,
    ...NO_OBJECT,
    ...ODD_OBJECTS,
    ...WRONG_VALUES.map((value) => JSON.stringify({ ...whole, [field]: value })),
    ...WRONG_VALUES.map((value) => JSON.stringify({ ...whole, unexpected: value })),
  ].map((body) => ({ path, body })),
);

/** Our own failure, or a proxy's that was not answered. */
const FAILED = /HTTP\/1\.[01] 50[0234]/;
const AT_ONCE = 20;

/** Does something for each, some at a time, and gives those it found fault with. */
async function faultsAmong<One>(
  all: readonly One[],
  isFault: (one: One) => Promise<boolean>,
): Promise<One[]> {
  const faults: One[] = [];
  const left = all.values();
  const work = async (): Promise<void> => {
    for (const one of left) if (await isFault(one)) faults.push(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

describe('the server', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ requestMilliseconds: 2000 });
  });
  afterAll(() => server.stop());
  const failures = () => server.lines.filter(({ level }) => level === 'error');

  it(`withstands ${MALFORMED.length} requests that are none`, async ({ task }) => {
    const faults = await faultsAmong(MALFORMED, async (bytes) => {
      const answer = await sendRaw(server.url, bytes, 300);
      // A request smuggled inside another would get an answer of its own, a 404.
      return FAILED.test(answer) || (bytes.includes('/smuggled') && answer.includes(' 404 '));
    });
    expect(faults.map((bytes) => bytes.slice(0, 100))).toEqual([]);
    expect(failures()).toEqual([]);
    expect((await fetch(server.url)).status).toBe(200);
    task.meta.summary = `Attacks: ${MALFORMED.length} malformed requests, ${RANGES.length} ranges, ${BODIES.length} bodies withstood`;
  });

  it(`withstands ${RANGES.length} ranges`, async () => {
    const faults = await faultsAmong(RANGES, async (range) => {
      const { status, headers } = await fetch(`${server.url}/robots.txt`, { headers: { Range: range } });
      return ![200, 206, 416].includes(status) || headers.get('x-content-type-options') !== 'nosniff';
    });
    expect(faults).toEqual([]);
    expect(failures()).toEqual([]);
  });

  it(`refuses ${BODIES.length} bodies`, async () => {
    const faults = await faultsAmong(BODIES, async ({ path, body }) => {
      const { status } = await fetch(server.url + path, { method: 'POST', body });
      return ![400, 413].includes(status);
    });
    expect(faults).toEqual([]);
    expect(failures()).toEqual([]);
    expect(({} as { dni?: unknown }).dni).toBeUndefined();
  });
});
