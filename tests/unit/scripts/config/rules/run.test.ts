import { expect, test } from 'vitest';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

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
