import { get, type IncomingMessage } from 'node:http';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeOver } from '#scripts/build/prerender-plugin.ts';
import {
  sendRaw,
  SMALL_SITE,
  runServer,
  startServer,
  writeSite,
} from '../../../support/server/running-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + path, { redirect: 'manual', ...init });

/** Headers of an answer to exactly this Accept-Encoding; fetch would add its own. */
const headersFor = (path: string, accept: string): Promise<IncomingMessage['headers']> =>
  new Promise((resolve, reject) => {
    get(server.url + path, { headers: { 'Accept-Encoding': accept } }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on('error', reject);
  });

const KEPT = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'index.html', 'text/html', 'no-cache, no-transform'],
  ['/galicia', 'galicia.html', 'text/html', 'no-cache, no-transform'],
  ['/galicia?utm_source=x', 'galicia.html', 'text/html', 'no-cache, no-transform'],
  ['/banco/bbva-argentina', 'banco/bbva-argentina.html', 'text/html', 'no-cache, no-transform'],
  ['/robots.txt', 'robots.txt', 'text/plain', 'no-cache'],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain', 'no-cache'],
  ['/assets/main-AbC1.js', 'assets/main-AbC1.js', 'application/javascript', KEPT],
])('the server serves %s', async (path, file, type, cache) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(response.headers.get('cache-control')).toBe(cache);
  expect(await response.text()).toBe(SMALL_SITE[file]);
});

