import type { Request } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { withAnyGaps } from '../support/visitor/content.ts';
import { content } from '../support/content/content.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();
const { otherInstalments: texts } = content.panels;
const { answer } = content.simulator.texts.preview;

/** Typed by nobody else, so that it can be looked for everywhere. */
const TYPED = '271828';

it(
  'other instalments are kept on the device for offers and form, and are in no request',
  { tags: 'long' },
  async () => {
    const { page, simulator } = await visitor({
      stored: 'alerce',
      at: '/alerce',
      step: 'results',
      fresh: true,
    });
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const field = page.getByLabel(texts.label);
    const share = page.getByRole('status').filter({ hasText: withAnyGaps(texts.share) });
    await page.locator('article button[aria-expanded=false]').first().click();
    await page.getByRole('button', { name: texts.label }).click();
    await field.fill(TYPED);
    await expect(share).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('271.828');
    await expect(share).toBeVisible();

    await simulator.movePointer();
    await page.getByRole('button', { name: content.results.buttons.edit }).first().click();
    const line = page.locator('[data-live-answer] p');
    await expect(line).toHaveText(withAnyGaps(answer.instalment + answer.shareWithOthers));
    await simulator.submitLoan();
    await simulator.submitPersonal();
    await expect(simulator.resultsTitle).toBeVisible();
    await page.locator('article button[aria-expanded=false]').first().click();
    await field.fill('');
    await expect(share).toHaveCount(0);

    const said = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`);
    expectValue(said.filter((text) => text.includes('simular_personal'))).not.toEqual([]);
    expectValue(said.filter((text) => text.includes(TYPED) || text.includes('otras_cuotas'))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
    expectValue(stored).not.toContain(TYPED);
  },
);
