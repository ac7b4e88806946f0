import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { formatTerm } from '#domain/format.ts';
import { shareFragment } from '#domain/share-link.ts';
import { expect } from '#scripts/review/visitor/shown.ts';
import { TYPICAL } from '#scripts/review/visitor/simulator-page.ts';
import { content } from '../support/content.ts';
import { returning, sealed, STORED_LOAN } from '../support/stored.ts';
import { ask, holdScripts, painted } from '../support/steps.ts';
import { AT_SIMULAR, useVisitors } from '../support/visitors.ts';

const visitor = useVisitors();

const SALARY = '#net-salary';
const DNI = '#dni';
const { personal } = content;

/** What a visitor has copied elsewhere, put in place of what is selected. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Step 2, with the DNI of an earlier visit in its field. */
async function atPersonalStep() {
  const visited = await visitor(AT_SIMULAR);
  await expect(visited.page.locator(DNI)).toHaveValue('30.123.456');
  return visited;
}

/** The form listens: before that the browser alone takes what is typed. */
const isReady = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length)).toBe(1);

describe('a CUIL pasted into the field of the DNI', () => {
  it.each([
    ['over all of what stood there', 'ControlOrMeta+a'],
    ['behind what stood there', 'End'],
    ['before what stood there', 'Home'],
  ])('%s leaves the DNI in it', async (_, key) => {
    const { page } = await atPersonalStep();
    await page.locator(DNI).press(key);
    await paste(page, '20-28765432-5');
    await expect(page.locator(DNI)).toHaveValue('28.765.432');
    await expect(page.locator('#dni-error')).toHaveCount(0);
  });
});

describe('an amount in an unusual form', () => {
  /** Enters the salary on a page where the other fields are restored, and goes on. */
  async function enter(how: 'typed' | 'pasted', text: string) {
    const form = sealed({ ...STORED_LOAN, sueldo_bolsillo: 0 });
    const stored = { ...returning('alerce'), 'loan-form-data-alerce': form };
    const visited = await visitor({ stored, at: '/alerce' });
    const { page } = visited;
    await page.locator(SALARY).focus();
    await isReady(page);
    if (how === 'pasted') await paste(page, text);
    else await page.keyboard.type(text);
    await page.locator(SALARY).blur();
    const shown = await page.locator(SALARY).inputValue();
    await visited.simulator.submitButton().click();
    return { ...visited, shown };
  }

  it.each([
    ['pasted', '3,000,000.50'],
    ['pasted', '$ 3.000.000,50'],
    ['typed', '640000.9'],
    ['pasted', '640000.9'],
  ] as const)('%s, %s is sent as it is shown', async (how, text) => {
    const { page, simulator, shown } = await enter(how, text);
    await expect(ask(page)).toBeVisible();
    const request = page.waitForRequest('**/simular_personal');
    await simulator.submitPersonal();
    const { sueldo_bolsillo: sent } = (await request).postDataJSON() as { sueldo_bolsillo: number };
    expect(sent.toLocaleString('es-AR')).toBe(shown);
    expect(sent).toBe(Number(text.includes('3') ? 3_000_000 : 640_000));
  });

  it.each([
    ['typed', '3,000,000.50'],
    ['pasted', 'tres millones'],
  ] as const)('%s, %s is refused with a sentence', async (how, text) => {
    const { page } = await enter(how, text);
    await expect(page.locator('#net-salary-error')).toBeVisible();
    await expect(page.locator(DNI)).toHaveCount(0);
  });
});

it('an input method writes each digit once', async () => {
  const { page } = await visitor({ at: '/alerce' });
  await page.locator(SALARY).focus();
  await isReady(page);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['3', '35', '350', '3500', '35000'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send('Input.insertText', { text: '350000' });
  await expect(page.locator(SALARY)).toHaveValue('350.000');
  await page.keyboard.type('0');
  await expect(page.locator(SALARY)).toHaveValue('3.500.000');
});

it.each([
  ['an earlier visit', 'alerce', '/alerce', SALARY],
  ['a shared link', undefined, `/alerce${shareFragment({ amount: 2_000_000, term: 24 })}`, '#amount'],
])('what is typed replaces what %s put under the caret', async (_, stored, address, field) => {
  const { page } = await visitor({ fresh: true, ...(stored && { stored }) });
  const letScriptsCome = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(field).click();
  const before = await page.locator(field).inputValue();
  letScriptsCome();
  await expect(page.locator(field)).not.toHaveValue(before);
  await page.keyboard.type('1500000');
  await expect(page.locator(field)).toHaveValue('1.500.000');
});

describe('before the scripts have arrived', () => {
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

  it('the controls work by themselves, and what was chosen, typed and pressed is kept', async () => {
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
    await expect(page.getByText(`$ 5.010.000 en ${formatTerm(24, termValue)}`)).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('loan-form-data-alerce') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ data: { ...STORED_LOAN, monto: 5_010_000, plazo: 24 } });
  });

  it('a submit waits for the simulator and is carried out, without leaving the page', async () => {
    const visited = await slowScripts('simulator-island-');
    const { page, simulator } = visited;
    await fillNatively(visited);
    await simulator.submitButton().click();
    await painted(page);
    expect(new URL(page.url()).search).toBe('');
    visited.letScriptsCome();
    await expect(ask(page)).toBeVisible();
  });
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
