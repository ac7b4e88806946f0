import { expect, test } from 'vitest';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';
import type { Draft } from '../../../../support/content/rule-run.ts';

const TODAY = '2026-11-22';
const [audiencePage] = content.audiencePages;
if (!audiencePage) throw new Error('The content needs a page for an audience.');
const FILE = `config/audience-pages/${audiencePage.id}.json`;
const { limits } = content.simulator;

const load = openLoader(ROOT);
const files = readFiles(ROOT);

/** Errors that the check tells of content with one file changed and others added, as 'pointer sentence'. */
function errorsOf(file: string, change: (draft: Draft) => void, more: Record<string, object> = {}): string[] {
  const draft = JSON.parse(files.get(file) as string) as Draft;
  change(draft);
  const changed = new Map([...files, [file, JSON.stringify(draft, null, 2)] as const]);
  for (const [name, data] of Object.entries(more)) changed.set(name, JSON.stringify(data, null, 2));
  return allProblems(load(changed), { today: TODAY })
    .filter(({ severity }) => severity === 'error')
    .map((problem) => `${problem.file}#${problem.pointer} ${problem.message}`);
}

const paragraph = (text: string, more = {}) => ({ type: 'paragraph', text, ...more });
const withBlocks = (draft: Draft, ...blocks: object[]) => (draft.sections[0].blocks = blocks);

test('the page without a fault is told nothing', () => {
  expect(errorsOf(FILE, () => undefined)).toEqual([]);
});

test.each<[fault: string, (draft: Draft) => void, sentence: RegExp]>([
  ['an address that is not its file name', (draft) => (draft.id = 'otra'), /#\/id .*«?otra/],
  ['an address with a capital letter', (draft) => (draft.id = 'Primera'), /#\/id /],
  ['no title', (draft) => delete draft.title, /#\S* .*title/],
  ['a field that does not exist', (draft) => (draft.titulo = 'x'), /titulo/],
  ['markup in its title', (draft) => (draft.title = '<b>Primera</b>'), /#\/title /],
  [
    'days of its own, beyond those of a campaign',
    (draft) => (draft.until = '2026-12-24'),
    /#\/until .*no existe/,
  ],
  ['nothing to begin with', (draft) => (draft.start = {}), /#\/start /],
  [
    'an employment that the form has not',
    (draft) => (draft.start.employment = 'jubilada'),
    /#\/start\/employment .*jubilado/,
  ],
  [
    'a province that does not exist',
    (draft) => (draft.start.province = 'cordova'),
    /#\/start\/province .*cordoba/,
  ],
  ['an amount written as text', (draft) => (draft.start.amount = '500000'), /#\/start\/amount /],
  [
    'an amount beyond the form',
    (draft) => (draft.start.amount = limits.amount.max + 1),
    /#\/start\/amount .*como en el formulario/,
  ],
  [
    'a term beyond the form',
    (draft) => (draft.start.term = limits.term.max + 1),
    /#\/start\/term .*como en el formulario/,
  ],
  ['no texts', (draft) => (draft.sections = []), /#\/sections /],
  ['a section without blocks', (draft) => withBlocks(draft), /#\/sections\/0\/blocks /],
  ['an empty paragraph', (draft) => withBlocks(draft, paragraph('')), /#\/sections\/0\/blocks\/0\/text /],
  [
    'five benefits',
    (draft) =>
      (draft.benefits = [1, 2, 3, 4, 5].map((at) => ({ title: `Punto ${at}`, text: `Punto ${at}` }))),
    /#\/benefits /,
  ],
  [
    'a link to a page that does not exist',
    (draft) => withBlocks(draft, { type: 'link', text: 'Seguir', href: '/bancoss' }),
    /#\/sections\/0\/blocks\/0\/href .*bancos/,
  ],
  [
    'a link on words that its paragraph does not say',
    (draft) => withBlocks(draft, paragraph('Hola a todos', { links: [{ text: 'nadie', href: '/bancos' }] })),
    /#\/sections\/0\/blocks\/0\/links\/0\/text .*no dice/,
  ],
  [
    'a table with an uneven row',
    (draft) =>
      withBlocks(draft, {
        type: 'table',
        caption: 'Tabla',
        headers: ['Uno', 'Dos'],
        rows: [['a', 'b', 'c']],
      }),
    /#\/sections\/0\/blocks\/0\/rows\/0 .*3 celdas/,
  ],
  [
    'a way onward to itself',
    (draft) => (draft.after = `/prestamos/${audiencePage.id}`),
    /#\/after .*misma página/,
  ],
  ['a way onward to nowhere', (draft) => (draft.after = '/bancoss'), /#\/after .*no existe/],
  [
    'a promise that nobody can keep',
    (draft) => withBlocks(draft, paragraph('Aprobación garantizada para todos.')),
    /#\/sections\/0\/blocks\/0\/text .*arantizada/,
  ],
])('a page for an audience with %s is stopped with its sentence', (_, change, sentence) => {
  const found = errorsOf(FILE, change);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${FILE}`));
  expect(found[0]).toMatch(sentence);
});

test('a short address that would hide a page for an audience is stopped with its sentence', () => {
  const change = (site: Draft) =>
    (site.redirects = [{ path: `/prestamos/${audiencePage.id}`, to: '/bancos' }]);
  expect(errorsOf('config/site.json', change)).toEqual([
    expect.stringMatching(/config\/site.json#\/redirects\/0\/path .*quedaría tapada/),
  ]);
});
