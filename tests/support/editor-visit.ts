import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { builtEditor, type BuiltEditor } from './built-editor.ts';
import { content, ROOT } from './content.ts';
import { newVisit, type Visit } from './visit.ts';

/** Pictures of what is done, for whoever wants to see it. */
const PICTURES = join(ROOT, '.screenshots/editor');

const [first, second] = content.lenders.filter((lender) => lender.page);
if (!first || !second) throw new Error('The content needs two lenders with pages.');

/** Two lenders that have pages. */
export const LENDERS = { first, second };

/** The editor's page for the tests of a file, one after the other; nothing may go wrong in it meanwhile. */
export function useEditor() {
  let built: BuiltEditor;
  let visit: Visit;
  let presses = 0;
  const page = (): Page => visit.page;

  beforeAll(async () => {
    built = await builtEditor();
    visit = await newVisit();
    page().setDefaultTimeout(10_000);
    await page().goto(built.address);
  });

  afterAll(async () => {
    await visit.close();
    built.close();
    expect(visit.problems).toEqual([]);
  });

  const preview = (): FrameLocator => page().frameLocator('iframe');
  const status = (): Locator => page().getByRole('status');
  const calm = (): Promise<void> => status().filter({ hasText: 'Todo en orden' }).waitFor();
  const tagline = (): Locator => page().getByLabel(/^Bajada del título/);
  const film = async (name: string): Promise<void> =>
    void (await page().screenshot({ path: join(PICTURES, `${name.replaceAll(' ', '-')}.png`) }));

  const press = async (button: Locator): Promise<void> => {
    presses += 1;
    await button.click();
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    presses += 1;
    await field.fill(text);
  };
  const choose = async (title: string): Promise<void> => {
    presses += 1;
    await page().getByLabel('Qué querés cambiar').selectOption({ label: title });
  };
  /** Choices, buttons and written fields since it was last asked. */
  const pressesSince = (): number => {
    const count = presses;
    presses = 0;
    return count;
  };

  /** What the list of files calls one of them. */
  const titleOf = async (file: string): Promise<string> =>
    ((await page().locator(`option[value="${file}"]`).textContent()) ?? '').trim();

  /** Opens the parts of the form around a field. */
  async function reveal(field: Locator): Promise<void> {
    for (const part of await field.locator('xpath=ancestor::details').all())
      if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
  }

  async function discard(): Promise<void> {
    page().once('dialog', (dialog) => void dialog.accept());
    await page().getByRole('button', { name: 'Descartar lo que cambié' }).click();
    await page().getByText('Todavía no cambiaste nada.').waitFor();
  }

  return {
    built: () => built,
    page,
    preview,
    status,
    calm,
    tagline,
    film,
    press,
    write,
    choose,
    pressesSince,
    titleOf,
    reveal,
    discard,
  };
}
