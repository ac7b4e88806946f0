import { formatTerm } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { content, loanFields, personFields } from '#scripts/review/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/review/visitor/shown.ts';
import { describe, it } from 'vitest';
import { returning, sealed, STORED_LOAN } from '../../support/stored.ts';
import { ask, holdScripts } from '../../support/steps.ts';
import { AT_ALERCE, useVisitors } from '../../support/visitors.ts';

const visitor = useVisitors();
const WIDE = { viewport: { width: 768, height: 900 } };

const storedUnder = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as { data: Record<string, unknown> } | null,
    key,
  );

const REQUIRED = [
  content.simulator.texts.messages.employment,
  content.simulator.texts.messages.seniority,
  content.simulator.texts.messages.province,
  fillTemplate(content.simulator.texts.messages.age, { min: 18, max: 99 }),
  fillTemplate(content.simulator.texts.messages.netSalary, { min: '100.000', max: '50.000.000' }),
];

describe('the controls', () => {
  it('are those of a wide window from 768 px on, of a phone under it, and keep the age', async () => {
    const { page, simulator } = await visitor({ device: WIDE, at: '/simular' });
    const salary = page.locator('#net-salary');
    await expect(page.locator('#age')).toBeVisible();
    await expect(page.locator('#age-list')).toBeHidden();
    await expect(salary).toHaveAttribute('placeholder', loanFields.netSalary.placeholderWide);
    await simulator.field(loanFields.age.label).fill('40');
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.locator('#age-list')).toBeVisible();
    await expect(page.locator('#age')).toBeHidden();
    await expect(salary).toHaveAttribute('placeholder', loanFields.netSalary.placeholderNarrow);
    await expect(page.locator('#age-list')).toHaveValue('40');
  });

  it('follow the window also while nothing has been touched and no form has been loaded', async () => {
    const { page } = await visitor({ device: WIDE, at: '/simular' });
    const salary = page.locator('#net-salary');
    await expect(salary).toHaveAttribute('placeholder', loanFields.netSalary.placeholderWide);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(salary).toHaveAttribute('placeholder', loanFields.netSalary.placeholderNarrow);
  });

  it('move together: slider, exact figure and its words', async () => {
    const { page } = await visitor({ at: '/simular' });
    await page.getByLabel(loanFields.term.slider).press('ArrowRight');
    await expect(page.locator('#term')).toHaveValue('31');
    await expect(page.locator('output[for=term]')).toHaveText(
      formatTerm(31, content.simulator.texts.termValue),
    );
    await page.locator('#amount').fill('25000000');
    await expect(page.getByLabel(loanFields.amount.slider)).toHaveValue('10000000');
  });

  it('take digits alone for a salary, with dots between thousands; blank is 0', async () => {
    const { page, simulator } = await visitor({ at: '/simular' });
    const salary = simulator.field(loanFields.netSalary.label);
    await salary.pressSequentially('a12b34567');
    await expect(salary).toHaveValue('1.234.567');
    await salary.fill('');
    await expect(salary).toHaveValue('');
    await expect
      .poll(async () => (await storedUnder(page, 'loan-form-data-homepage'))?.data['sueldo_bolsillo'])
      .toBe(0);
  });
});

