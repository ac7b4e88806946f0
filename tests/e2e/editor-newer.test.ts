import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';
import { builtEditor, LENDERS, muteSite, TAGLINE, taglineOf } from '../support/browser/editor-visit.ts';
import { newVisit, type Visit } from '../support/browser/visit.ts';

const built = builtEditor();
const FIRST = `config/lenders/${LENDERS.first.id}.json`;
const THEIRS = 'Lo que publicó otra persona.';

let visit: Visit;
let page: Page;
beforeEach(async () => {
  visit = await newVisit();
  page = visit.page;
  await muteSite(page);
  await page.goto(`${built.address()}#${FIRST}`);
  await taglineOf(page).waitFor();
  return () => visit.close();
});

/** Publishes a change while the page is open. */
async function publish(change: (lender: Record<string, unknown>) => void): Promise<void> {
  await page.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    change(data.files[FIRST] as Record<string, unknown>);
    await route.fulfill({ json: data });
  });
}

const calm = () => page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
const download = () => page.getByRole('button', { name: 'Descargar los archivos' });
const lenderIn = async (given: Download): Promise<{ page: { tagline: string }; name: string }> => {
  const files = unzipSync(new Uint8Array(readFileSync(await given.path())));
  return JSON.parse(new TextDecoder().decode(files[FIRST])) as { page: { tagline: string }; name: string };
};

describe('what a colleague published meanwhile', () => {
  test('what a colleague published meanwhile goes along with what is handed in, which is looked at once more first', async () => {
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await publish((lender) => Object.assign(lender, { name: `${String(lender['name'])} Nuevo` }));
    await download().click();
    await page.getByRole('alert').filter({ hasText: 'se publicaron cambios' }).waitFor();
    await calm();
    const given = page.waitForEvent('download');
    await download().click();
    const lender = await lenderIn(await given);
    expect([lender.page.tagline, lender.name]).toEqual([TAGLINE, `${LENDERS.first.name} Nuevo`]);
  });

  test('what a colleague published meanwhile is not undone by copying a text from before it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await publish((lender) => Object.assign(lender, { name: `${String(lender['name'])} Nuevo` }));
    const copy = page.getByRole('button', { name: WORDS.copy });
    await copy.click();
    await page.getByRole('alert').filter({ hasText: 'se publicaron cambios' }).waitFor();
    expect(await copied()).toBe('nothing');
    await calm();
    await copy.click();
    await expect.poll(copied).toContain(`${LENDERS.first.name} Nuevo`);
    expect(await copied()).toContain(TAGLINE);
  });

  test.each([
    ['mine', 'Dejar lo mío', TAGLINE],
    ['theirs', 'Usar lo publicado', THEIRS],
  ])(
    'what a colleague published meanwhile is asked about where both changed the same, and %s is taken',
    async (_, button, tagline) => {
      await taglineOf(page).fill(TAGLINE);
      await calm();
      await publish((lender) => Object.assign(lender['page'] as object, { tagline: THEIRS }));
      await download().click();
      await page.getByText(THEIRS).first().waitFor();
      expect(await download().isDisabled()).toBe(true);
      await page.getByRole('button', { name: button }).click();
      expect(await taglineOf(page).inputValue()).toBe(tagline);
      await page.getByRole('button', { name: button }).waitFor({ state: 'detached' });
    },
  );

  test('what a colleague published meanwhile is asked about again after a reload, once, however often it is read again', async () => {
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await publish((lender) => Object.assign(lender['page'] as object, { tagline: THEIRS }));
    await download().click();
    const keep = page.getByRole('button', { name: 'Dejar lo mío' });
    await keep.waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await keep.waitFor();
    expect(await keep.count()).toBe(1);
    await keep.click();
    await page.reload();
    await calm();
    expect([await keep.count(), await taglineOf(page).inputValue()]).toEqual([0, TAGLINE]);
  });

  test('what a colleague published meanwhile is asked about no more once the draft is discarded, and again when that is undone', async () => {
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await publish((lender) => Object.assign(lender['page'] as object, { tagline: THEIRS }));
    await download().click();
    const keep = page.getByRole('button', { name: 'Dejar lo mío' });
    await keep.waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Descartar lo que cambié' }).click();
    await page.getByText('Todavía no cambiaste nada.').waitFor();
    await page.locator('[data-pointer="/name"]').fill(`${LENDERS.first.name} Nuevo`);
    await calm();
    expect([await keep.count(), await download().isDisabled()]).toEqual([0, false]);
    for (const _ of ['the name', 'the discarding'])
      await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => taglineOf(page).inputValue()).toBe(TAGLINE);
    await keep.waitFor();
  });

  test('what a colleague published meanwhile is asked about again when its answer is undone', async () => {
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await publish((lender) => Object.assign(lender['page'] as object, { tagline: THEIRS }));
    await download().click();
    const take = page.getByRole('button', { name: 'Usar lo publicado' });
    await take.click();
    await take.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await take.waitFor();
  });

  test('cannot be known without a connection: the first press says so, the second goes on', async () => {
    await taglineOf(page).fill(TAGLINE);
    await calm();
    await page.route('**/data.json', (route) => route.abort());
    await download().click();
    await page.getByRole('alert').filter({ hasText: 'No pudimos ver' }).waitFor();
    const given = page.waitForEvent('download');
    await download().click();
    expect((await lenderIn(await given)).page.tagline).toBe(TAGLINE);
  });
});
