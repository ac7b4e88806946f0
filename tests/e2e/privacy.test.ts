import { CARD_PRESSES } from '../support/content/card-presses.ts';
import { content, pageLabel, sortLabel } from '../support/visitor/content.ts';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { back } from '../support/browser/steps.ts';
import { returning, seed } from '../support/data/stored.ts';
import { useTestServer } from '../support/server/test-server.ts';
import { button, useWatchedVisitors, WATCHED, watched } from '../support/faults/leaks.ts';

const WITH_DATA = `banco=7&autosubmit=true&utm_source=${content.site.utmSource}&dni=27654321&email=caro%40correo.example&g=m&tel=3515667788`;

const visitor = useWatchedVisitors();

/** The partner marketplace. */
const portal = useTestServer();

it('personal data go only where the visitor was told', async () => {
  const { page, simulator, watch, elsewhere } = await visitor();
  const sort = page.getByRole('radio', { name: sortLabel('cuota'), exact: true });
  const steps: readonly (() => Promise<unknown>)[] = [
    () => simulator.open('/alerce?utm_source=boletin').then(() => simulator.fillLoan()),
    async () => {
      await simulator.submitButton().click();
      await expect(button(page, content.personal.submit)).toBeVisible();
      await simulator.fillPersonal(WATCHED);
    },
    async () => {
      await simulator.submitPersonal();
      await expect(simulator.resultsTitle).toBeVisible();
    },
    ...CARD_PRESSES.map(
      ({ control }) =>
        () =>
          page.locator(`article ${control}`).first().click(),
    ),
    () => page.getByRole('button', { name: pageLabel(2), exact: true }).click(),
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

describe('the marketplace link', () => {
  /** What came to the marketplace, without the browser's question for its icon. */
  const arrivals = () => portal.received.filter(({ url }) => url !== '/favicon.ico');

  /** The page as it would be for a partner at the address of our test server, which sees what really arrives. */
  const leadingToOurPortal = (page: Page) =>
    page.route('**/alerce*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(content.site.marketplace.origin, portal.url);
      await route.fulfill({ response, body: html });
    });

  it('the data of a followed link arrive at the partner alone, and are gone from the page afterwards', async () => {
    const { page, watch } = await visitor({ partner: portal.url });
    await leadingToOurPortal(page);
    await seed(page.context(), returning('alerce', WATCHED));
    await page.goto('/alerce?paso=datos');
    await button(page, content.personal.submit).click();
    const link = page.getByRole('article').first().getByRole('link', { name: content.results.card.request });
    await expect(link).toBeVisible();
    await watch.check(page);
    const opened = page.context().waitForEvent('page');
    await link.click();
    await opened;
    await expect.poll(() => arrivals().map(({ url }) => url)).toEqual([`/AR/prestamos?${WITH_DATA}`]);
    expect(arrivals()[0]?.headers.referer ?? '').toMatch(/^(?:http:\/\/[\d.:]+\/)?$/);
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
