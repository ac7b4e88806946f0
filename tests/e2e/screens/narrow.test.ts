import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addRules, showSkipped } from '#scripts/review/screenshots/page-rules.ts';
import { benchOffers } from '#scripts/review/studio/bench-offers.ts';
import { content } from '../../support/content.ts';
import legalNames from '../../inputs/legal-names.json';
import { layoutFaults } from '../../support/layout-faults.ts';
import { rawOffer } from '../../support/offers.ts';
import { everyPage, PAGES, type Screen, STATES } from '#scripts/review/visitor/screens.ts';
import { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { newVisit } from '../../support/visit.ts';

/** Twenty names that the list shows, the longest first. */
const LONG_NAMES = legalNames.names
  .filter((name) => !/MUTUAL|COOPERATIVA/.test(name))
  .toSorted((a, b) => b.length - a.length)
  .slice(0, 20);

const longestNames: Screen = {
  name: 'results with the longest names',
  open: async (page) => {
    const offers = LONG_NAMES.map((Banco) => rawOffer({ Banco, primera_cuota_ars: 98_765_432.1 }));
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
    await new SimulatorPage(page).simulate('/alerce');
  },
};

/** The largest loan that the form takes: every figure is as long as it gets. */
const { amount, term, salary } = content.simulator.limits;
const LARGEST = { amount: amount.max, term: term.max, netSalary: salary.max };

const ofLargestLoan = async (page: Page, path: string): Promise<void> => {
  const offers = benchOffers(content, { count: 20, lender: null, own: false, loan: LARGEST });
  await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
  await new SimulatorPage(page).simulate(path, {
    amount: String(amount.max),
    term: String(term.max),
    netSalary: String(salary.max),
  });
};

/** The states of the results that show figures, with the longest ones. */
const longestFigures = STATES.filter(({ name }) =>
  /^(?:results|results with an open offer|comparison|tools of an offer|sheet for the bank)$/.test(name),
).map(({ name, open }): Screen => ({
  name: `${name}, of the largest loan,`,
  open: (page) => open(page, ofLargestLoan),
}));

/** The least spacing that text has to bear: WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Pixels of text in a browser as it comes, and set twice as large: WCAG 2.2, 1.4.4. */
const USUAL = 16;
const LARGE = 32;

async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await devtools.detach();
}

/** Of our own content every page: what it says in its states may be anything. */
const SCREENS = process.env['E2E_CONFIG']
  ? everyPage()
  : [...PAGES, ...STATES, longestNames, ...longestFigures];

describe('on the narrowest phone, then a little wider with large text, then in the dark, spaced out', () => {
  it.each(SCREENS.map((screen) => [screen.name, screen] as const))(
    '%s can be read whole',
    async (_, { open }) => {
      const visit = await newVisit({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
      const { page } = visit;
      try {
        await open(page);
        await showSkipped(page);
        expect(await layoutFaults(page)).toEqual([]);
        await page.setViewportSize({ width: 360, height: 800 });
        await setTextSize(page, LARGE);
        expect(await layoutFaults(page)).toEqual([]);
        await setTextSize(page, USUAL);
        await page.emulateMedia({ colorScheme: 'dark' });
        await addRules(page, SPACED);
        expect(await layoutFaults(page)).toEqual([]);
      } finally {
        await visit.close();
      }
    },
  );
});
