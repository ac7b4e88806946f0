import { describe, expect, test } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { newLender } from '#scripts/config/lender/new-lender.ts';
import { openContent, pageValidation } from '#scripts/config/read/open-content.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { readFiles } from '#scripts/config/read/load.ts';
import { EXAMPLE, mendedFiles } from '#scripts/preview/editor/page/whole.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

const schemas = readSchemas('.');
const reader = schemaReader(schemas);
const load = openContent(pageValidation(schemas));
const decoder = new TextDecoder();
const published = Object.fromEntries(
  [...readFiles(ROOT)].flatMap(([file, bytes]) =>
    bytes === null ? [] : [[file, typeof bytes === 'string' ? bytes : decoder.decode(bytes)]],
  ),
);

/** The content that a preview shows of the published files with some texts instead. */
function shown(texts: Record<string, string>) {
  const files = { ...published, ...texts };
  const loaded = load(new Map(Object.entries(files)));
  expect(loaded.content).toBeNull();
  return load(new Map(Object.entries(mendedFiles(loaded, files, published, reader)))).content;
}

const [lender] = content.lenders.filter((one) => one.page);
const FILE = `config/lenders/${lender?.id}.json`;
const withPart = (part: object): Record<string, string> => ({ [FILE]: formatJson({ ...lender, ...part }) });
const ownIn = (texts: Record<string, string>) => shown(texts)?.lenders.find(({ id }) => id === lender?.id);

describe('a preview of a content that is not whole', () => {
  test.each([
    ['a wrong colour has the published one', withPart({ color: 'red' }), { color: lender?.color }],
    ['an emptied name has the published one', withPart({ name: '' }), { name: lender?.name }],
    ['a text beside a wrong one is the new one', withPart({ color: 'red', name: 'Otro' }), { name: 'Otro' }],
    ['a property that nobody knows is left out', withPart({ algo: 1, name: 'Otro' }), { name: 'Otro' }],
    ['a file that is no JSON is the published one', { [FILE]: '{,' }, { name: lender?.name }],
  ])('a preview of a content that is not whole %s', (_, texts, part) =>
    expect(ownIn(texts)).toMatchObject(part),
  );

  test('a new lender is there from the start, with its labels as examples of what it lacks', () => {
    const facts = { id: 'nuevo', name: 'Banco Nuevo', legalNames: ['BANCO NUEVO S.A.'], hasPage: true };
    const data = newLender(reader, content, facts, '2026-11-20');
    const made = shown({ 'config/lenders/nuevo.json': formatJson(data) });
    const own = made?.lenders.find(({ id }) => id === 'nuevo');
    expect(own?.name).toBe('Banco Nuevo');
    expect(own?.page?.tagline).toContain(`${EXAMPLE}Bajada`);
  });
});
