import type { Page } from 'playwright';

/** Presses of Tab on one screen: the first of a long form stand for the others, which are made alike. */
const MOST = 60;

const NO_CONTROL = -1;

/** Day, month, year and the button of the calendar. */
const PARTS_OF_A_DAY = 4;

const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable="plaintext-only"]';

/** Marks what the keyboard has to reach, in order, up to the page in the preview; returns how many. */
const marked = (page: Page): Promise<number> =>
  page.evaluate((controls) => {
    // Help that shows beside the focused field alone keeps no mark of another width.
    for (const one of document.querySelectorAll<HTMLElement>('[data-stop]')) delete one.dataset['stop'];
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    for (const [at, one] of all.entries()) one.dataset['stop'] = String(at);
    (document.activeElement as HTMLElement | null)?.blur();
    all[0]?.focus();
    return all.length;
  }, CONTROLS);

/** The place of the focus, and what somebody who looks for it does not see. */
const focusAt = (page: Page): Promise<{ stop: number; faults: string[] }> =>
  page.evaluate((none) => {
    const at = document.activeElement as HTMLElement;
    const { top, bottom } = at.getBoundingClientRect();
    const header = document.querySelector('header');
    const isOver = header !== null && getComputedStyle(header).position === 'sticky' && !header.contains(at);
    const edge = isOver ? header.getBoundingClientRect().bottom : 0;
    const named = `${at.tagName.toLowerCase()} «${(at.ariaLabel ?? at.textContent ?? '').slice(0, 40)}»`;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      stop: Number(at.dataset['stop'] ?? none),
      faults: [
        isSeen ? '' : `${named} has no outline`,
        bottom > edge + 4 && top < innerHeight ? '' : `${named} is out of sight`,
      ].filter(Boolean),
    };
  }, NO_CONTROL);

/** Presses Tab until the focus is elsewhere: the parts of a day are stops of their own. */
async function goOn(page: Page, from: number): Promise<{ stop: number; faults: string[] }> {
  for (let part = 0; part < PARTS_OF_A_DAY; part += 1) {
    await page.keyboard.press('Tab');
    const found = await focusAt(page);
    // A part that scrolls is a stop by itself.
    if (found.stop !== from && found.stop !== NO_CONTROL) return found;
  }
  return { stop: from, faults: [] };
}

/** What stops somebody who walks over a screen with Tab: a control that is passed over, or a focus that is not seen. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = Math.min(await marked(page), MOST);
  const faults: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    const found = stop === 0 ? await focusAt(page) : await goOn(page, stop - 1);
    faults.push(...found.faults);
    if (found.stop !== stop) return [...faults, `Tab leads to ${found.stop} instead of ${stop}`];
  }
  return faults;
}
