import { content } from '../visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../visitor/shown.ts';

/** The screens of a visitor who typed everything: what stands on each, and the step its address names. */
export const LOAN = 'the form, 3.000.000, at no step';
export const PERSONAL = 'personal data, 30.123.456, at datos';
export const RESULTS = 'offers, at resultados';

/** What one question leaves behind: a simulation and a lead. */
export const CALLED_ONCE = ['/simular_personal', '/leads'];

function readScreen(): string {
  const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  const step = new URLSearchParams(location.search).get('paso') ?? 'no step';
  if (document.querySelector('article')) return `offers, at ${step}`;
  const isReady = document.querySelector('[data-island] [type=submit]:enabled') !== null;
  const dni = valueOf('#dni');
  if (dni !== undefined) return `personal data${isReady ? '' : ', busy'}, ${dni}, at ${step}`;
  return `the form, ${valueOf('#net-salary')}, at ${step}`;
}

/** Waits until a screen is shown; between two pages there is none. */
export const expectScreen = (page: Page, screen: string): Promise<void> =>
  expect.poll(() => page.evaluate(readScreen).catch(() => 'no page')).toBe(screen);

/** Moves in the tab's history, within a document or to another. */
async function travel(page: Page, by: number): Promise<void> {
  const arrived = page.waitForEvent('framenavigated');
  // The page may be gone before an answer could come from it.
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
  await arrived;
  await whole(page);
}

/**
 * Resolves once the document at hand is whole. Its state is read: a page that the browser kept alive comes back
 * without a load event, and some versions of Chromium never report one.
 */
const whole = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.readyState).catch(() => 'no page')).toBe('complete');

/** Resolves when what has happened so far is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const back = (page: Page): Promise<void> => travel(page, -1);
export const forward = (page: Page): Promise<void> => travel(page, 1);

/** Presses the button of a message about a script that did not come, once scripts come again. */
export async function reloadByButton(page: Page): Promise<void> {
  const { reload } = content.site.errors.unexpected;
  const button = page.getByRole('button', { name: reload }).filter({ visible: true });
  await expect(button).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(button).toBeHidden();
  await whole(page);
}

/** The button that asks for offers. */
export const ask = (page: Page) => page.getByRole('button', { name: content.personal.submit });

/** Holds back the scripts whose names begin so; returns how to let them come. */
export const holdScripts = (page: Page, name = ''): Promise<() => void> =>
  hold(page, `**/assets/${name}*.js`);

/** Holds back what is asked for at such addresses; returns how to let it come. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let letThemCome = (): void => undefined;
  const come = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route(pattern, async (route) => {
    await come;
    await route.continue().catch(() => undefined);
  });
  return letThemCome;
}
