import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Asked } from '#scripts/server/hosts/compare.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import { typicalRequest } from '#scripts/server/conformance/conformance-cases.ts';

/** Files of a built site that visitors may ask for, as addresses. */
function addressesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !/\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore)$/.test(path))
    .map((path) => path.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, ''));
}

const capital = (path: string): string => path.replace(/[a-z]/, (letter) => letter.toUpperCase());

/** Ways to write a page's address that are nearly right. */
const spellings = (page: string): string[] => [
  `${page}/`,
  `${page}.html`,
  `${page}?utm_source=x`,
  `${page}/?utm_source=x`,
  capital(page),
  `${capital(page)}/?utm_source=x`,
  page.toUpperCase(),
  `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`,
  `/${page}`,
  `${page}/nada`,
];

const MISSING = [
  '/nada',
  '/nada.html',
  '/404',
  '/banco/404',
  '/banco/nadie',
  '/BANCO/Nadie',
  '/banco/x/y',
  '/assets/',
  '/assets/nada.js',
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/index.html',
  '/index',
  '/galicia.html.br',
  '/%',
  '/%E0%A4%A',
  '//evil.example/nada',
  '/..%2fpackage.json',
  '/livez',
  '/openapi.json',
];

const get = (path: string): Asked => ({ method: 'GET', path });

/** Every kind of address of a built site: all that is there, what is nearly right, what is not there, what is posted to. */
export function everyAddress(dist: string, quotes: string, simulator: SimulatorConfig): Asked[] {
  const files = addressesOf(dist);
  const page = files.find((path) => /^\/[a-z][a-z-]+$/.test(path)) ?? '/';
  const bank = files.find((path) => path.startsWith('/banco/') && !path.endsWith('/404')) ?? '/';
  const aliases = readFileSync(join(dist, '_redirects'), 'utf8').split('\n').filter(Boolean);
  const alias = aliases[0]?.split(' ')[0] ?? '/';
  const body = JSON.stringify(typicalRequest(simulator));
  return [
    ...files.filter((path) => !path.endsWith('/404')).map(get),
    ...aliases.map((line) => get(line.split(' ')[0] ?? '/')),
    ...[page, bank, alias].flatMap(spellings).map(get),
    ...MISSING.map(get),
    ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      [page, alias, '/nada', '/robots.txt'].map((path) => ({ method, path })),
    ),
    { ...get(page), headers: { Range: 'bytes=0-9' } },
    { method: 'POST', path: quotes, body },
    { method: 'POST', path: quotes, body: '{}' },
    { method: 'POST', path: quotes, body: '{' },
    { method: 'POST', path: quotes, body: body.padEnd(17_000) },
    get(quotes),
  ];
}
