import { fillTemplate } from '#domain/template.ts';
import { content, loanFields, optionLabel, personFields } from '#scripts/preview/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { describe, it } from 'vitest';
import { PERSON } from '#scripts/preview/visitor/simulator-page.ts';
import { sealed, STORED_LOAN } from '../../support/data/stored.ts';
import { hold } from '../../support/browser/steps.ts';
import { useTestServer } from '../../support/server/test-server.ts';
import { DESKTOP } from '../../support/browser/visit.ts';
import {
  AT_ALERCE,
  AT_SIMULAR,
  useOneVisit,
  useVisitors,
  type Visitor,
} from '../../support/data/visitors.ts';

const visitor = useVisitors();
/** A web app of another origin, which answers without a word about who may read it. */
const sheet = useTestServer();

const ERROR = content.personal.error;
const PROVIDER = '**/simular_personal';
const LEADS = '**/leads';

/** At step 2 of Galicia's page, with everything filled in. */
const atPersonal = (options: Visitor = {}) => visitor({ ...AT_ALERCE, step: 'personal', ...options });

const submit = (page: Page) => page.locator('[data-island=simulator] button[type=submit]');
const top = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

describe('step 2, before anything is typed', () => {
  const opened = useOneVisit({
    stored: { 'loan-form-data-alerce': sealed(STORED_LOAN) },
    at: '/alerce',
    step: 'personal',
  });

  it('[S1-05 S2.5-04..08 S2.7-29 S3.2-06] asks for DNI, e-mail, phone and gender, Masculino unless changed', async () => {
    const { page, simulator } = opened();
    for (const label of [personFields.dni.label, personFields.email.label, personFields.phone.label])
      await expect(simulator.field(label)).toHaveValue('');
    await expect(page.getByRole('radio', { name: content.simulator.defaults.gender })).toBeChecked();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(submit(page)).toHaveText(content.personal.submit);
  });

  it('[S2.5-15..16 S3.2-04] shows the prefix of phones and what of a number to write', async () => {
    const { page } = opened();
    await expect(page.getByText(personFields.phone.prefix)).toBeVisible();
    await expect(page.getByText(personFields.phone.hint)).toBeVisible();
  });

  it('[S2.5-01..02] names the bank in its subtitle on the bank’s page', async () => {
    const { page } = opened();
    await expect(
      page.getByText(fillTemplate(content.personal.subtitleBank, { bank: 'Banco Alerce' })),
    ).toBeVisible();
  });

  it('[S2.5-14 S3.4-15] takes its colours from the bank', async () => {
    await expect(submit(opened().page)).toHaveCSS('background-color', 'rgb(250, 100, 0)');
  });
});

describe('step 2', () => {
  it('[S2.5-03] names none on the way from the home page', async () => {
    const { page } = await visitor(AT_SIMULAR);
    await expect(page.getByText(content.personal.subtitleHome)).toBeVisible();
  });

  it('[S3.2-01 S5.1-08..11] caps the DNI at eight digits, with dots, and strips the prefix of a phone', async () => {
    const { simulator } = await atPersonal();
    await simulator.field(personFields.dni.label).fill('');
    await simulator.field(personFields.dni.label).pressSequentially('3a1123456789');
    await expect(simulator.field(personFields.dni.label)).toHaveValue('31.123.456');
    await simulator.field(personFields.phone.label).fill('(+54 9) 11 5555-1234');
    await expect(simulator.field(personFields.phone.label)).toHaveValue('11 5555-1234');
  });

  it('[S2.5-11..13] leads back to the form, filled in', async () => {
    const { page, simulator } = await atPersonal();
    await page.getByRole('button', { name: `← ${content.personal.back}`, exact: true }).click();
    await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
    await expect(simulator.field(personFields.dni.label)).toHaveCount(0);
  });

  it('[S3.5-14..15] stores who somebody is under a key of its own, and restores it', async () => {
    const { page, simulator } = await atPersonal();
    await simulator.field(personFields.dni.label).fill('01234567');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('simulator-personal-data')))
      .toContain('"dni":"01234567"');
    await page.reload();
    await expect(simulator.field(personFields.dni.label)).toHaveValue('01.234.567');
    await expect(simulator.field(personFields.email.label)).toHaveValue(PERSON.email);
  });
});

