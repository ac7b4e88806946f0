import { describe, expect, it } from 'vitest';
import { addRules, showSkipped } from '#scripts/screenshots/page-rules.ts';
import legalNames from '../../inputs/legal-names.json';
import { layoutFaults } from '../../support/layout-faults.ts';
import { rawOffer } from '../../support/offers.ts';
import { PAGES, type Screen, STATES } from '../../support/screens.ts';
import { SimulatorPage } from '../../support/simulator-page.ts';
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
    await new SimulatorPage(page).simulate('/galicia');
  },
};

/** The least spacing that text has to bear: WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

describe.each([
  ['at 320 px', { width: 320, colorScheme: 'light', isSpaced: false }],
  ['at 360 px in the dark, its text spaced out', { width: 360, colorScheme: 'dark', isSpaced: true }],
] as const)('%s', (_, { width, colorScheme, isSpaced }) => {
  const screens = [...PAGES, ...STATES, longestNames];
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s can be read whole',
    async (_name, { open }) => {
      const visit = await newVisit({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      try {
        await open(visit.page);
        if (isSpaced) await addRules(visit.page, SPACED);
        await showSkipped(visit.page);
        expect(await layoutFaults(visit.page)).toEqual([]);
      } finally {
        await visit.close();
      }
    },
  );
});