it('the server answers HEAD with the headers of GET and no body', async () => {
  const [head, full] = await Promise.all([ask('/robots.txt', { method: 'HEAD' }), ask('/robots.txt')]);
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
  expect(await head.text()).toBe('');
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the server refuses %s', async (method) => {
  const response = await ask('/galicia', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('the server refuses TRACE', async () => {
  for (const path of ['/galicia', '/leads', '/simular_personal']) {
    const answer = await sendRaw(
      server.url,
      `TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Mine: echo\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('X-Mine');
  }
});

it('the server answers 304 to a browser that has the file, with the headers of the page', async () => {
  const etag = (await ask('/galicia')).headers.get('etag') ?? '';
  const response = await ask('/galicia', { headers: { 'If-None-Match': `"x", ${etag}` } });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toBe('page');
  expect((await ask('/galicia', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
});

it.each([
  { accept: 'gzip, deflate, br', coding: 'br' },
  { accept: 'gzip', coding: 'gzip' },
  { accept: 'br;q=0, gzip;q=0.5', coding: 'gzip' },
  { accept: 'BR', coding: 'br' },
  { accept: 'brotli', coding: undefined },
  { accept: 'identity', coding: undefined },
])('the server sends $coding to a browser that takes $accept', async ({ accept, coding }) => {
  for (const path of ['/galicia', '/assets/main-AbC1.js']) {
    const headers = await headersFor(path, accept);
    expect([path, headers['content-encoding'], headers['vary']]).toEqual([path, coding, 'Accept-Encoding']);
  }
});

it('the server sends a file without compressed forms as it is', async () => {
  expect(await headersFor('/', 'br')).not.toHaveProperty('content-encoding');
});

it('the server has the pages of its start, whatever a build does to the folder meanwhile', async () => {
  const other = await runServer();
  for (const name of Object.keys(SMALL_SITE)) rmSync(join(other.dist, name));
  writeFileSync(join(other.dist, 'index.html'), 'anew');
  expect(await (await fetch(other.url)).text()).toBe(SMALL_SITE['index.html']);
  const page = await fetch(`${other.url}/galicia`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, 'page']);
});

it('the server has an entity tag by its content, another for every form of it', async () => {
  const other = await runServer();
  const tagOf = async (url: string, coding: string): Promise<unknown> =>
    (await fetch(`${url}/galicia`, { headers: { 'Accept-Encoding': coding } })).headers.get('etag');
  const tags = await Promise.all(['br', 'gzip', 'identity'].map((coding) => tagOf(server.url, coding)));
  expect(new Set(tags).size).toBe(3);
  expect(await Promise.all(['br', 'gzip', 'identity'].map((coding) => tagOf(other.url, coding)))).toEqual(
    tags,
  );
});

it.each([
  { path: '/', policy: null },
  { path: '/galicia', policy: 'page' },
  { path: '/nada', policy: 'lost' },
])('headers of the build come with $path', async ({ path, policy }) => {
  const { headers } = await ask(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(policy);
});

it.each([
  { path: '/GALICIA//?b=2&a=1', to: '/galicia?b=2&a=1', status: 308 },
  { path: '/galicia.html', to: '/galicia', status: 308 },
  { path: '/index.html', to: '/', status: 308 },
  { path: '/g%61licia', to: '/galicia', status: 308 },
  { path: '/Banco/BBVA-argentina/', to: '/banco/bbva-argentina', status: 308 },
  { path: '/banco-galicia', to: '/galicia', status: 301 },
  { path: '/Banco-Galicia/?a=1', to: '/galicia?a=1', status: 301 },
  { path: '/corta', to: '/galicia?utm_campaign=folleto', status: 302 },
  { path: '/CORTA/?utm_campaign=otra', to: '/galicia?utm_campaign=folleto', status: 302 },
  { path: '/lugar?a=1', to: '/galicia?a=1#cifras', status: 302 },
])('addresses that are nearly right: $path leads to $to', async ({ path, to, status }) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

const ABSENT =
  '/nada /404 /404.html /assets/MAIN-abc1.js /assets/ /.secret /_headers /_redirects /galicia.html.br /% ' +
  '/%E0%A4%A /constructor /__proto__ /banco /galicia/x';
const NO_BANK =
  '/banco/nadie /banco/% /banco/%E0%A4%A /banco/a/b /banco/404 /BANCO/Nadie/ /banco/constructor ' +
  '/banco/__proto__ /banco/toString';

it.each([
  ...ABSENT.split(' ').map((path) => [path, '404.html'] as const),
  ...NO_BANK.split(' ').map((path) => [path, 'banco/404.html'] as const),
])('%s, which does not exist, gets the page that says so', async (path, page) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(SMALL_SITE[page]);
});

it('an address that does not exist is not found for POST either', async () => {
  expect((await ask('/nada', { method: 'POST' })).status).toBe(404);
});

const OUTSIDE =
  '/../package.json /assets/../../package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/etc/passwd ' +
  '/..\\..\\package.json //otro.example/ ///galicia/../../x /galicia%00.html http://otro.example/galicia *';

it.each(OUTSIDE.split(' '))('%s leads nowhere outside of the site', async (path) => {
  const answer = await sendRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/"dependencies"|root:/);
});

const builds = ['one', 'two', 'three'].map((name) => ({
  [`assets/main-${name}.js`]: name,
  'assets/common.js': name,
  [`${name}.html`]: `<!doctype html><h1>${name}</h1>`,
}));

it('a build that takes the place of another leaves open pages the scripts of the one before, and nothing else of it', async () => {
  const out = join(writeSite({}), 'dist');
  for (const build of builds) {
    renameSync(writeSite(build), `${out}.draft`);
    takeOver(`${out}.draft`, out);
  }
  expect(readdirSync(dirname(out)).toSorted()).toEqual(['dist', 'dist-server']);
  const after = await runServer({ dist: out });
  const ask = async (path: string) => {
    const answer = await fetch(after.url + path);
    return answer.status === 200 ? answer.text() : answer.status;
  };
  const paths = [
    '/assets/main-three.js',
    '/assets/main-two.js',
    '/assets/main-one.js',
    '/assets/common.js',
    '/two',
  ];
  expect(await Promise.all(paths.map(ask))).toEqual(['three', 'two', 404, 'three', 404]);
  rmSync(dirname(out), { recursive: true });
});