describe('asking for offers', () => {
  it('[S2.5-09..10 S4.1-11..13 S4.1-24] disables the button, spins, clears the errors, keeps the frame and goes to the top', async () => {
    const { page, simulator } = await atPersonal();
    await simulator.field(personFields.email.label).fill('dora');
    await submit(page).click();
    await expect(page.getByText(content.personal.texts.messages.emailAt)).toBeVisible();
    await simulator.field(personFields.email.label).fill(PERSON.email);
    const release = await hold(page, PROVIDER);
    await submit(page).scrollIntoViewIfNeeded();
    await submit(page).click();
    await expect(submit(page)).toHaveText(content.personal.submitting);
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('[data-island=simulator] form')).toHaveCSS('border-top-width', '1px');
    await expect(submit(page).locator('[aria-hidden]')).toHaveCount(1);
    await expect(page.getByText(content.personal.texts.messages.emailAt)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(simulator.resultsTitle).toBeVisible();
  });

  it('[S4.1-15 S4.1-17 S7.1-25 S7.2-01..02] records the lead before the results show', async () => {
    const { page, simulator, posts, console: logged } = await atPersonal();
    const release = await hold(page, LEADS);
    await simulator.submitPersonal();
    await expect.poll(() => posts).toEqual(['/simular_personal', '/leads']);
    expect(logged.join()).toContain('Simulation request Banco Alerce');
    await expect(simulator.resultsTitle).toHaveCount(0);
    release();
    await expect(simulator.resultsTitle).toBeVisible();
  });

  it.each([
    ['[S8-01] the call fails', { status: 500 }],
    ['[S8-02] there are no offers in the answer', { json: { ofertas: [] } }],
  ])('[S4.1-19 S8-04] says in red under the button when %s, and stays', async (_, answer) => {
    const { page, simulator } = await atPersonal({ allows: /./ });
    await page.route(PROVIDER, (route) => route.fulfill(answer));
    await simulator.submitPersonal();
    await expect(page.getByRole('alert').filter({ hasText: ERROR })).toBeVisible();
    expect(await top(page, '[role=alert] p')).toBeGreaterThan(
      await top(page, '[data-island=simulator] button[type=submit]'),
    );
    const [red = 0, green = 0, blue = 0] = await page
      .getByText(ERROR)
      .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(submit(page)).toBeEnabled();
    await expect(simulator.field(personFields.dni.label)).toHaveValue('30.123.456');
  });

  it('asks again by the button inside its error', async () => {
    const { page, simulator } = await atPersonal({ allows: /./ });
    await page.route(PROVIDER, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await simulator.submitPersonal();
    await simulator.movePointer();
    await page.getByRole('alert').getByRole('button', { name: content.personal.retry, exact: true }).click();
    await expect(simulator.resultsTitle).toBeVisible();
  });

  it('[S7.2-03 S7.2-06..07 S7.2-21] posts to a spreadsheet the way its web app takes it, and asks for no answer', async () => {
    // The policy of the real site names the real endpoint alone.
    const { page, simulator } = await visitor({
      stored: 'alerce',
      device: { ...DESKTOP, bypassCSP: true },
      fresh: true,
    });
    // A page that comes out of a test counts as one from the internet, which may not ask this machine by itself.
    await page.context().grantPermissions(['local-network-access']);
    await page.route(/\/alerce\?/, async (route) => {
      const response = await route.fetch();
      const leads = { ...content.site.leads, variant: 'spreadsheet', endpoint: `${sheet.url}/exec` };
      const html = (await response.text()).replace(
        /"leads":{[^}]*}/,
        () => `"leads":${JSON.stringify(leads)}`,
      );
      await route.fulfill({ response, body: html });
    });
    await simulator.open('/alerce?utm_source=boletin');
    await simulator.submitLoan();
    await simulator.submitPersonal();
    await expect(simulator.resultsTitle).toBeVisible();
    expect(sheet.received).toHaveLength(1);
    const [{ method, headers, body } = { method: '', headers: {}, body: '{}' }] = sheet.received;
    expect([method, headers['sec-fetch-mode']]).toEqual(['POST', 'no-cors']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(JSON.parse(body)).toEqual({
      dni: PERSON.dni,
      email: PERSON.email,
      telefono: PERSON.phone,
      edad: 40,
      provincia: optionLabel('provinces', 'caba'),
      antiguedad_laboral: optionLabel('seniority', '2_3_anos'),
      situacion_laboral: optionLabel('employment', 'relacion_dependencia'),
      sueldo_neto: 3_000_000,
      plazo: 30,
      page_url: expect.stringMatching(/\/alerce\?utm_source=boletin$/),
      genero: content.simulator.defaults.gender,
    });
  });
});
