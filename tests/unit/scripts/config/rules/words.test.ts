import { expect, test } from 'vitest';
import { words } from '#scripts/config/rules/words.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const FILE = 'config/words/site.json';
const KEY = 'lenderPage.title';

const told = (change: (draft: Draft) => unknown): string[] =>
  ruleProblems(words, { [FILE]: change }).map(({ message }) => message);

test.each<[what: string, change: (draft: Draft) => unknown, sentence: string]>([
  [
    'that lost its gap',
    (draft) => (draft[KEY] = 'Préstamos'),
    `/${KEY}: le falta el hueco {bank}; se esperaba un texto con {bank}; ponelo donde va ese dato.`,
  ],
  [
    'with a gap that nothing fills',
    (draft) => (draft[KEY] = 'Préstamos de {bank} en {amount}'),
    `/${KEY}: tiene el hueco {amount}, que acá no se completa; se esperaba {bank}; sacalo.`,
  ],
  [
    'that the site does not read',
    (draft) => (draft.foo = 'Uno'),
    '/foo: el sitio no lee la palabra "foo"; se esperaba una que lea; borrala.',
  ],
  [
    'that is not there',
    (draft) => delete draft[KEY],
    `falta la palabra "${KEY}"; se esperaba que esté; escribila.`,
  ],
])('the check tells of a word %s', (_, change, sentence) => {
  expect(told(change)).toEqual([sentence]);
});

test('the check mends a misspelt gap in its text, whose other words stay', () => {
  const [stranger] = ruleProblems(words, {
    [FILE]: (draft) => (draft[KEY] = 'Préstamos de {banck} acá'),
  });
  expect(stranger?.value).toBe('Préstamos de {bank} acá');
});
