import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { editedCopy, type EditedCopy } from './edited-copy.ts';
import {
  addArticle,
  addEmployment,
  addFeature,
  addField,
  addKind,
  CODE,
  COMPONENT,
  CONTRACT_NAME,
  LABEL,
  LENDER,
  LENDER_PAGE,
  MOTTO,
  NAMES,
  term,
  TERM,
} from './recipes.ts';

/** The engine's suite takes minutes in a copy too. */
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 240_000 });

/** What a recipe can turn red without a browser: servers, hostile requests and long properties know nothing of content. */
const SUITE =
  'tests/schema tests/architecture tests/spec tests/content tests/properties/offers.test.ts tests/unit/site tests/unit/pages tests/unit/app tests/unit/domain tests/unit/loan tests/unit/scripts/config tests/unit/scripts/cli tests/unit/scripts/build'.split(
    ' ',
  );

let copy: EditedCopy;

beforeAll(() => {
  copy = editedCopy();
  for (const add of [addField, addEmployment, addKind, addFeature, addArticle]) add(copy);
  for (const command of ['codegen', 'fix']) {
    const { status, output } = copy.script(command);
    if (status !== 0) throw new Error(output);
  }
  const made = copy.run('npx', 'tsx', 'tests/fixtures/make-site.ts');
  if (made.status !== 0) throw new Error(made.output);
  copy.script('codegen');
});

afterAll(() => copy.remove());

it('a field, an employment, a kind of page, a feature and a page of text end with a check and types in order', () => {
  expect(copy.script('check').output).toContain('Todo en orden');
  expect(copy.compile()).toEqual({ status: 0, output: '' });
});

type Edit = [from: string, to: string] | null;

it.each<[what: string, file: string, edit: Edit, told: string]>([
  [
    'a component misspells its field',
    LENDER_PAGE,
    ['lender.motto', 'lender.moto'],
    "Property 'moto' does not",
  ],
  [
    'an employment has no name',
    NAMES,
    [`  ${CODE}: '${CONTRACT_NAME}',\n`, ''],
    `Property '${CODE}' is missing`,
  ],
  ['the contract does not know a name', NAMES, [CONTRACT_NAME, 'Peón Rural'], '"Peón Rural"'],
  [
    'a sort has no comparison',
    'schema/results.schema.json',
    ['"ingreso"', '"ingreso", "plazo"'],
    "'plazo' is mis",
  ],
  ['a kind of page has no component', COMPONENT, null, "Cannot find module '#pages/GlossaryPage.tsx'"],
  [
    'an address is misspelt',
    COMPONENT,
    ["('glossary', { id })", "('glossary', { term: id })"],
    "'term' does not",
  ],
])('nothing compiles where %s', (_, file, edit, told) => {
  const text = edit && copy.read(file).replace(edit[0], edit[1]);
  copy.withFile(file, text, () => expect(copy.compile().output).toContain(told));
});

it.each<[what: string, file: string, from: string, to: string, told: RegExp]>([
  ['a field breaks its rules', LENDER, MOTTO, '<b>lema</b>', /galicia\.json:\d+:\d+ +error +\/motto/],
  [
    'a code is not in the schema',
    'config/simulator.json',
    CODE,
    'trabajador_rual',
    /quisiste decir «trabajador_rural»/,
  ],
  ['a title is a number', TERM, `"${term.title}"`, '7', /primer-termino\.json:4:12/],
  [
    'a link leads nowhere',
    'config/home.json',
    '"/bancos"',
    '"/palabras/otro"',
    /\/palabras\/otro", que no existe/,
  ],
])('the check says where %s', (_, file, from, to, told) => {
  copy.withFile(file, copy.read(file).replace(from, to), () => {
    const { status, output } = copy.script('check');
    expect([status, output]).toEqual([1, expect.stringMatching(told)]);
  });
});

it('the built site shows the field, the employment, and the page of the new kind with its picture and its place in the map', () => {
  const { status, output } = copy.run('npx', 'vite', 'build');
  expect(output).not.toContain('error');
  expect(status).toBe(0);
  expect(copy.read('dist/galicia.html')).toContain(`<p>${MOTTO}</p>`);
  expect(copy.read('dist/index.html')).toContain(LABEL);
  const page = copy.read('dist/palabras/primer-termino.html');
  expect(page).toContain(`<h1>${term.title}</h1>`);
  const picture = /property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(page)?.[1] ?? 'none';
  expect(existsSync(join(copy.root, 'dist', picture))).toBe(true);
  expect(copy.read('dist/sitemap.xml')).toContain('/palabras/primer-termino</loc>');
});

it("an opened offer shows the feature's line", () => {
  const { status, output } = copy.run('npx', 'vitest', 'run', '--project', 'e2e', 'tests/features/tip');
  expect(status, output.slice(-5000)).toBe(0);
});

it("the engine's own suite is green after all recipes", () => {
  const words = ['vitest', 'run', '--project', 'unit', '--reporter=dot', ...SUITE] as const;
  const { status, output } = copy.run('npx', ...words);
  expect(status, output.slice(-20_000)).toBe(0);
});
