import { formatTerm } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { content, loanFields, personFields } from '../../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../../support/visitor/shown.ts';
import { it } from 'vitest';
import { returning, sealed, STORED_LOAN } from '../../support/data/stored.ts';
import { holdScripts } from '../../support/browser/steps.ts';
import { AT_ALERCE, useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors();
const WIDE = { viewport: { width: 768, height: 900 } };

const storedUnder = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as { data: Record<string, unknown> } | null,
    key,
  );

const { texts } = content.simulator;
const { messages, termValue } = texts;
const REQUIRED = [
  messages.employment,
  messages.seniority,
  messages.province,
  fillTemplate(messages.age, { min: 18, max: 99 }),
  fillTemplate(messages.netSalary, { min: '100.000', max: '50.000.000' }),
];

it('[S2.4-07..08 S2.4-11..12] the controls are those of a wide window from 768 px on, of a phone under it, and keep the age', async () => {
  const { page, simulator } = await visitor({ device: WIDE, at: '/simular' });
  const { placeholderNarrow, placeholderWide } = loanFields.netSalary;
  const expectControls = async (width: number, age: string, hidden: string, placeholder: string) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator(age)).toBeVisible();
    await expect(page.locator(hidden)).toBeHidden();
    await expect(page.locator('#net-salary')).toHaveAttribute('placeholder', placeholder);
  };
  // While nothing has been touched and no form has been loaded, and after that.
  await expectControls(768, '#age', '#age-list', placeholderWide);
  await expectControls(767, '#age-list', '#age', placeholderNarrow);
  await expectControls(768, '#age', '#age-list', placeholderWide);
  await simulator.field(loanFields.age.label).fill('40');
  await expectControls(767, '#age-list', '#age', placeholderNarrow);
  await expect(page.locator('#age-list')).toHaveValue('40');
});

it('[S9.1-11] the controls move together: slider, exact figure and its words', async () => {
  const { page } = await visitor({ at: '/simular' });
  await page.getByLabel(loanFields.term.slider).press('ArrowRight');
  await expect(page.locator('#term')).toHaveValue('31');
  await expect(page.locator('output[for=term]')).toHaveText(formatTerm(31, termValue));
  await page.locator('#amount').fill('25000000');
  await expect(page.getByLabel(loanFields.amount.slider)).toHaveValue('10000000');
});

it('[S2.4-06 S5.4-01..02 S5.4-04] the controls take digits for a salary, with dots between thousands; blank and what is no amount are 0', async () => {
  const { page, simulator } = await visitor({ at: '/simular' });
  const salary = simulator.field(loanFields.netSalary.label);
  const expectStored = (pesos: number) =>
    expect
      .poll(async () => (await storedUnder(page, 'loan-form-data-homepage'))?.data['sueldo_bolsillo'])
      .toBe(pesos);
  // A text is read whole while the form's script is on its way, and key by key from then on.
  await salary.fill('9');
  await expectStored(9);
  await salary.press('Backspace');
  await salary.pressSequentially('12.34567');
  await expect(salary).toHaveValue('1.234.567');
  await expectStored(1_234_567);
  await salary.fill('a12b34567');
  await expectStored(0);
  await salary.blur();
  await expect(page.locator('#net-salary-error')).toHaveText(
    fillTemplate(texts.inFigures, { example: '850.000' }),
  );
  await salary.fill('1234567');
  await expectStored(1_234_567);
  await salary.fill('');
  await expect(salary).toHaveValue('');
  await expectStored(0);
});

it('[S4.1-04 S4.1-23 S8-11] submitting says under each field what is missing, and takes it back when the field is edited', async () => {
  const { page, simulator } = await visitor({ at: '/alerce' });
  await simulator.submitButton().click();
  for (const message of REQUIRED)
    await expect(page.getByText(message).filter({ visible: true })).toHaveCount(1);
  await simulator.field(loanFields.province.label).selectOption('caba');
  await expect(page.getByText(messages.province)).toHaveCount(0);
  await expect(page.getByText(messages.employment)).toBeVisible();
});

it('[S4.1-02..03 S5.3-04] submitting stops at an age that is too low, too high or no number, and says why on its field', async () => {
  const { page, simulator } = await visitor(AT_ALERCE);
  for (const [age, message] of [
    ['17', fillTemplate(messages.ageMin, { min: 18 })],
    ['100', fillTemplate(messages.ageMax, { max: 99 })],
    ['40 y pico', messages.ageNotNumber],
  ] as const) {
    await simulator.field(loanFields.age.label).fill(age);
    await simulator.submitButton().click();
    await expect(page.locator('#age-error')).toHaveText(message);
    await expect(simulator.field(loanFields.netSalary.label)).toBeVisible();
  }
});

/** The form is submitted, and step 2 comes when it is let. */
async function submitted() {
  const visited = await visitor({ stored: 'alerce', fresh: true });
  const letScriptCome = await holdScripts(visited.page, 'personal-chunk');
  await visited.simulator.open('/alerce');
  await visited.simulator.submitButton().click();
  await expect(visited.simulator.submitButton()).toBeDisabled();
  return { ...visited, letScriptCome, dni: visited.simulator.field(personFields.dni.label) };
}

it('[S2.4-16 S4.1-05] the button of step 1 shows a spinner while step 2 is on its way, and asks for a changed form as it stands then', async () => {
  const { page, simulator, letScriptCome, dni } = await submitted();
  await expect(simulator.submitButton().locator('[aria-hidden]')).toHaveCount(1);
  await page.locator('#amount').fill('4000000');
  letScriptCome();
  await expect(dni).toBeVisible();
  await expect(page.getByText('$ 4.000.000').filter({ visible: true })).toHaveCount(1);
  const asked = page.waitForRequest('**/simular_personal');
  await simulator.submitPersonal();
  expect((await asked).postDataJSON()).toMatchObject({ monto: 4_000_000 });
});

it('a form that is not valid any more while step 2 is on its way stays there, with what is wrong', async () => {
  const { page, simulator, letScriptCome, dni } = await submitted();
  await simulator.field(loanFields.age.label).fill('17');
  letScriptCome();
  await expect(simulator.submitButton()).toBeEnabled();
  await expect(page.locator('#age-error')).toBeVisible();
  await expect(dni).toHaveCount(0);
});

it('[S3.5-01 S3.5-03] what was typed is stored on every change under the page’s key, and restored on arrival', async () => {
  const { page, simulator } = await visitor({ at: '/timbo' });
  await simulator.field(loanFields.employment.label).selectOption('jubilado');
  await expect
    .poll(async () => (await storedUnder(page, 'loan-form-data-timbo'))?.data['situacion_laboral'])
    .toBe('jubilado');
  await page.reload();
  await expect(simulator.field(loanFields.employment.label)).toHaveValue('jubilado');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['loan-form-data-timbo']);
});

it('[S3.5-02 S3.5-16] what was typed is not stored again by arriving', async () => {
  const stored = returning('alerce');
  const { page, simulator } = await visitor({ stored, at: '/alerce' });
  await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(stored);
});

it('[S4.1-08] what was typed leaves /simular on step 1 when the age is out of range', async () => {
  const { page, simulator } = await visitor({
    stored: { 'loan-form-data-homepage': sealed({ ...STORED_LOAN, edad: 17 }) },
    at: '/simular',
  });
  await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
  await expect(simulator.field(personFields.dni.label)).toHaveCount(0);
  await expect(page).not.toHaveURL(/paso=/);
});
