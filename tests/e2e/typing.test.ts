import type { Page } from 'playwright';
import { it } from 'vitest';
import { pluralize } from '#domain/template.ts';
import { expect } from '../support/visitor/shown.ts';
import { TYPICAL } from '../support/visitor/simulator-page.ts';
import { content } from '../support/content/content.ts';
import { STORED_LOAN } from '../support/data/stored.ts';
import { holdScripts } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

const SALARY = '#net-salary';
const { personal } = content;

/** The form listens: before that the browser alone takes what is typed. */
const isReady = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length)).toBe(1);

it('what is typed replaces what an earlier visit put under the caret', async () => {
  const { page } = await visitor({ fresh: true, stored: 'alerce' });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/alerce', { waitUntil: 'commit' });
  await page.locator(SALARY).click();
  const before = await page.locator(SALARY).inputValue();
  letScriptsCome();
  await expect(page.locator(SALARY)).not.toHaveValue(before);
  await page.keyboard.type('1500000');
  await expect(page.locator(SALARY)).toHaveValue('1.500.000');
});

const { fields, termValue } = content.simulator.texts;

/** On a page whose scripts, or those named so, are held until they are let go. */
async function slowScripts(name?: string) {
  const visited = await visitor({ fresh: true });
  const letScriptsCome = await holdScripts(visited.page, name);
  await visited.page.goto('/alerce', { waitUntil: 'commit' });
  return { ...visited, letScriptsCome };
}

async function fillNatively({ page, simulator }: Awaited<ReturnType<typeof visitor>>): Promise<void> {
  for (const name of ['employment', 'seniority', 'province'] as const)
    await simulator.field(fields[name].label).selectOption(TYPICAL[name]);
  await simulator.field(fields.age.label).fill(TYPICAL.age);
  await page.locator(SALARY).pressSequentially('3000000');
  await simulator.field(fields.term.label).fill('24');
}

it('the controls work by themselves before the scripts have arrived, and what was chosen, typed and pressed is kept', async () => {
  const visited = await slowScripts();
  const { page, simulator } = visited;
  const slider = page.getByLabel(fields.amount.slider);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('5010000');
  await fillNatively(visited);
  await expect(simulator.field(fields.age.label)).toHaveValue('40');
  await expect(simulator.field(fields.province.label)).toHaveValue('caba');
  await simulator.submitButton().click();
  visited.letScriptsCome();
  await expect(page.getByText(personal.title)).toBeVisible();
  await expect(
    page.getByText(`$ 5.010.000 · ${pluralize({ one: termValue.month, other: termValue.months }, 24)}`),
  ).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('loan-form-data-alerce') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ data: { ...STORED_LOAN, monto: 5_010_000, plazo: 24 } });
});

it('what was filled in before any script has come is not submitted without a press', async () => {
  const { page } = await visitor({ fresh: true });
  await page.goto('/alerce', { waitUntil: 'commit' });
  await page.locator('[name=age]').pressSequentially('1');
  await page.locator(SALARY).pressSequentially('3');
  await page.locator(SALARY).blur();
  await isReady(page);
  await expect(page.locator(SALARY)).toHaveValue('3');
  await expect(page.locator('[id$=-error]')).toHaveCount(0);
});
