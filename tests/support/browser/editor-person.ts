import type { Page } from 'playwright';

/** Somebody who works in the editor by labels and keyboard alone; every key that does something, and every text, is one press. */
export function personAt(page: Page) {
  let presses = 0;
  const key = async (name: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(name);
  };
  const type = async (text: string): Promise<void> => {
    presses += 1;
    await page.keyboard.type(text);
  };
  return {
    /** Presses so far. */
    presses: () => presses,
    key,
    type,
    /** Looks for words, and goes to the first place that has them. */
    find: async (words: string): Promise<void> => {
      await page.locator('body').press('Escape');
      await page.getByRole('heading', { level: 2 }).first().focus();
      await key('/');
      await type(words);
      await page.getByRole('option').first().waitFor();
      await key('Enter');
      await page.locator('.form [data-pointer]:focus, .form h2:focus').waitFor();
    },
    /** Writes over the field that has the focus. */
    write: async (text: string): Promise<void> => {
      await page.keyboard.press('ControlOrMeta+A');
      await type(text);
    },
    /** Goes to a field by its label, and writes over it. */
    fill: async (label: string | RegExp, text: string): Promise<void> => {
      await page.getByLabel(label).last().focus();
      await page.keyboard.press('ControlOrMeta+A');
      await type(text);
    },
    /** Goes to a button or a link by its name, and presses it. */
    push: async (role: 'button' | 'link', name: string | RegExp): Promise<void> => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' }).last();
      await target.waitFor();
      await target.focus();
      await key('Enter');
    },
  };
}
