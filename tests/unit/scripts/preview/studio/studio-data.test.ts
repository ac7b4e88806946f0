import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { studioData } from '#scripts/preview/studio/studio-data.ts';
import { content, ROOT } from '../../../../support/content.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content-root.ts';

const ALERCE = 'config/lenders/alerce.json';

/** What the studio shows of the content under a root, when it was whole before. */
function dataOf(root: string) {
  const textOf = (file: string) => readFileSync(diskPath(root, file), 'utf8');
  return studioData(content.lenders, allProblems(loadContent(root)), textOf);
}

function dataAfter(spoil: (root: ContentRoot) => void) {
  const root = contentRoot();
  spoil(root);
  return dataOf(root.root);
}

describe('of good content', () => {
  const { lenders, problems, isBroken } = dataOf(ROOT);

  test('every lender stands there once, in the order of the alphabet', () => {
    const names = content.lenders.map(({ name }) => name);
    expect(lenders.map(({ name }) => name)).toEqual(
      names.toSorted((one, other) => one.localeCompare(other, 'es')),
    );
    expect(isBroken).toBe(false);
  });

  test('a lender has the address of its page; one without a page has none', () => {
    const pathOf = (id: string) => lenders.find((lender) => lender.id === id)?.path;
    expect([pathOf('alerce'), pathOf('jacaranda')]).toEqual(['/alerce', null]);
  });

  test('findings of other files stand apart', () => {
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({ place }) => place.startsWith('config/lenders/'))).toEqual([]);
  });

  test.each(['lapacho online', 'BANCO DE LA PROVINCIA DE QUEBRACHO S.A.', 'timbo'])(
    '«%s» is found',
    (text) => {
      expect(lenders.filter(({ words }) => words.includes(matchKey(text)))).toHaveLength(1);
    },
  );
});

describe('of broken content', () => {
  test('the finding stands with its lender, with the lines it is about', () => {
    const { lenders, isBroken } = dataAfter(({ edit }) => edit(ALERCE, '"type": "banco"', '"type": "bank"'));
    expect(isBroken).toBe(true);
    const alerce = lenders.find(({ id }) => id === 'alerce');
    const [problem] = alerce?.problems ?? [];
    expect(problem?.message).toContain('quisiste decir «banco»');
    expect(problem?.place).toBe(`${shownFile(ALERCE)}:5:11`);
    expect(problem?.lines).toContain('> 5 |   "type": "bank"');
  });

  test('a logo that is not allowed is a finding of its lender', () => {
    const { lenders } = dataAfter(({ write }) =>
      write('config/logos/alerce.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    );
    expect(lenders.find(({ id }) => id === 'alerce')?.problems.length).toBeGreaterThan(0);
  });

  test('a new file that cannot be read is shown by its name, without a page', () => {
    const { lenders } = dataAfter(({ write }) => write('config/lenders/nuevo.json', '{'));
    const added = lenders.find(({ id }) => id === 'nuevo');
    expect(added).toMatchObject({ name: 'nuevo', path: null, figures: [] });
    expect(added?.problems).toHaveLength(1);
  });
});
