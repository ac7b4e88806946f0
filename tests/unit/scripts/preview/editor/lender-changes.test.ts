import { expect, test } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { openContent, pageValidation } from '#scripts/config/read/open-content.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { editorData } from '#scripts/preview/editor/editor-data.ts';
import { withoutLender } from '#scripts/preview/editor/page/lender-changes.ts';
import { ROOT } from '../../../../support/content/files.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content/content-root.ts';

const load = openContent(pageValidation(readSchemas(ROOT)));

const NOTED = 'config/exceptions.json';
const LOGO = 'config/logos/arrayan.svg';
const ARRAYAN = 'config/lenders/arrayan.json';
const OTHER = 'config/lenders/alerce.json';

/** What taking ARRAYAN away in the page changes, once the content has been changed. */
function removed(change: (root: ContentRoot) => void): Record<string, string | null> {
  const root = contentRoot();
  change(root);
  const files = Object.entries(editorData(root.root, '').files).map(([file, one]): [string, string] => [
    file,
    typeof one === 'string' ? one : formatJson(one),
  ]);
  return withoutLender(load, Object.fromEntries(files), 'arrayan');
}

const exception = (id: string) => ({ rule: 'claims', path: `config/lenders/${id}.json#`, reason: 'x' });
const noted =
  (...ids: string[]) =>
  ({ write }: ContentRoot) =>
    write(NOTED, JSON.stringify(ids.map(exception)));

test.each<[name: string, change: (root: ContentRoot) => void]>([
  ['', noted('ombu')],
  ['that an editor has left half done', ({ edit }) => edit(ARRAYAN, '"name": "', '"name": "<')],
])('a lender %s goes with its logo, its places and its host, and nothing else changes', (_, change) => {
  const { [ARRAYAN]: file, [LOGO]: logo, ...edited } = removed(change);
  expect([file, logo]).toEqual([null, null]);
  expect(Object.keys(edited).toSorted()).toEqual([
    'config/directory.json',
    'config/site.json',
    'config/tables/forced-order.json',
  ]);
  expect(JSON.stringify(edited)).not.toContain('arrayan');
});

test.each<[name: string, change: (root: ContentRoot) => void]>([
  ['', () => undefined],
  ['and is half done', ({ edit }) => edit(OTHER, '"name": "', '"name": "<')],
])('a logo that another lender shares %s stays', (_, change) => {
  const draft = removed((root) => {
    root.edit(OTHER, '"alerce.svg"', '"arrayan.svg"');
    change(root);
  });
  expect(draft).not.toHaveProperty([LOGO]);
});

test('the exceptions that were noted for it go, the others stay', () =>
  expect(JSON.parse(removed(noted('arrayan', 'ombu'))[NOTED] ?? '[]')).toEqual([exception('ombu')]));

test('the sheet that leads to it goes, too', () => {
  const sheet = 'config/bank-details/ente-ombu.json';
  expect(removed(() => undefined)).not.toHaveProperty([sheet]);
  expect(removed(({ edit }) => edit(sheet, '"ombu"', '"arrayan"'))).toHaveProperty([sheet], null);
});
