import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schema } from '#scripts/config/read/schemas.ts';
import { Field } from '#scripts/preview/editor/page/Field.tsx';
import { useEditing } from '#scripts/preview/editor/page/useEditing.ts';

const FIXTURES = '/tests/fixtures/site/';
const texts = import.meta.glob<string>('/tests/fixtures/site/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schemaFiles = import.meta.glob<Schema>('/schema/*.schema.json', { import: 'default', eager: true });

const published = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace(FIXTURES, 'config/'), text]),
);
const byKind = new Map(
  Object.entries(schemaFiles).map(([path, schema]) => [/([\w-]+)\.schema/.exec(path)?.[1] ?? '', schema]),
);
const schemas = { byKind, hash: '' };
const given = { published, read: async () => published, schemas, reader: schemaReader(schemas), css: '' };

/** The form of a file of the made-up site, on the editor's own state. */
function Form({ file, kind }: { file: string; kind: string }) {
  const editing = useEditing(given);
  if (editing.file !== file) return null;
  return (
    <Field editing={editing} schema={editing.reader.root(kind)} pointer="" title="" value={editing.value} />
  );
}

/** Buttons that move, copy or take away the elements of a list. */
const ordering = (list: string): number =>
  document.querySelectorAll(`[data-order^="${list} "] button`).length;
const adding = (list: RegExp) => page.getByRole('button', { name: list, includeHidden: true });

test.each(['terms', 'privacy'])(
  'the sections of a legal text are neither added, moved nor taken away, unlike their parts: %s',
  async (document) => {
    location.hash = `#config/legal/${document}.json`;
    await render(<Form file={`config/legal/${document}.json`} kind="legal" />);
    await expect.poll(() => ordering('/sections/0/blocks')).toBeGreaterThan(0);
    await expect.element(adding(/^Agregar: Lista/).first()).toBeInTheDocument();
    expect(ordering('/sections')).toBe(0);
    expect(adding(/^Agregar: Sección/).elements()).toEqual([]);
  },
);
