import type { Locator, Page } from 'playwright';

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980): making up one's mind, and a key of an average typist. */
const THOUGHT = 1.35;
const KEY = 0.2;

/** Somebody who works in the editor by labels and keyboard alone: every key that does something, every choice and every text is one press; going to something by its label is none. */
export function personAt(page: Page) {
  let presses = 0;
  let places = 0;
  let seconds = 0;
  const key = async (name: string): Promise<void> => {
    presses += 1;
    seconds += THOUGHT + KEY;
    await page.keyboard.press(name);
  };
  const type = async (text: string): Promise<void> => {
    presses += 1;
    seconds += THOUGHT + KEY * text.length;
    await page.keyboard.type(text);
  };
  /** Goes to something, unfolding what it is in. */
  const goTo = async (target: Locator): Promise<void> => {
    places += 1;
    await target.waitFor({ state: 'attached' });
    const isSummary = await target.evaluate((one) => one.matches('summary'));
    const around = `xpath=${isSummary ? 'parent::details/' : ''}ancestor::details[not(@open)]`;
    for (const part of await target.locator(around).all()) {
      await part.locator('> summary').focus();
      await key('Enter');
    }
    await target.focus();
  };
  /** Writes over the field that has the focus. */
  const write = async (text: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+A');
    await type(text);
  };
  return {
    /** Presses so far. */
    presses: () => presses,
    /** Fields, buttons and files gone to so far. */
    places: () => places,
    /** Seconds so far, by the keystroke-level model. */
    seconds: () => seconds,
    /** Looks for words, and goes to the first place that has them. */
    find: async (words: string): Promise<void> => {
      places += 1;
      await page.locator('body').press('Escape');
      await page.getByRole('heading', { level: 2 }).first().focus();
      await key('/');
      await type(words);
      await page.getByRole('option').first().waitFor();
      await key('Enter');
      await page.locator('.form [data-pointer]:focus, .form h2:focus').waitFor();
    },
    /** Goes to a file by its link on the map. */
    open: async (file: string): Promise<void> => {
      places += 1;
      await page.locator(`nav a[data-file="${file}"]`).focus();
      await key('Enter');
      await page.locator('.form h2:focus').waitFor();
    },
    write,
    /** Goes to a field by its label, and writes over it. */
    fill: async (field: Locator, text: string): Promise<void> => {
      await goTo(field);
      await write(text);
    },
    /** Goes to a field by its label, and gives it a day or a file. */
    choose: async (field: Locator, give: (field: Locator) => Promise<unknown>): Promise<void> => {
      await goTo(field);
      presses += 1;
      seconds += THOUGHT + KEY;
      await give(field);
    },
    /** Goes to a button or a link by its name, and presses it. */
    push: async (target: Locator): Promise<void> => {
      await goTo(target);
      await key('Enter');
    },
  };
}
