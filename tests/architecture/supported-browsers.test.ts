import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resolveConfig } from 'vite';
import { ROOT } from '../support/content/files.ts';
import { sources, usesOf } from './module-graph.ts';

const readme = readFileSync(join(ROOT, 'src/README.md'), 'utf8');

it('the build is for the oldest browsers that the list names, each with its year', async () => {
  const rows = [...readme.matchAll(/^\| (Chrome|Edge|Firefox|Safari|iOS) +\| ([\d.]+) +\| (\d{4}) +\|$/gm)];
  const listed = rows.map(([, name = '', version]) => name.toLowerCase() + version);
  const { build } = await resolveConfig({ root: ROOT }, 'build');
  expect(listed).toHaveLength(5);
  expect(build.target).toEqual(listed);
});

/*
 * The build's target turns syntax into what the supported browsers know (vite.config.ts); methods that came later it
 * leaves as they are, so none may be called in what visitors get.
 */
const NEWER = (
  '.toSorted .toSpliced .toReversed .with .findLast .findLastIndex .isWellFormed .toWellFormed .groupBy ' +
  '.withResolvers .checkVisibility structuredClone AbortSignal.any AbortSignal.timeout URL.canParse URL.parse'
).split(' ');

it('no regular expression of a visitor looks behind: before Safari 16.4 its whole script would not run', () => {
  const behind = sources.filter(({ file, text }) => file.startsWith('src/') && /\(\?<[=!]/.test(text));
  // It runs at build time alone.
  expect(behind.map(({ file }) => file)).toEqual(['src/site/filled-in.ts']);
});

it('no script for visitors calls a method that is newer than the supported browsers', () => {
  const calls = sources
    .filter(({ file }) => file.startsWith('src/'))
    .map(({ file, text }) => ({ file, uses: usesOf(file, text) }))
    .flatMap(({ file, uses }) => NEWER.filter((name) => uses.has(name)).map((name) => `${file}: ${name}`));
  expect(calls).toEqual([]);
});
