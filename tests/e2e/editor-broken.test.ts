import { expect, test } from 'vitest';
import { SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { builtEditor, FIRST_FILE, LENDERS, openWith } from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });

const whole = JSON.stringify(LENDERS.first);
const withPart = (part: object): string => JSON.stringify({ ...LENDERS.first, ...part });

const OWN_PAGE = LENDERS.first.page;

test.each([
  ['a comma too many', `${whole.slice(0, -1)},}`, 'its text'],
  ['the marks of a merge', `<<<<<<< HEAD\n${whole}\n=======\n${whole}\n>>>>>>> otra\n`, 'its text'],
  ['nothing in it', '', 'its text'],
  ['a list instead of its fields', '[]', 'its text'],
  ['a text instead of its fields', '"Banco"', 'its text'],
  ['a number instead of its fields', '5', 'its text'],
  ['no value instead of its fields', 'null', 'its text'],
  ['none of its fields', '{}', 'fields'],
  ['a number instead of its page', withPart({ page: 5 }), 'fields'],
  ['a text instead of its page', withPart({ page: 'no' }), 'fields'],
  ['no value instead of its page', withPart({ page: null }), 'fields'],
  ['an object instead of its figures', withPart({ page: { ...OWN_PAGE, figures: {} } }), 'fields'],
  ['no value instead of a figure', withPart({ page: { ...OWN_PAGE, figures: [null, 5] } }), 'fields'],
  ['a number instead of a text', withPart({ name: 5 }), 'fields'],
  ['a number instead of its colour', withPart({ color: 5 }), 'fields'],
  ['a number instead of its logo', withPart({ logo: 5 }), 'fields'],
  ['a list instead of a year', withPart({ founded: [] }), 'fields'],
])('a published file with %s is told, and can be mended by %s', async (_, text, by) => {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), ({ files }) => void (files[FIRST_FILE] = text));
  await page.getByRole('status').filter({ hasText: 'para corregir' }).waitFor();
  const own = page.getByLabel(/^El archivo está roto/);
  const field = page.locator('[data-pointer="/name"]');
  await (by === 'its text' ? own : field).waitFor();
  if (by === 'its text') await own.fill(whole);
  await page.goto(`${built.address()}#inicio`);
  await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
  expect(await page.locator('nav a[data-file]').count()).toBeGreaterThan(20);
});

test('a file with an invisible mark before it is told, and one press takes the mark away', async () => {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), ({ files }) => void (files[FIRST_FILE] = `\uFEFF${whole}`));
  await page
    .getByText(/marca invisible/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Sacar la marca invisible del principio' }).click();
  await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  expect(await page.locator('[data-pointer="/name"]').inputValue()).toBe(LENDERS.first.name);
});

test.each(Object.keys(SINGLE_FILES))(
  'the page opens, and says what to mend, while %s has the mark of a merge',
  async (file) => {
    const { page } = await visitor();
    page.setDefaultTimeout(10_000);
    const change = ({ files }: EditorData): void => {
      files[file] = `<<<<<<< HEAD\n${JSON.stringify(files[file])}`;
    };
    await openWith(page, built.address(), change, file);
    await page.getByLabel(/^El archivo está roto/).waitFor();
    await page.getByText(/^Corregilo acá.*Renglón 1/).waitFor();
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await page
      .getByRole('region', { name: /^Lo que avisa la revisión/ })
      .getByText('Para corregir')
      .first()
      .waitFor();
    await page.locator(`nav a[data-file="${FIRST_FILE}"]`).click();
    await page.locator('[data-pointer="/name"]').waitFor();
    expect(await page.locator('[data-pointer="/name"]').inputValue()).toBe(LENDERS.first.name);
  },
);
