import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { loadContent, openLoader, readFiles } from '#scripts/config/read/load.ts';
import { ROOT } from '../../../../support/content/files.ts';
import { contentRoot } from '../../../../support/content/content-root.ts';

const ALERCE = 'config/lenders/alerce.json';
const LENDER_FILES = readdirSync(join(contentFolder(ROOT), 'lenders')).length;

test('every file of the content is loaded', () => {
  const { content, problems, parts, fileOf } = loadContent(ROOT);
  expect(problems).toEqual([]);
  expect(LENDER_FILES).toBeGreaterThanOrEqual(6);
  expect(content?.lenders).toHaveLength(LENDER_FILES);
  expect(fileOf(parts.lenders[0] as object)).toMatch(/^config\/lenders\/.*\.json$/);
});

test.each([
  ['that it asks for something', { decision: 'keep', condition: 'otra', requirement: 'ser socio' }, ['otra']],
  ['that it is in doubt', { decision: 'keep', condition: 'en_duda' }, ['en_duda']],
  ['that it is not shown', { decision: 'drop' }, []],
])(
  'a decision on a loan, %s, holds since it stands in the table, and the row stays as declared',
  (_, told, is) => {
    const { root, read, write } = contentRoot();
    const catalogue = JSON.parse(read('config/catalogue.json')) as Catalogue;
    const { code, product } = catalogue.products.find((one) => one.beneficiary === 'all') as Product;
    const table = JSON.parse(read('config/tables/products.json')) as ProductSorting;
    const products = [{ code, product, ...told, reason: 'Lo dice su nombre.' }];
    write('config/tables/products.json', JSON.stringify({ ...table, products }));
    const { content, parts } = loadContent(root);
    const own = (of: Catalogue | undefined) =>
      of?.products.filter((one) => one.code === code && one.product === product) ?? [];
    expect([...new Set(own(content?.catalogue).map(({ condition }) => condition))]).toEqual(is);
    expect(own(parts.catalogue)).toEqual(own(catalogue));
  },
);

test('the loader follows changes, additions and removals, and checks again only what changed', () => {
  const { root, edit, read, write, remove } = contentRoot();
  const load = openLoader(root);
  const before = load(readFiles(root));
  edit(ALERCE, '"Banco Alerce"', '"Alerce"');
  write('config/lenders/aaa.json', read(ALERCE).replace('"alerce"', '"aaa"'));
  remove('config/lenders/lapacho.json');
  const after = load(readFiles(root));
  expect(after.parts.lenders).toEqual(loadContent(root).parts.lenders);
  expect(after.parts.lenders).not.toEqual(before.parts.lenders);
  expect(after.files.get('config/site.json')).toBe(before.files.get('config/site.json'));
});
