import type { Locator, Page } from 'playwright';
import { expect as expectValue } from 'vitest';
import { expect } from '../visitor/shown.ts';

const MOST_TABS = 120;

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header');
  const covered = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  return bottom > covered && top < innerHeight;
};

/** A visitor with nothing but a keyboard. */
export class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Tabs forward until `target` has the focus, which must be visible and not hidden under the header. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expectValue(await target.evaluate(isInSight), 'the focus is in sight').toBe(true);
        return;
      }
      await this.press('Tab');
    }
    throw new Error(`${target} was not reached with ${MOST_TABS} tabs.`);
  }

  async activate(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Enter');
  }

  /** Fills in fields, by their labels; of a list the first letters of an option are typed. */
  async fill(...texts: readonly [label: string, text: string][]): Promise<void> {
    for (const [label, text] of texts) {
      const target = this.page.getByLabel(label).filter({ visible: true }).first();
      await this.reach(target);
      const isList = (await target.evaluate((element) => element.tagName)) === 'SELECT';
      if (!isList) await this.press('ControlOrMeta+A');
      await this.page.keyboard.type(isList ? text.slice(0, 5) : text);
    }
  }
}
