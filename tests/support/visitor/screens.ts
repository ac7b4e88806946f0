import { content } from './content.ts';
import type { Page, Route } from 'playwright';
import { provincesOf } from '#domain/quote/eligibility.ts';
import type { Lender } from '#generated/types.ts';
import { productsOf } from '#site/follow-record.ts';
import { lenderPath, pagePaths, pagesOf, ROUTES } from '#site/routes.ts';
import { featureModules } from '../content/feature-modules.ts';
import { byHand, type Screen } from './screen.ts';
import { expect } from './shown.ts';
import { SimulatorPage, TYPICAL } from './simulator-page.ts';

const landing = content.lenders.filter(({ page }) => page);
const pageOf = (lender = landing[0]): string => (lender ? lenderPath(lender.id) : ROUTES.simulation);

/** The page of a lender that lends anywhere, and of one that does not lend where the typical visitor lives. */
const attendedBy = (lender: Lender): string[] => {
  const own = productsOf(lender, content.catalogue);
  const declared = provincesOf(own);
  return own.length > 0 && declared.length === 0 ? [] : [...(lender.branches ?? []), ...declared];
};
const OWN_PAGE = pageOf(landing.find((lender) => attendedBy(lender).length === 0));
const ELSEWHERE = pageOf(
  landing.find((lender) => {
    const provinces: string[] = attendedBy(lender);
    return provinces.length > 0 && !provinces.includes(TYPICAL.province);
  }),
);

const address = (path: string): Screen => ({ name: path, open: (page) => page.goto(path) });

const personalStep = async (page: Page): Promise<SimulatorPage> => {
  const simulator = await new SimulatorPage(page).open(OWN_PAGE);
  await simulator.fillLoan();
  return simulator.submitLoan();
};

/** Both forms sent, and what the page says while the provider answers so. */
const answered = (answer: (route: Route) => unknown, shown: string) => async (page: Page) => {
  await page.route('**/simular_personal', answer);
  const simulator = await personalStep(page);
  await (await simulator.fillPersonal()).submitPersonal();
  await expect(page.getByText(shown).first()).toBeVisible();
};

/** Opens each state of a page beyond its plain address, by what a visitor does, in the order in which they meet them. */
const OPEN: Readonly<Record<string, Screen['open']>> = {
  'form-errors': async (page) => {
    const simulator = await new SimulatorPage(page).open(OWN_PAGE);
    await simulator.submitButton().click();
    await expect(page.getByText(content.simulator.texts.messages.province)).toBeVisible();
  },
  personal: personalStep,
  'personal-errors': async (page) => {
    await personalStep(page);
    await page.getByRole('button', { name: content.personal.submit }).click();
    await expect(page.getByText(content.personal.texts.messages.dniRequired)).toBeVisible();
  },
  waiting: answered(() => undefined, content.personal.submitting),
  error: answered((route) => route.fulfill({ status: 500 }), content.personal.error),
  offers: (page, toResults = byHand) => toResults(page, OWN_PAGE),
  'without-own': (page) => byHand(page, ELSEWHERE),
  none: async (page) => {
    await new SimulatorPage(page).simulate('/simular', { amount: '100000000', netSalary: '100000' });
    await expect(page.getByText(content.results.empty.title)).toBeVisible();
  },
  'message-sent': async (page) => {
    await page.goto(ROUTES.contact);
    await page.getByLabel(content.contact.form.name.label).fill('Ana Díaz');
    await page.getByLabel(content.contact.form.email.label).fill('ana@correo.example');
    await page.getByLabel(content.contact.form.subject.label).selectOption({ index: 1 });
    await page.getByLabel(content.contact.form.message.label).fill('Me cobraron de más.');
    await page.getByRole('button', { name: content.contact.form.submit }).click();
    await expect(page.getByText(content.contact.confirmation.title)).toBeVisible();
  },
  menu: async (page) => {
    await page.goto('/');
    // The menu's on a phone, that of the tools on a wide window.
    const button = page.locator('header button[popovertarget]').filter({ visible: true }).first();
    if (await button.isVisible()) await button.click();
  },
};

/** States of the features' pages, beside their tests. */
const ofFeatures = await featureModules<{ screens: readonly Screen[] }>('screens.ts');

/** Every state of the flow, the menu, and what pages answer. */
export const STATES: readonly Screen[] = [
  ...Object.entries(OPEN).map(([name, open]): Screen => ({
    name,
    open,
    ...(name === 'offers' && { showsOffers: true }),
  })),
  ...ofFeatures.flatMap(({ screens }) => screens),
];

/** Addresses that do not exist, each with the page that says so. */
const MISSING = ['/no-existe', '/banco/no-existe'];

const isFirstOfItsKind = ({ kind }: { kind: string }, at: number, pages: readonly { kind: string }[]) =>
  pages.findIndex((other) => other.kind === kind) === at;

/** A page of each kind. */
export const PAGES: readonly Screen[] = [
  ...pagesOf(content)
    .filter(isFirstOfItsKind)
    .map(({ path }) => path),
  ...MISSING,
].map(address);

/** Every page, and addresses that do not exist. */
export const everyPage = (site = content): Screen[] => [...pagePaths(site), ...MISSING].map(address);
