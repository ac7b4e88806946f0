import { expect, test } from 'vitest';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

const alerce = content.lenders.find(({ id }) => id === 'alerce');
/** A price that its exception allows. */
const WITH_A_BREACH = JSON.stringify({ ...alerce, page: { ...alerce?.page, tagline: '67,5 % de CFT' } });
const NOTED = JSON.stringify([
  { rule: 'typed-rates', path: 'config/lenders/alerce.json#/page/tagline', reason: 'x' },
]);

test('a page that is broken is told once, and not as missing where the footer lists it', () => {
  const [audiencePage] = content.audiencePages;
  const file = `config/audience-pages/${audiencePage?.id}.json`;
  const footer = { ...content.site.footer, audiencePages: { label: 'Lista', ids: [audiencePage?.id] } };
  const files = new Map(readFiles(ROOT));
  files.set('config/site.json', JSON.stringify({ ...content.site, footer }));
  const errorsWith = (text: object): string[] => {
    files.set(file, JSON.stringify(text));
    const problems = allProblems(openLoader(ROOT)(files), { today: '2026-11-22' });
    return problems.flatMap((one) => (one.severity === 'error' ? [`${one.file}#${one.pointer}`] : []));
  };
  const before = errorsWith(audiencePage ?? {});
  const { title: _, ...broken } = { ...audiencePage };
  expect(errorsWith(broken).filter((one) => !before.includes(one))).toEqual([`${file}#`]);
});

test('a file that is cut off is told once, and brings no error to another', { timeout: 60_000 }, () => {
  const files = new Map(readFiles(ROOT));
  // What is noted in it is as wrong as before.
  files.set(EXCEPTIONS_FILE, NOTED);
  files.set('config/lenders/alerce.json', WITH_A_BREACH);
  const load = openLoader(ROOT);
  const errorsWith = (changes: [file: string, text: string][]): string[] =>
    allProblems(load(new Map([...files, ...changes])), { today: '2026-11-22' }).flatMap((one) =>
      one.severity === 'error' ? [one.file] : [],
    );
  expect(errorsWith([])).toEqual([]);
  const json = [...files.keys()].filter((file) => file.endsWith('.json'));
  expect(json.length).toBeGreaterThan(30);
  for (const file of json) expect(errorsWith([[file, String(files.get(file)).slice(0, -3)]])).toEqual([file]);
});
