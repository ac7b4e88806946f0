import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addRules, showSkipped } from '../../support/visitor/page-rules.ts';
import { firstInstalment } from '#domain/amortisation.ts';
import { priceProduct, type Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';
import { content } from '../../support/content/content.ts';
import legalNames from '../../inputs/legal-names.json';
import { layoutFaults } from './layout-faults.ts';
import { rawOffer } from '../../support/data/offers.ts';
import type { Screen } from '../../support/visitor/screen.ts';
import { everyPage, PAGES, STATES } from '../../support/visitor/screens.ts';
import { SimulatorPage } from '../../support/visitor/simulator-page.ts';
import { LARGE_TEXT, setTextSize, USUAL_TEXT } from '../../support/browser/text-size.ts';
import { newVisit } from '../../support/browser/visit.ts';

/** The highest CFT in the official record, nominal annual. */
const HIGHEST_CFT = 34_294;

/** Twenty names that the list shows, the longest first. */
const LONG_NAMES = legalNames.names
  .filter((name) => !/MUTUAL|COOPERATIVA/.test(name))
  .toSorted((a, b) => b.length - a.length)
  .slice(0, 20);

const longestNames: Screen = {
  name: 'results with the longest names and figures',
  open: async (page) => {
    const figures = { primera_cuota_ars: 98_765_432.1, cft_nominal_anual: HIGHEST_CFT };
    const offers = LONG_NAMES.map((Banco) => rawOffer({ Banco, ...figures }));
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
    await new SimulatorPage(page).simulate('/alerce');
  },
};

/** The largest loan that the form takes: every figure is as long as it gets. */
const { amount, term, salary } = content.simulator.limits;
const products: readonly Product[] = content.catalogue.products;
const ofLargest = products.slice(0, 20).map((product) => {
  const { interest, cost, cftNominal } = priceProduct(product, 0);
  const first = firstInstalment({ amount: unit(amount.max), term: unit(term.max), interest, cost });
  return rawOffer({
    Banco: product.entity,
    primera_cuota_ars: first,
    cft_nominal_anual: cftNominal,
    relacion_cuota_ingreso_pct: (first / salary.max) * 100,
    plazo_max_meses: term.max,
  });
});

const ofLargestLoan = async (page: Page, path: string): Promise<void> => {
  await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers: ofLargest } }));
  await new SimulatorPage(page).simulate(path, {
    amount: String(amount.max),
    term: String(term.max),
    netSalary: String(salary.max),
  });
};

/** The states of the results that show figures, with the longest ones. */
const longestFigures = STATES.filter(({ showsOffers }) => showsOffers).map(({ name, open }): Screen => ({
  name: `${name}, of the largest loan,`,
  open: (page) => open(page, ofLargestLoan),
}));

/** The least spacing that text has to bear: WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Sizes of text, each with the windows it is looked at in: the narrowest first, where most goes wrong. */
const LOOKS = [
  { pixels: USUAL_TEXT, widths: [320, 768, 1024, 1280] },
  { pixels: LARGE_TEXT, widths: [320, 360, 768, 1280, 1600] },
];

/** Of our own content every page: what it says in its states may be anything. */
const SCREENS = process.env['E2E_CONFIG']
  ? everyPage()
  : [...PAGES, ...STATES, longestNames, ...longestFigures];

it.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s can be read whole on narrow and wide windows, with usual and large text, then on a phone in the dark, spaced out',
  async (_, { open }) => {
    const visit = await newVisit({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
    const { page } = visit;
    // Parts that stand elsewhere on a phone move a moment after the window changed.
    const expectReadable = async (look: string) => {
      await expect.poll(() => layoutFaults(page), { message: look, timeout: 5000 }).toEqual([]);
    };
    try {
      await open(page);
      await showSkipped(page);
      for (const { pixels, widths } of LOOKS) {
        await setTextSize(page, pixels);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectReadable(`${width} px, text of ${pixels} px`);
        }
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await setTextSize(page, USUAL_TEXT);
      await page.emulateMedia({ colorScheme: 'dark' });
      await addRules(page, SPACED);
      await expectReadable('spaced out');
    } finally {
      await visit.close();
    }
  },
);
