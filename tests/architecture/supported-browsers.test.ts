import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resolveConfig } from 'vite';
import { filesIn, ROOT } from '../support/content/files.ts';

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
const NEWER =
  /\.(?:toSorted|toSpliced|toReversed|with|findLast|findLastIndex|isWellFormed|toWellFormed|groupBy|withResolvers|checkVisibility)\(|\bstructuredClone\(|\bAbortSignal\.(?:any|timeout)\b|\bURL\.(?:canParse|parse)\b/;

it('no script for visitors calls a method that is newer than the supported browsers', () => {
  const calls = filesIn('src', /\.tsx?$/)
    .filter(({ file }) => !file.startsWith('src/generated/'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (NEWER.test(line) ? [`${file}:${at + 1}`] : [])),
    );
  expect(calls).toEqual([]);
});
