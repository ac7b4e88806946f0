import { expect, test, vi } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue } from '#generated/types.ts';
import { rowChecksum } from '#scripts/config/read/row-checksum.ts';
import { compareWords } from '#scripts/preview/changes/compare.ts';
import { asMarkdown, asNote } from '#scripts/preview/changes/markdown.ts';
import { editorAddress, recordChanges } from '#scripts/preview/changes/record-changes.ts';
import { folderTree } from '#scripts/preview/changes/revision.ts';
import { contentRoot } from '../../../../support/content/content-root.ts';

const SHEET = 'config/bank-details/ente-alerce.json';
const LENDER = 'config/lenders/alerce.json';

/** A content whose texts follow the record of the entity with code 7, changed as a case has it. */
function following(change: (products: readonly Product[]) => readonly Product[]): string {
  const { root, read, write, edit } = contentRoot();
  edit(SHEET, /"⟦ente alerce requirements one⟧"/, '"Con {maxAge} o menos."');
  edit(LENDER, /"tagline": "[^"]*"/, '"tagline": "Uno. {whileOpen}Para todos."');
  const catalogue = JSON.parse(read('config/catalogue.json')) as Catalogue;
  const products = change(catalogue.products);
  const checksums = products.map((row) => rowChecksum(row)).join(' ');
  write('config/catalogue.json', JSON.stringify({ ...catalogue, products, checksums }));
  return root;
}

const before = () => following((products) => products);

test.each<
  [
    what: string,
    change: (products: readonly Product[]) => readonly Product[],
    said: [string, string, RegExp][],
  ]
>([
  [
    'a figure that moved',
    (products) => products.map((one) => (one.code === 7 ? { ...one, maxAge: 75 } : one)),
    [[SHEET, '/requirements/0', /«?"?Con 80 años o menos\."?»? pasa a decir .*75 años/]],
  ],
  [
    'a sentence that is not true any more',
    (products) => products.map((one) => (one.code === 7 ? { ...one, condition: 'cliente' } : one)),
    [
      [SHEET, '/assumptions', /sin el ejemplo/],
      [LENDER, '/page/tagline', /Deja de valer y se retira: .*Para todos/],
      [SHEET, '/requirements/0', /Deja de valer y se retira: .*80 años/],
    ],
  ],
  ['nothing when the record stays', (products) => products, []],
])('the report of changes tells %s with its field', (_, change, said) => {
  const found = recordChanges(before(), following(change));
  expect(found.map(({ file, pointer }) => [file, pointer])).toEqual(
    said.map(([file, pointer]) => [file, pointer]),
  );
  for (const [at, [, , words]] of said.entries()) expect(found[at]?.says).toMatch(words);
});

test('the summary of a refresh links each sentence to its field in the editor, and shows no sums', () => {
  vi.stubEnv('EDITOR_URL', 'https://editor.example/');
  const head = following((products) =>
    products.map((one) => (one.code === 7 ? { ...one, maxAge: 75 } : one)),
  );
  const report = compareWords(folderTree(before(), 'a'), folderTree(head, 'b'));
  const address = editorAddress({ file: SHEET, pointer: '/requirements/0' });
  expect(address).toBe(`https://editor.example/#${SHEET}/requirements/0`);
  for (const text of [asMarkdown(report), asNote(report)]) {
    expect(text).toContain(`(${address})`);
    expect(text).not.toMatch(/checksums|Sumas de control/i);
  }
  vi.unstubAllEnvs();
});
