import { fillTemplate } from '#domain/template.ts';
import { content, loanFields, personFields } from '../../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../../support/visitor/shown.ts';
import { it } from 'vitest';
import { PERSON } from '../../support/visitor/simulator-page.ts';
import { sealed, STORED_LOAN } from '../../support/data/stored.ts';
import { hold } from '../../support/browser/steps.ts';
import { useTestServer } from '../../support/server/test-server.ts';
import { DESKTOP } from '../../support/browser/visit.ts';
import { AT_ALERCE, useVisitors, type Visitor } from '../../support/data/visitors.ts';

const visitor = useVisitors();
/** A web app of another origin, which answers without a word about who may read it. */
const spreadsheet = useTestServer();

const ERROR = content.personal.error;
const PROVIDER = '**/simular_personal';
const LEADS = '**/leads';

/** At step 2 of Galicia's page, with everything filled in. */
const atPersonal = (options: Visitor = {}) => visitor({ ...AT_ALERCE, step: 'personal', ...options });

const submit = (page: Page) => page.locator('[data-island=simulator] button[type=submit]');
const top = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

it('[S1-05 S2.5-01..02 S2.5-04..08 S2.5-14..16 S2.7-29 S3.2-04 S3.2-06 S3.4-15] step 2 asks for DNI, e-mail, phone and gender, in the name and the colours of the bank', async () => {
  const { page, simulator } = await visitor({
    stored: { 'loan-form-data-alerce': sealed(STORED_LOAN) },
    at: '/alerce',
    step: 'personal',
  });
  for (const label of [personFields.dni.label, personFields.email.label, personFields.phone.label])
    await expect(simulator.field(label)).toHaveValue('');
  await expect(page.getByRole('radio', { name: content.simulator.defaults.gender })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByText(personFields.phone.prefix)).toBeVisible();
  await expect(page.getByText(personFields.phone.hint)).toBeVisible();
  const subtitle = fillTemplate(content.personal.subtitleBank, { bank: 'Banco Alerce' });
  await expect(page.getByText(subtitle)).toBeVisible();
  await expect(submit(page)).toHaveText(content.personal.submit);
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(250, 100, 0)');
});

it('[S2.5-11..13 S3.2-01 S3.5-14..15 S5.1-08..11] step 2 keeps the DNI with dots and the phone without its prefix, also over a reload, and leads back', async () => {
  const { page, simulator } = await atPersonal();
  const dni = simulator.field(personFields.dni.label);
  await dni.fill('');
  await dni.pressSequentially('0a1123456789');
  await expect(dni).toHaveValue('01.123.456');
  await simulator.field(personFields.phone.label).fill('(+54 9) 11 5555-1234');
  await expect(simulator.field(personFields.phone.label)).toHaveValue('11 5555-1234');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('simulator-personal-data')))
    .toContain('"dni":"01123456"');
  await page.reload();
  await expect(dni).toHaveValue('01.123.456');
  await expect(simulator.field(personFields.email.label)).toHaveValue(PERSON.email);
  await page.getByRole('button', { name: `← ${content.personal.back}`, exact: true }).click();
  await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
  await expect(dni).toHaveCount(0);
});

it('[S2.5-09..10 S4.1-11..13 S4.1-15..17 S4.1-24 S7.1-25 S7.2-01..02] asking for offers clears the errors, keeps the frame, spins at the top, and records the lead before the results show', async () => {
  const { page, simulator, posts, console: logged } = await atPersonal();
  await simulator.field(personFields.email.label).fill('dora');
  await submit(page).click();
  await expect(page.getByText(content.personal.texts.messages.emailAt)).toBeVisible();
  await simulator.field(personFields.email.label).fill(PERSON.email);
  const [answer, recorded] = [await hold(page, PROVIDER), await hold(page, LEADS)];
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  await expect(submit(page)).toHaveText(content.personal.submitting);
  await expect(submit(page)).toBeDisabled();
  await expect(page.locator('[data-island=simulator] form')).toHaveCSS('border-top-width', '1px');
  await expect(submit(page).locator('[aria-hidden]')).toHaveCount(1);
  await expect(page.getByText(content.personal.texts.messages.emailAt)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  answer();
  await expect.poll(() => posts).toEqual(['/simular_personal', '/leads']);
  expect(logged.join()).toContain('Simulation request Banco Alerce');
  await expect(simulator.resultsTitle).toHaveCount(0);
  recorded();
  await expect(simulator.resultsTitle).toBeVisible();
});

it('[S4.1-19 S8-01..02 S8-04] asking for offers says in red under the button that the call failed or held no offers, and asks again by the button beside', async () => {
  const { page, simulator } = await atPersonal({ allows: /./ });
  const [told, retry] = [page.getByRole('alert').filter({ hasText: ERROR }), content.personal.retry];
  for (const answer of [{ status: 500 }, { json: { ofertas: [] } }]) {
    await page.route(PROVIDER, (route) => route.fulfill(answer), { times: 1 });
    const answered = page.waitForResponse(PROVIDER);
    await simulator.submitPersonal();
    await answered;
    await expect(told).toBeVisible();
    expect(await top(page, '[role=alert] p')).toBeGreaterThan(
      await top(page, '[data-island=simulator] button[type=submit]'),
    );
    const [red = 0, green = 0, blue = 0] = await page
      .getByText(ERROR)
      .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(submit(page)).toBeEnabled();
    await expect(simulator.field(personFields.dni.label)).toHaveValue('30.123.456');
  }
  await simulator.movePointer();
  await told.getByRole('button', { name: retry, exact: true }).click();
  await expect(simulator.resultsTitle).toBeVisible();
});

it('[S7.2-03 S7.2-06..07 S7.2-21] asking for offers posts to a spreadsheet the way its web app takes it, and asks for no answer', async () => {
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
    const leads = { ...content.site.leads, variant: 'spreadsheet', endpoint: `${spreadsheet.url}/exec` };
    const html = (await response.text()).replace(/"leads":{[^}]*}/, () => `"leads":${JSON.stringify(leads)}`);
    await route.fulfill({ response, body: html });
  });
  await simulator.open('/alerce?utm_source=boletin');
  await simulator.submitLoan();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  expect(spreadsheet.received).toHaveLength(1);
  const [{ method, headers, body } = { method: '', headers: {}, body: '{}' }] = spreadsheet.received;
  expect([method, headers['sec-fetch-mode']]).toEqual(['POST', 'no-cors']);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(JSON.parse(body)).toMatchObject({
    dni: PERSON.dni,
    plazo: 30,
    page_url: expect.stringMatching(/\/alerce\?utm_source=boletin$/),
  });
});