describe('submitting', () => {
  it('says under each field what is missing, and takes it back when the field is edited', async () => {
    const { page, simulator } = await visitor({ at: '/alerce' });
    await simulator.submitButton().click();
    for (const message of REQUIRED)
      await expect(page.getByText(message).filter({ visible: true })).toHaveCount(1);
    await simulator.field(loanFields.province.label).selectOption('caba');
    await expect(page.getByText(content.simulator.texts.messages.province)).toHaveCount(0);
    await expect(page.getByText(content.simulator.texts.messages.employment)).toBeVisible();
  });

  it.each([
    ['17', fillTemplate(content.simulator.texts.messages.ageMin, { min: 18 })],
    ['100', fillTemplate(content.simulator.texts.messages.ageMax, { max: 99 })],
    ['40 y pico', content.simulator.texts.messages.ageNotNumber],
  ])('stops at the age %s and says why on its field', async (age, message) => {
    const { page, simulator } = await visitor(AT_ALERCE);
    await simulator.field(loanFields.age.label).fill(age);
    await simulator.submitButton().click();
    await expect(page.locator('#age-error')).toHaveText(message);
    await expect(simulator.field(loanFields.netSalary.label)).toBeVisible();
  });

  it('shows a spinner while step 2 is on its way', async () => {
    const { page, simulator } = await visitor({ stored: 'alerce', fresh: true });
    const letScriptCome = await holdScripts(page, 'personal-chunk');
    await simulator.open('/alerce');
    await simulator.submitButton().click();
    await expect(simulator.submitButton()).toBeDisabled();
    await expect(simulator.submitButton().locator('span')).toHaveCount(1);
    letScriptCome();
    await expect(simulator.field(personFields.dni.label)).toBeVisible();
  });
});

describe('a form that is changed while step 2 is on its way', () => {
  it('is asked for as it stands when step 2 comes', async () => {
    const { page, simulator } = await visitor({ stored: 'alerce', fresh: true });
    const letScriptCome = await holdScripts(page, 'personal-chunk');
    await simulator.open('/alerce');
    await simulator.submitButton().click();
    await page.locator('#amount').fill('4000000');
    letScriptCome();
    await expect(simulator.field(personFields.dni.label)).toBeVisible();
    await expect(page.getByText('$ 4.000.000').filter({ visible: true })).toHaveCount(1);
    const asked = page.waitForRequest('**/simular_personal');
    await ask(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ monto: 4_000_000 });
  });

  it('stays there, with what is wrong, when it is not valid any more', async () => {
    const { page, simulator } = await visitor({ stored: 'alerce', fresh: true });
    const letScriptCome = await holdScripts(page, 'personal-chunk');
    await simulator.open('/alerce');
    await simulator.submitButton().click();
    await simulator.field(loanFields.age.label).fill('17');
    letScriptCome();
    await expect(simulator.submitButton()).toBeEnabled();
    await expect(page.locator('#age-error')).toBeVisible();
    await expect(simulator.field(personFields.dni.label)).toHaveCount(0);
  });
});

describe('what was typed', () => {
  it('is stored on every change under the page’s key, and restored on arrival', async () => {
    const { page, simulator } = await visitor({ at: '/timbo' });
    await simulator.field(loanFields.employment.label).selectOption('jubilado');
    await expect
      .poll(async () => (await storedUnder(page, 'loan-form-data-timbo'))?.data['situacion_laboral'])
      .toBe('jubilado');
    await page.reload();
    await expect(simulator.field(loanFields.employment.label)).toHaveValue('jubilado');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['loan-form-data-timbo']);
  });

  it('is not stored again by arriving', async () => {
    const stored = returning('alerce');
    const { page, simulator } = await visitor({ stored, at: '/alerce' });
    await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(stored);
  });

  it('is ignored where it cannot be read', async () => {
    const { page } = await visitor({ stored: { 'loan-form-data-alerce': '{"v":1,' }, at: '/alerce' });
    await expect(page.locator('#amount')).toHaveValue('5.000.000');
    await expect(page.locator('#term')).toHaveValue('30');
  });

  it.each([
    ['the age is out of range', { ...STORED_LOAN, edad: 17 }],
    ['a field is missing', { ...STORED_LOAN, ubicacion: '' }],
  ])('leaves /simular on step 1 when %s', async (_, data) => {
    const { page, simulator } = await visitor({
      stored: { 'loan-form-data-homepage': sealed(data) },
      at: '/simular',
    });
    await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
    await expect(simulator.field(personFields.dni.label)).toHaveCount(0);
    await expect(page).not.toHaveURL(/paso=/);
  });
});
