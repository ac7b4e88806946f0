import { expect, it } from 'vitest';
import { filesIn } from '../support/content/files.ts';

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
