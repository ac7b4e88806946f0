import type { Page } from 'playwright';
import { expect } from '#scripts/review/visitor/shown.ts';
import { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';

/** A screen of the site: an address, and what a visitor does there to see it. */
export type Screen = {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** A picture of it shows the whole page; false: only what is in the window, as something lies over the page. */
  fullPage?: boolean;
};

const address = (path: string): Screen => ({ name: path, open: (page) => page.goto(path) });

const FAILING = (page: Page) => page.route('**/simular_personal', (route) => route.fulfill({ status: 500 }));

const personalStep = async (page: Page): Promise<SimulatorPage> => {
  const simulator = await new SimulatorPage(page).open('/galicia');
  await simulator.fillLoan();
  return simulator.submitLoan();
};

/** Every state of the flow, and the menu. */
export const STATES: readonly Screen[] = [
  {
    name: 'step 1 with errors',
    open: async (page) => {
      const simulator = await new SimulatorPage(page).open('/galicia');
      await simulator.submitButton().click();
      await expect(page.getByText('La ubicación es requerida')).toBeVisible();
    },
  },
  { name: 'step 2', open: personalStep },
  {
    name: 'step 2 with errors',
    open: async (page) => {
      await personalStep(page);
      await page.getByRole('button', { name: 'Ver mi Oferta Personalizada' }).click();
      await expect(page.getByText('El DNI es requerido')).toBeVisible();
    },
  },
  {
    name: 'waiting',
    open: async (page) => {
      await page.route('**/simular_personal', () => undefined);
      const simulator = await personalStep(page);
      await (await simulator.fillPersonal()).submitPersonal();
      await expect(page.getByText('Preparando tus ofertas...')).toBeVisible();
    },
  },
  {
    name: 'failed simulation',
    open: async (page) => {
      await FAILING(page);
      const simulator = await personalStep(page);
      await (await simulator.fillPersonal()).submitPersonal();
      await expect(page.getByText('Error al obtener ofertas. Por favor, inténtalo más tarde.')).toBeVisible();
    },
  },
  { name: 'results', open: (page) => new SimulatorPage(page).simulate('/galicia') },
  {
    name: 'results with an open offer',
    open: async (page) => {
      await new SimulatorPage(page).simulate('/galicia');
      await page
        .getByRole('button', { name: /^Ver detalle/ })
        .first()
        .click();
      await expect(page.getByText('Cuota por cuota').first()).toBeVisible();
    },
  },
  { name: "results without the page's lender", open: (page) => new SimulatorPage(page).simulate('/cordoba') },
  {
    name: 'comparison',
    fullPage: false,
    open: async (page) => {
      await new SimulatorPage(page).simulate('/galicia');
      for (const index of [0, 1, 2])
        await page
          .getByLabel(/^Comparar la oferta/)
          .nth(index)
          .check();
      await page.getByRole('button', { name: 'Comparar', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no results',
    open: (page) =>
      new SimulatorPage(page).simulate('/simular', { amount: '100000000', netSalary: '100000' }),
  },
  {
    name: 'message sent',
    open: async (page) => {
      await page.goto('/contacto');
      await page.getByLabel('Nombre completo').fill('Ana Díaz');
      await page.getByLabel('Email').fill('ana@correo.example');
      await page.getByLabel('Asunto').selectOption('reclamo');
      await page.getByLabel('Mensaje').fill('Me cobraron de más.');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByText('¡Mensaje enviado exitosamente!')).toBeVisible();
    },
  },
  {
    name: 'debt swap worked out',
    open: async (page) => {
      await page.goto('/cambiar-deuda');
      const figures = ['1000000', '122000', '12', '4', '58,08', '12'];
      for (const [at, figure] of figures.entries()) await page.locator('main input').nth(at).fill(figure);
      await page.locator('main button[type=submit]').click();
      await page.locator('main [aria-expanded=false]').click();
    },
  },
  {
    name: 'menu open',
    fullPage: false,
    open: async (page) => {
      await page.goto('/');
      const button = page.locator('button[popovertarget]');
      if (await button.isVisible()) await button.click();
    },
  },
];

/** Addresses that do not exist, each with the page that says so. */
export const MISSING = ['/no-existe', '/banco/no-existe'];

/** One page of each kind. */
export const PAGES: readonly Screen[] = [
  '/',
  '/simular',
  '/galicia',
  '/bancos',
  '/banco/banco-nacion',
  '/contacto',
  '/informacion',
  '/cambiar-deuda',
  '/terminos',
  '/privacidad',
  ...MISSING,
].map(address);

export const pageAt = address;
