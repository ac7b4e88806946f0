import { content, pageLabel, sortLabel } from '../support/visitor/content.ts';
import type { Page } from 'playwright';
import { beforeEach, describe, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { back } from '../support/browser/steps.ts';
import { returning, seed } from '../support/data/stored.ts';
import { useTestServer } from '../support/server/test-server.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { button, useWatchedVisitors, WATCHED, watched } from '../support/faults/leaks.ts';

const PLAIN = `banco=7&autosubmit=true&utm_source=${content.site.utmSource}`;
const WITH_DATA = `${PLAIN}&dni=27654321&email=caro%40correo.example&g=m&tel=3515667788`;

const visitor = useWatchedVisitors();

/** The partner marketplace. */
const portal = useTestServer();

const JOURNEYS = [
  { from: 'the home page, on a desktop', path: '/', device: DESKTOP, tags: ['long'] },
  { from: 'the home page, on a phone', path: '/', device: PHONE, tags: ['long'] },
  { from: "a lender's page", path: '/alerce?utm_source=boletin', device: DESKTOP, tags: [] },
];
for (const { from, path, device, tags } of JOURNEYS)
  it(`personal data go from ${from} only where the visitor was told`, { tags }, async () => {
    const { page, simulator, watch, elsewhere } = await visitor({ device });
    const press = (name: string) => page.getByRole('button', { name }).first().click();
    const sort = page.getByRole('radio', { name: sortLabel('cuota'), exact: true });
    const steps: readonly (() => Promise<unknown>)[] = [
      () => simulator.open(path).then(() => simulator.fillLoan()),
      async () => {
        await simulator.submitButton().click();
        await expect(button(page, content.personal.submit)).toBeVisible();
        await simulator.fillPersonal(WATCHED);
      },
      async () => {
        await simulator.submitPersonal();
        await expect(simulator.resultsTitle).toBeVisible();
      },
      () =>
        press(content.results.card.showDetail).then(() =>
          page.getByRole('button', { name: pageLabel(2), exact: true }).click(),
        ),
      () => sort.dispatchEvent('click'),
      () => back(page),
      () => button(page, content.results.buttons.edit).click(),
      () => back(page),
      () => page.reload(),
      () => page.goto('/contacto'),
      () => page.goBack(),
    ];
    for (const step of steps) {
      await step();
      await watch.check(page);
    }
    expect(watch.leaks).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

it("personal data of the contact form go only into the visitor's own e-mail", { tags: 'long' }, async () => {
  const writer = { ...WATCHED, name: 'Carolina Paz' };
  const { page, watch } = await visitor({ secrets: writer });
  await page.goto('/contacto');
  await page.getByLabel(content.contact.form.name.label).fill(writer.name);
  await page.getByLabel(content.contact.form.email.label).fill(writer.email);
  await page.getByLabel(content.contact.form.phone.label).fill(writer.phone);
  await page.getByLabel(content.contact.form.subject.label).selectOption('reclamo');
  await page.getByLabel(content.contact.form.message.label).fill('Me llamaron sin permiso.');
  await watch.check(page);
  await page.getByRole('button', { name: content.contact.form.submit }).click();
  await expect(page.getByText(content.contact.confirmation.title)).toBeVisible();
  await watch.check(page);
  await page.getByRole('button', { name: content.contact.confirmation.again }).click();
  await page.reload();
  await watch.check(page);
  expect(watch.leaks).toEqual([]);
});

describe('the marketplace link', () => {
  beforeEach(() => {
    portal.received = [];
  });

  /** What came to the marketplace, without the browser's question for its icon. */
  const arrivals = () => portal.received.filter(({ url }) => url !== '/favicon.ico');

  /** The page as it would be for a partner at the address of our test server, which sees what really arrives. */
  const leadingToOurPortal = (page: Page) =>
    page.route('**/alerce*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(content.site.marketplace.origin, portal.url);
      await route.fulfill({ response, body: html });
    });

  const link = (page: Page) =>
    page.getByRole('article').first().getByRole('link', { name: content.results.card.request });
  const without = (page: Page) =>
    page.getByRole('article').first().getByRole('link', { name: content.results.marketplace.without });

  type Follow = (page: Page) => Promise<unknown>;
  // Who goes on with Tab means the new screen; an Enter that came too soon would be taken for one meant for the last.
  const byKeyboard: Follow = (page) => page.keyboard.press('Tab').then(() => link(page).press('Enter'));
  const byMiddleButton: Follow = (page) => link(page).click({ button: 'middle' });
  const advert = (page: Page) => page.getByRole('link', { name: content.results.promo.button }).first();

  const WAYS: readonly [how: string, follow: Follow, query: string, tags?: string[]][] = [
    ['clicked', (page) => link(page).click(), WITH_DATA, []],
    ['followed by keyboard', byKeyboard, WITH_DATA],
    ['clicked with the middle button', byMiddleButton, WITH_DATA],
    ['opened in a new tab', (page) => link(page).click({ modifiers: ['ControlOrMeta'] }), WITH_DATA],
    ['taken without the data', (page) => without(page).click(), PLAIN],
    ['without the data, with the middle button', (page) => without(page).click({ button: 'middle' }), PLAIN],
    ['of the advert', (page) => advert(page).click(), WITH_DATA],
  ];
  for (const [how, follow, query, tags = ['long']] of WAYS)
    it(`is ${how}`, { tags }, async () => {
      const { page, watch } = await visitor({ partner: portal.url });
      await leadingToOurPortal(page);
      await seed(page.context(), returning('alerce', WATCHED));
      await page.goto('/alerce?paso=datos');
      await button(page, content.personal.submit).click();
      await expect(link(page)).toBeVisible();
      await watch.check(page);
      const opened = page.context().waitForEvent('page');
      await follow(page);
      await opened;
      await expect.poll(() => arrivals().map(({ url }) => url)).toEqual([`/AR/prestamos?${query}`]);
      expect(arrivals()[0]?.headers.referer ?? '').toMatch(/^(?:http:\/\/[\d.:]+\/)?$/);
      // The data that the link carries during the click are gone from the page afterwards.
      await watch.check(page);
      expect(watch.leaks).toEqual([]);
    });
});

it('who filled in the field that no person sees gets offers, and leaves a flagged lead', async () => {
  const { page, simulator } = await visitor();
  await seed(page.context(), returning('homepage', WATCHED));
  await page.goto('/simular');
  const leads = page.waitForRequest(
    (request) => request.url().endsWith('/leads') && request.method() === 'POST',
  );
  const trap = page.locator('label[aria-hidden] input');
  // As a browser fills in whatever it finds, seen or not.
  await trap.evaluate((one: HTMLInputElement) => {
    for (const control of one.form?.elements ?? [])
      if (control instanceof HTMLInputElement && control.tabIndex < 0) control.value = 'ACME';
  });
  await expect(trap).toHaveValue('ACME');
  // No browser fills in a field by this name, nor does a password manager that reads its own word on it.
  for (const [attribute, value] of Object.entries({
    name: 'leave-blank',
    autocomplete: 'off',
    'data-1p-ignore': '',
  }))
    await expect(trap).toHaveAttribute(attribute, value);
  await button(page, content.personal.submit).click();
  await expect(simulator.resultsTitle).toBeVisible();
  const lead = await leads;
  expect(lead.postDataJSON()).toMatchObject({ dni: WATCHED.dni, marca: 'trampa' });
  expect((await lead.response())?.ok()).toBe(true);
});

it('in no journey a datum was where it must not be', ({ task }) => {
  const { journeys, looks, hits } = watched;
  expect(hits).toBe(0);
  task.meta.summary = `Personal data: ${journeys} journeys, ${looks} looks at the page and every request; ${hits} hits`;
});
