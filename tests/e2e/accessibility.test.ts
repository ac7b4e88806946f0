import { afterAll, describe, expect, it } from 'vitest';
import type { Screen } from '../support/visitor/screen.ts';
import { everyPage, PAGES, STATES } from '../support/visitor/screens.ts';
import { accessibilityFaults, faintWhenTouched } from '../support/faults/axe.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { nextVisit } from '../support/browser/visit.ts';

type Look = { width: number; colorScheme: 'light' | 'dark' };

const ALL_LOOKS: Look[] = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const FEW_LOOKS: Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/**
 * `A11Y=all` scans every page and state in every look, `npm run test:e2e` one page of each kind and all states
 * in two, `npm test` those of `EVERY_RUN` in the first of these; with `E2E_CONFIG=config` every page of our own content
 * in two.
 */
const isEverything = process.env['A11Y'] === 'all';
const someLooks = process.env['E2E'] === 'all' ? FEW_LOOKS : FEW_LOOKS.slice(0, 1);
const looks = isEverything ? ALL_LOOKS : someLooks;
const engineScreens = [...(isEverything ? everyPage() : PAGES), ...STATES];
const screens = process.env['E2E_CONFIG'] ? everyPage() : engineScreens;

/** Contrast is looked at under the pointer, pressed and in focus too; `npm test` has no time for that. */
const looksAtTouches = isEverything || process.env['E2E'] === 'all';

/** The pages and states of the journey; the others are scanned by `npm run test:e2e`. */
const EVERY_RUN = ['/', '/alerce', 'form-errors', 'personal-errors', 'offers'];

const tagsOf = ({ name }: Screen): string[] =>
  looksAtTouches || process.env['E2E_CONFIG'] || EVERY_RUN.includes(name) ? [] : ['long'];

let scans = 0;

async function scan(screen: Screen, { width, colorScheme }: Look): Promise<string[]> {
  const visit = await nextVisit({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  try {
    await screen.open(visit.page, openResults);
    const faults = await accessibilityFaults(visit.page);
    scans += 1;
    return looksAtTouches ? [...faults, ...(await faintWhenTouched(visit.page))] : faults;
  } finally {
    await visit.close();
  }
}

describe.each(looks)('at $width px, $colorScheme', (look) => {
  for (const screen of screens)
    it(`${screen.name} breaks no accessibility rule`, { tags: tagsOf(screen) }, async () => {
      expect(await scan(screen, look)).toEqual([]);
    });
});

it('what every run scans are screens that there are', () => {
  const names = [...PAGES, ...STATES].map(({ name }) => name);
  const wanted = process.env['E2E_CONFIG'] ? [] : EVERY_RUN;
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

afterAll(() => {
  process.stdout.write(`Accessibility: ${scans} scans of ${screens.length} screens.\n`);
});
