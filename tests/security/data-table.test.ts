import { expect, it } from 'vitest';
import { shareFragment } from '#domain/share-link.ts';
import { offerQuery, writeAddress } from '#loan/results/address.ts';
import { sources, usesOf } from '../architecture/module-graph.ts';

it('the address of a page holds the step, the order, the page of the results and the opened offer, and no more', () => {
  const written = writeAddress(new URLSearchParams(), { sort: 'cuota', page: 2 });
  const fields = ['paso', ...written.keys(), ...new URLSearchParams(offerQuery('x')).keys()];
  expect(fields.toSorted()).toEqual(['oferta', 'orden', 'pagina', 'paso']);
});

it('a shared link tells the amount and the term, and nothing else', () => {
  expect(shareFragment({ amount: 1, term: 2 })).toBe('#s=1-2');
});

/** What a feature touches of the browser, in its own tests. */
const FEATURE_GATEWAY = /^src\/features\/[^/]+\/gateway\.ts$/;
const modules = sources
  .filter(({ file }) => file.startsWith('src/') && !FEATURE_GATEWAY.test(file))
  .map(({ file, text }) => ({ file: file.replace('src/', ''), uses: [...usesOf(file, text)] }));
const filesWith = (isUse: (use: string) => boolean): string[] =>
  modules.filter(({ uses }) => uses.some(isUse)).map(({ file }) => file);

const ELSEWHERE = ['indexedDB', 'cookieStore', 'caches', '.cookie', '.serviceWorker'];
/** Writes the state of a history entry, and not one that says nothing or stays as it is. */
const writesState = (use: string): boolean =>
  /^\.(?:push|replace)State\(/.test(use) && !/\((?:null|OVERLAY_STATE|history\.state)\)$/.test(use);

it.each<[string, (use: string) => boolean, string[]]>([
  ['local storage', (use) => use === 'localStorage', ['gateways/has-draft.ts', 'gateways/storage.ts']],
  [
    'session storage',
    (use) => use === 'sessionStorage',
    ['gateways/personal-storage.ts', 'gateways/storage.ts', 'gateways/tab.ts'],
  ],
  ['any other storage', (use) => ELSEWHERE.includes(use), []],
  // What stands in the page's fields, for the moment of a reload; a screen's own state, when its query is amended.
  ['the state of a history entry', writesState, ['gateways/history.ts', 'gateways/kept-text.ts']],
  ['the console', (use) => use === 'console', ['gateways/log.ts']],
])('only the files known for it use %s', (_, isUse, files) => {
  expect(filesWith(isUse).toSorted()).toEqual(files);
});
