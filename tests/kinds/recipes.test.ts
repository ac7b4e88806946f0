import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { editedCopy, type EditedCopy } from '../support/content/edited-copy.ts';
import { addArticle, addEmployment, addField, addFilter, addKind, FILTERS, ROW } from './recipes.ts';

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
  for (const add of [addField, addEmployment, addKind, addFilter, addArticle]) add(copy);
  for (const command of ['codegen', 'fix']) {
    const { status, output } = copy.script(command);
    if (status !== 0) throw new Error(output);
  }
  const made = copy.run('npx', 'tsx', 'tests/fixtures/make-site.ts');
  if (made.status !== 0) throw new Error(made.output);
  copy.script('codegen');
});

afterAll(() => copy.remove());

it('a field, an employment, a kind of page, a filter and a page of text end with a check and types in order', () => {
  expect(copy.script('check').output).toContain('Todo en orden');
  expect(copy.compile()).toEqual({ status: 0, output: '' });
});

it('a filter without its row does not compile', () => {
  copy.withFile(FILTERS, copy.read(FILTERS).replace(ROW, ''), () =>
    expect(copy.compile().output).toContain("Property 'short' is missing"),
  );
});

it("the engine's own suite is green after the five recipes", () => {
  const { status, output } = copy.run(
    'npx',
    'vitest',
    'run',
    '--project',
    'unit',
    '--reporter=dot',
    ...SUITE,
  );
  expect(status, output.slice(-20_000)).toBe(0);
});
