import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { sendRaw, startServer } from '../support/running-server.ts';
import { BODIES, MALFORMED, RANGES } from './hostile-requests.ts';

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

it('are as many as were sent when it was first held against them, or more', () => {
  expect(MALFORMED.length).toBeGreaterThanOrEqual(102);
  expect(RANGES.length).toBeGreaterThanOrEqual(720);
  expect(BODIES.length).toBeGreaterThanOrEqual(96);
});

const places = hasNginx ? ['on its own', 'behind nginx'] : ['on its own'];

describe.each(places)('the server %s', (place) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let url = '';
  let end = async (): Promise<void> => undefined;
  beforeAll(async () => {
    server = await startServer({
      requestMilliseconds: 2000,
      trustedProxies: place === 'behind nginx' ? 1 : 0,
    });
    url = server.url;
    if (place !== 'behind nginx') return;
    const nginx = await startNginx([server.url]);
    url = nginx.url;
    end = nginx.stop;
  });
  afterAll(async () => {
    await end();
    await server.stop();
  });
  const failures = () => server.lines.filter(({ level }) => level === 'error');

  it(`withstands ${MALFORMED.length} requests that are none`, async ({ task }) => {
    const faults = await faultsAmong(MALFORMED, async (bytes) => {
      const answer = await sendRaw(url, bytes, 300);
      // A request smuggled inside another would get an answer of its own, a 404.
      return FAILED.test(answer) || (bytes.includes('/smuggled') && answer.includes(' 404 '));
    });
    expect(faults.map((bytes) => bytes.slice(0, 100))).toEqual([]);
    expect(failures()).toEqual([]);
    expect((await fetch(url)).status).toBe(200);
    task.meta.summary = `Attacks ${place}: ${MALFORMED.length} malformed requests, ${RANGES.length} ranges, ${BODIES.length} bodies withstood`;
  });

  it(`withstands ${RANGES.length} ranges`, async () => {
    const faults = await faultsAmong(RANGES, async (range) => {
      const { status, headers } = await fetch(`${url}/robots.txt`, { headers: { Range: range } });
      return ![200, 206, 416].includes(status) || headers.get('x-content-type-options') !== 'nosniff';
    });
    expect(faults).toEqual([]);
    expect(failures()).toEqual([]);
  });

  it(`refuses ${BODIES.length} bodies`, async () => {
    const faults = await faultsAmong(BODIES, async ({ path, body }) => {
      const { status } = await fetch(url + path, { method: 'POST', body });
      return ![400, 413].includes(status);
    });
    expect(faults).toEqual([]);
    expect(failures()).toEqual([]);
    expect(({} as { dni?: unknown }).dni).toBeUndefined();
  });
});
