import { expect, it } from 'vitest';
import { offerQuery, readAddress, writeAddress } from '#loan/results/address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const write = (query: string, change: Parameters<typeof writeAddress>[1]) =>
  writeAddress(new URLSearchParams(query), change).toString();

const DEFAULTS = { sort: 'cft', page: null, open: null };

it.each([
  ['nothing', '', DEFAULTS],
  ['a sort', 'orden=cuota', { ...DEFAULTS, sort: 'cuota' }],
  ['a page', 'pagina=2', { ...DEFAULTS, page: 2 }],
  ['an open offer', 'oferta=banco-macro-sa', { ...DEFAULTS, open: 'banco-macro-sa' }],
  ['an unknown sort', 'orden=__proto__', DEFAULTS],
  ['a sort in capitals', 'orden=CUOTA', DEFAULTS],
  ['page 0', 'pagina=0', DEFAULTS],
  ['a page in words', 'pagina=dos', DEFAULTS],
  ['a page beyond all pages', 'pagina=9999999', DEFAULTS],
  ['an empty offer', 'oferta=', DEFAULTS],
])('[S4.2-04] reading the address: %s', (_, query, address) => expect(read(query)).toEqual(address));

it.each([
  ['a sort', '', { sort: 'cuota' }, 'orden=cuota'],
  ['no default sort', 'orden=cuota', { sort: 'cft' }, ''],
  ['a page', 'orden=cuota', { page: 3 }, 'orden=cuota&pagina=3'],
  ['no page', 'orden=cuota&pagina=3', { page: null }, 'orden=cuota'],
  ['an open offer', 'pagina=2', { open: 'x' }, 'pagina=2&oferta=x'],
  ['nothing about a closed offer', 'oferta=x', { open: null }, ''],
  ['nothing of what it could not read', 'pagina=-4', { sort: 'cuota' }, 'orden=cuota'],
  [
    'the parameters of others',
    'paso=resultados&utm_source=a',
    { page: 2 },
    'paso=resultados&utm_source=a&pagina=2',
  ],
] as const)('writing the address says %s', (_, query, change, written) =>
  expect(write(query, change)).toBe(written),
);

it('the address of the results links to one offer in a way that reading understands', () => {
  expect(read(offerQuery('banco-macro-s-a-2').slice(1)).open).toBe('banco-macro-s-a-2');
});
