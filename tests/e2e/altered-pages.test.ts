import type { Page } from 'playwright';
import { describe, expect as expectValue, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { expect } from '../support/visitor/shown.ts';
import { adorn, translate } from '../support/browser/altered.ts';
import { ask, expectScreen, RESULTS } from '../support/browser/steps.ts';
import { AT_ALERCE, useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

/** React says that it draws an island anew because its markup was changed. */
const REDRAWN = /#418/;

const uncaught = (problems: readonly string[]): string[] =>
  problems.filter((problem) => /NotFoundError|insertBefore|removeChild/.test(problem));

describe('a translated page', () => {
  it.each(['before', 'after'])(
    'a translated page goes from the form to the offers, translated %s it woke',
    async (when) => {
      const { page, simulator, problems } = await visitor({ at: '/alerce', fresh: true, allows: REDRAWN });
      if (when === 'before') await page.evaluate(translate);
      await page.locator('#amount').focus();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length))
        .toBe(1);
      if (when === 'after') await page.evaluate(translate);
      await simulator.submitButton().click();
      await expect(page.locator('[aria-invalid=true]:focus')).toHaveCount(1);
      await simulator.fillLoan();
      await simulator.submitButton().click();
      await expect(page.locator('#dni')).toBeVisible();
      await simulator.movePointer();
      await ask(page).click();
      await expect(page.locator('[aria-invalid=true]:focus')).toHaveCount(1);
      await simulator.fillPersonal();
      await ask(page).click();
      await expectScreen(page, RESULTS);
      for (const card of [1, 2]) await page.locator('article [aria-expanded=false]').nth(card).click();
      expectValue(uncaught(problems)).toEqual([]);
    },
  );
});

/** Types a text as the first touch of a page, and says what its field holds and whether it has the focus once awake. */
async function typeFirst(page: Page, field: string, text: string): Promise<unknown[]> {
  await page.locator(field).pressSequentially(text);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length)).toBe(1);
  return page.evaluate((id) => {
    const input = document.querySelector<HTMLInputElement>(id);
    return [input?.value.replace(/\D/g, ''), document.activeElement === input];
  }, field);
}

describe('what is typed before a page wakes stays, with the focus,', () => {
  it.each([
    ['an extension puts a node beside the field', adorn],
    ['the page is translated', translate],
  ])('what is typed before a page wakes stays, with the focus, when %s', async (_, alter) => {
    const { page } = await visitor({ at: '/alerce', fresh: true, allows: REDRAWN });
    await page.evaluate(alter);
    expectValue(await typeFirst(page, '#net-salary', '2500000')).toEqual(['2500000', true]);
  });

  it('what is typed before another page wakes stays, with the focus, too', async () => {
    const { page } = await visitor({ at: ROUTES.contact, fresh: true, allows: REDRAWN });
    await page.evaluate(translate);
    const name = await page.locator('[name=message]').first().getAttribute('id');
    expectValue(await typeFirst(page, `#${name}`, '2500000')).toEqual(['2500000', true]);
  });
});

describe('two presses of the same button', () => {
  it.each([0, 20, 40, 60])(
    'two presses of the same button ask once when the answer comes after %d ms',
    async (delay) => {
      const { page } = await visitor({ ...AT_ALERCE, step: 'personal', fresh: true, allows: REDRAWN });
      const calls: string[] = [];
      page.on(
        'request',
        (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname),
      );
      await page.evaluate((wait) => {
        const form = document.querySelector('form') as HTMLFormElement;
        const send = window.fetch;
        window.fetch = async (...request) => {
          const answer = await send(...request);
          await new Promise((resolve) => setTimeout(resolve, wait));
          for (let press = 0; press < 3; press += 1)
            queueMicrotask(() => form.isConnected && form.requestSubmit());
          setTimeout(() => form.isConnected && form.requestSubmit());
          return answer;
        };
        form.requestSubmit();
      }, delay);
      await expectScreen(page, RESULTS);
      expectValue(calls.filter((path) => path === '/simular_personal')).toHaveLength(1);
    },
  );
});
