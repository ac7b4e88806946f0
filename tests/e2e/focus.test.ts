import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { featureModules } from '../support/content/feature-modules.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { expect } from '../support/visitor/shown.ts';

const visitor = useVisitors();

type Form = { at: string; typed: Readonly<Record<string, string>> };

/** The pages with a form of their own, and what its fields take before it answers. */
const FORMS: readonly Form[] = [
  {
    at: ROUTES.contact,
    typed: { name: 'Ana', email: 'ana@correo.example', subject: 'reclamo', message: 'Hola' },
  },
  ...(await featureModules<Form>('form.ts')),
];

const PRESSES = 10;

/** Gives the focus to the next control that was not pressed yet; returns the key that presses it, '' for no control. */
function focusNext(): string {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, summary, input[type=checkbox], a[href^="#"])',
  );
  const next = [...controls].find((one) => !one.dataset['pressed'] && one.getClientRects().length > 0);
  if (!next) return '';
  next.dataset['pressed'] = 'true';
  next.focus();
  return next instanceof HTMLInputElement ? 'Space' : 'Enter';
}

/** What has the focus once the page has drawn what a press changed. */
async function focusAfterPaint(): Promise<string> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement?.tagName ?? 'BODY';
}

it.each(FORMS.flatMap(({ at, typed }) => [PHONE, DESKTOP].map((device) => ({ at, typed, device }))))(
  'the form at $at answers Enter, sends and keeps nothing that was typed, and never loses the focus, $device.viewport.width px wide',
  async ({ at, typed, device }) => {
    const { page, posts } = await visitor({ device, fresh: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(at);
    for (const [name, text] of Object.entries(typed)) {
      const field = page.locator(`[name="${name}"]`);
      const isList = await field.evaluate((one) => one instanceof HTMLSelectElement);
      await (isList ? field.selectOption(text) : field.fill(text));
    }
    await page.locator('main form [type=submit]').first().press('Enter');
    await expect(page.locator('h2:focus')).toBeVisible();
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect([posts, asked.filter((url) => url.includes('?')), kept]).toEqual([[], [], 0]);
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    for (let presses = 0; presses < PRESSES; presses += 1) {
      const key = await page.evaluate(focusNext);
      if (key === '') break;
      const pressed = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      await page.keyboard.press(key);
      expect(await page.evaluate(focusAfterPaint), pressed).not.toBe('BODY');
    }
  },
);
