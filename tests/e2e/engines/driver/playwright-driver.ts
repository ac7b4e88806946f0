import type { BrowserType, LaunchOptions } from 'playwright';
import type { Driver } from './driver.ts';

/** A browser that Playwright speaks with. */
export async function launchPlaywright(
  site: string,
  type: BrowserType,
  options: LaunchOptions,
): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ baseURL: site, locale: 'es-AR' });
  const { mouse, keyboard } = page;
  return {
    open: async (path) => void (await page.goto(path)),
    run: (work, ...args) => page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`),
    click: async (selector) => {
      const element = page.locator(selector).filter({ visible: true }).first();
      // Unlike a scroll, a trial looks for the element anew when it was drawn anew.
      await element.click({ trial: true });
      const box = await element.boundingBox();
      // The pointer moves before it presses; a part that wakes meanwhile may take the element's place.
      if (box) await mouse.move(box.x + 1, box.y + 1);
      await element.click();
    },
    type: (text) => keyboard.type(text),
    press: (key) => keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
