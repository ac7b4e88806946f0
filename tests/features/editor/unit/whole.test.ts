import { expect, test } from 'vitest';
import { checks } from '#generated/checks.js';
import { readTexts } from '#scripts/changes/read-texts.ts';
import { openContent } from '#scripts/config/read/open-content.ts';
import { pageValidation } from '#scripts/editor/page/page-validation.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { setAt } from '#scripts/editor/page/set-at.ts';
import { dataOf } from '#scripts/changes/data-of.ts';
import { type Files, textsOf } from '#scripts/editor/page/draft.ts';
import { leavesOf } from '#scripts/editor/page/leaves.ts';
import { wholeContent } from '#scripts/editor/page/whole.ts';
import { ROOT } from '../../../support/content/files.ts';

const schemas = readSchemas(ROOT);
const reader = schemaReader(schemas);
const load = openContent(pageValidation(schemas, checks));
const published: Files = Object.fromEntries(
  Object.entries(readTexts(ROOT)).map(([file, text]) => [file, dataOf(file, text)]),
);

const contentWith = (file: string, data: unknown) => {
  const files = { ...published, [file]: data };
  const loaded = load(new Map(Object.entries(textsOf(files))));
  return wholeContent({ load, loaded, files, published, reader });
};

/** The first file of each kind that the editor lists. */
const files = Object.keys(published).filter(
  (file, at, all) =>
    slotOf(file)?.group !== undefined &&
    all.findIndex((one) => slotOf(one)?.kind === slotOf(file)?.kind) === at,
);

test.each(files)(
  'a page can be drawn whatever is emptied, written as something else or taken away in %s',
  (file) => {
    // Each place in one of three ways, in turn.
    for (const [at, { pointer, value }] of [
      ...leavesOf(reader, slotOf(file)?.kind ?? '', published[file]),
    ].entries()) {
      const wrong = ['', typeof value === 'string' ? 7 : 'x', undefined][at % 3];
      const data = structuredClone(published[file]) as object;
      setAt(data, keysOf(pointer), wrong);
      expect(contentWith(file, data), `${pointer} with ${String(wrong)}`).not.toBeNull();
    }
  },
);

test.each(['{ "title": ', '[]', '{}'])('a page can be drawn while a file is %s', (text) => {
  for (const file of files) expect(contentWith(file, dataOf(file, text)), file).not.toBeNull();
});

test('a new file that holds nothing yet has its page', () => {
  const content = contentWith('config/lenders/nuevo.json', { id: 'nuevo', name: '', page: {} });
  expect(content?.lenders.find(({ id }) => id === 'nuevo')?.page).toMatchObject({
    tagline: expect.any(String) as string,
  });
});
