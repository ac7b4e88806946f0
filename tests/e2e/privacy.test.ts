import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { beforeEach, describe, it } from 'vitest';
import { SimulatorPage } from '../support/simulator-page.ts';
import { back } from '../support/steps.ts';
import { returning, seed } from '../support/stored.ts';
import { useTestServer } from '../support/test-server.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { button, useWatchedVisitors, WATCHED } from '../support/watched-visitors.ts';

const PLAIN = 'banco=7&autosubmit=true&utm_source=simulador-prestamos';
const WITH_DATA = `${PLAIN}&dni=27654321&email=caro%40correo.example&g=m&tel=3515667788`;

const visitor = useWatchedVisitors();

/** The partner marketplace. */
const portal = useTestServer();

describe('personal data go nowhere but where the visitor was told', () => {
  it.each([
    ['from the home page, on a desktop', '/', DESKTOP],
    ['from the home page, on a phone', '/', PHONE],
    ["on a lender's page", '/galicia?utm_source=boletin', DESKTOP],
  ])('%s', async (_, path, device) => {
    const { page, simulator, watch, elsewhere } = await visitor({ device });
    const look = () => watch.check(page);
    await simulator.open(path);
    await simulator.fillLoan();
    await look();
    await simulator.submitButton().click();
    await expect(button(page, 'Ver mi Oferta Personalizada')).toBeVisible();
    await simulator.fillPersonal(WATCHED);
    await look();
    await simulator.submitPersonal();
    await expect(simulator.resultsTitle).toBeVisible();
    await look();
    await page
      .getByRole('button', { name: /^Ver detalle/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await look();
    await page.getByRole('radio', { name: 'Cuota', exact: true }).dispatchEvent('click');
    await look();
    await back(page);
    await look();
    await button(page, 'Editar Formulario').click();
    await look();
    await back(page);
    await look();
    await page.reload();
    await look();
    await page.goto('/contacto');
    await look();
    await page.goBack();
    await look();
    expect(watch.leaks).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  it('through the contact form', async () => {
    const writer = { ...WATCHED, name: 'Carolina Paz' };
    const { page, watch } = await visitor({ secrets: writer });
    await page.goto('/contacto');
    await page.getByLabel('Nombre completo').fill(writer.name);
    await page.getByLabel('Email').fill(writer.email);
    await page.getByLabel('Teléfono').fill(writer.phone);
    await page.getByLabel('Asunto').selectOption('reclamo');
    await page.getByLabel('Mensaje').fill('Me llamaron sin permiso.');
    await watch.check(page);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('¡Mensaje enviado exitosamente!')).toBeVisible();
    await watch.check(page);
    await page.getByRole('button', { name: 'Enviar otro mensaje' }).click();
    await page.reload();
    await watch.check(page);
    expect(watch.leaks).toEqual([]);
  });

  it('and the request in the console has them masked', async () => {
    const { page, simulator } = await visitor();
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Simulation request'));
    await simulator.open('/galicia');
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal(WATCHED);
    await simulator.submitPersonal();
    const [title, label, payload] = await Promise.all((await logged).args().map((arg) => arg.jsonValue()));
    expect([title, label]).toEqual(['Simulation request', 'Banco Galicia']);
    expect(payload).toMatchObject({
      dni: '***',
      email: '***',
      phone: '***',
      genero: '***',
      monto: 5_000_000,
    });
  });
});

describe('the marketplace link', () => {
  beforeEach(() => {
    portal.received = [];
  });

  /** What came to the marketplace, without the browser's question for its icon. */
  const arrivals = () => portal.received.filter(({ url }) => url !== '/favicon.ico');

  /** The page as it would be for a partner at the address of our test server, which sees what really arrives. */
  const leadingToOurPortal = (page: Page) =>
    page.route('**/galicia*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll('https://portal-prestamos.example', portal.url);
      await route.fulfill({ response, body: html });
    });

  const link = (page: Page) =>
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Solicitar/ });
  const without = (page: Page) => page.getByRole('link', { name: /sin mis datos/ }).first();

  it.each<[string, (page: Page) => Promise<unknown>, string]>([
    ['clicked', (page) => link(page).click(), WITH_DATA],
    ['followed by keyboard', (page) => link(page).press('Enter'), WITH_DATA],
    ['clicked with the middle button', (page) => link(page).click({ button: 'middle' }), WITH_DATA],
    ['opened in a new tab', (page) => link(page).click({ modifiers: ['ControlOrMeta'] }), WITH_DATA],
    ['taken without the data', (page) => without(page).click(), PLAIN],
    ['without the data, with the middle button', (page) => without(page).click({ button: 'middle' }), PLAIN],
    [
      'of the advert',
      (page) =>
        page
          .getByRole('link', { name: /^Ver si lo tengo/ })
          .first()
          .click(),
      WITH_DATA,
    ],
  ])('%s', async (_, follow, query) => {
    const { page, watch } = await visitor({ partner: portal.url });
    await leadingToOurPortal(page);
    await seed(page.context(), returning('galicia', WATCHED));
    await page.goto('/galicia?paso=datos');
    await button(page, 'Ver mi Oferta Personalizada').click();
    await expect(link(page)).toBeVisible();
    await watch.check(page);
    const opened = page.context().waitForEvent('page');
    await follow(page);
    await opened;
    await expect.poll(() => arrivals().map(({ url }) => url)).toEqual([`/AR/prestamos?${query}`]);
    expect(arrivals()[0]?.headers.referer ?? '').toMatch(/^(?:http:\/\/[\d.:]+\/)?$/);
    // What the link carried for the moment of the click is gone from the page again.
    await watch.check(page);
    expect(watch.leaks).toEqual([]);
  });
});

describe('a robot that fills in every field', () => {
  it('gets offers, and leaves no lead', async () => {
    const { page } = await visitor();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await seed(page.context(), returning('homepage', WATCHED));
    await page.goto('/simular');
    await page.locator('[name=company]').fill('ACME', { force: true });
    await button(page, 'Ver mi Oferta Personalizada').click();
    await expect(new SimulatorPage(page).resultsTitle).toBeVisible();
    expect(posts).toEqual(['/simular_personal']);
  });
});
