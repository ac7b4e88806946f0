import type { Locator, Page } from 'playwright';

/**
 * Somebody who works by labels and keyboard alone. Every key that does something, every choice and every text is one press;
 * each file, field and button that is gone to by its label is one place.
 */
export function personAt(page: Page) {
  const did = { presses: 0, places: 0 };
  const key = async (name: string): Promise<void> => {
    did.presses += 1;
    await page.keyboard.press(name);
  };
  /** Goes to something, unfolding what it is in. */
  const goTo = async (target: Locator): Promise<void> => {
    did.places += 1;
    await target.waitFor({ state: 'attached' });
    const isSummary = await target.evaluate((one) => one.matches('summary'));
    const around = `xpath=${isSummary ? 'parent::details/' : ''}ancestor::details[not(@open)]`;
    for (const part of await target.locator(around).all()) {
      await part.locator('> summary').focus();
      await key('Enter');
    }
    await target.focus();
  };
  const type = async (text: string): Promise<void> => {
    did.presses += 1;
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const push = async (target: Locator): Promise<void> => {
    await goTo(target);
    await key('Enter');
  };
  return {
    did,
    key,
    type,
    push,
    /** Goes to a file by its link in the list. */
    open: async (file: string): Promise<void> => {
      await push(page.locator(`nav a[data-file="${file}"]`));
      await page.locator('.form h2:focus').waitFor();
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      await goTo(field);
      await type(text);
    },
    choose: async (field: Locator, give: (field: Locator) => Promise<unknown>): Promise<void> => {
      await goTo(field);
      did.presses += 1;
      await give(field);
    },
  };
}
