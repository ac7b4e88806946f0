import { expect, test } from 'vitest';
import type { Lender } from '#generated/types.ts';
import { productsOf } from '#site/follow-record.ts';
import { contentOn } from '#site/on-day.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import type { Loaded } from '#scripts/config/read/content.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { drafted } from '#scripts/preview/editor/page/draft-text.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { openContent, pageValidation } from '#scripts/config/read/open-content.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { editorData } from '#scripts/preview/editor/editor-data.ts';
import { shownLender, withoutLender } from '#scripts/preview/editor/page/lender-changes.ts';
import { ROOT } from '../../../../support/content/files.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content/content-root.ts';

const load = openContent(pageValidation(readSchemas(ROOT)));

const NOTED = 'config/exceptions.json';
const LOGO = 'config/logos/arrayan.svg';
const ARRAYAN = 'config/lenders/arrayan.json';
const OTHER = 'config/lenders/alerce.json';

/** The content as the page has it, once it has been changed. */
function published(change: (root: ContentRoot) => void = () => undefined): Record<string, string> {
  const root = contentRoot();
  change(root);
  const files = Object.entries(editorData(root.root, '').files).map(([file, one]): [string, string] => [
    file,
    typeof one === 'string' ? one : formatJson(one),
  ]);
  return Object.fromEntries(files);
}

/** What taking ARRAYAN away in the page changes, once the content has been changed. */
const removed = (change: (root: ContentRoot) => void): Record<string, string | null> =>
  withoutLender(load, published(change), 'arrayan');

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

test('a lender that is not shown any more has no page, no sheet and no offers, passes the check, and comes back as it was', () => {
  const files = published();
  const loaded = (texts: Record<string, string | null>) =>
    load(new Map(Object.entries(drafted(files, texts))));
  const errorsIn = (texts: Record<string, string | null>) =>
    allProblems(loaded(texts)).filter(({ severity }) => severity === 'error');
  const lender = loaded({}).parts.lenders.find(({ id }) => id === 'alerce') as Lender;
  const offersOf = ({ content }: Loaded) => content && productsOf(lender, shownCatalogue(content));
  expect(offersOf(loaded({}))?.length).toBeGreaterThan(0);

  const draft = shownLender(load, files, lender, { why: 'Lo pidió', since: '2026-11-27' });
  const after = loaded(draft);
  expect(offersOf(after)).toEqual([]);
  expect(after.parts.lenders.find(({ id }) => id === 'alerce')?.hidden).toEqual({});
  expect(after.parts.exclusions?.names.filter(({ why }) => why === 'Lo pidió')).toEqual(
    lender.legalNames.map((name) => expect.objectContaining({ name, since: '2026-11-27' })),
  );
  expect(errorsIn(draft)).toEqual(errorsIn({}));

  const sheetsOn = ({ content }: Loaded) =>
    content && contentOn(content, '2026-11-27').bankDetails.filter(({ lenderId }) => lenderId === 'alerce');
  expect([sheetsOn(loaded({}))?.length, sheetsOn(after)?.length]).toEqual([1, 0]);

  const back = shownLender(load, drafted(files, draft), lender, null);
  expect(drafted(files, { ...draft, ...back })).toEqual(files);
});
