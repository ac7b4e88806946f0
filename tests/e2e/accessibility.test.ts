import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult } from 'axe-core';
import { afterAll, describe, expect, it } from 'vitest';
import { showSkipped } from '#scripts/preview/visitor/page-rules.ts';
import { everyPage, PAGES, type Screen, STATES } from '#scripts/preview/visitor/screens.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { nextVisit } from '../support/browser/visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Look = { width: number; colorScheme: 'light' | 'dark' };

const ALL_LOOKS: Look[] = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const FEW_LOOKS: Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/**
 * `npm run test:a11y` scans every page and state in every look, `npm run test:e2e` one page of each kind and all states
 * in two, `npm test` in the first of these; `npm run test:screens` every page of our own content in two.
 */
const isEverything = process.env['A11Y'] === 'all';
const someLooks = process.env['E2E'] === 'all' ? FEW_LOOKS : FEW_LOOKS.slice(0, 1);
const looks = isEverything ? ALL_LOOKS : someLooks;
const engineScreens = [...(isEverything ? everyPage() : PAGES), ...STATES];
const screens = process.env['E2E_CONFIG'] ? everyPage() : engineScreens;

const CONTRAST = 'color-contrast';

/**
 * Why axe may leave a contrast unjudged here, each looked at by a person: text that the sticky header or the compare
 * bar covers at the moment of the scan, figures inside a chart's picture, and single characters.
 */
const TRIAGED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'imgNode', 'shortTextContent'];

const isTriaged = ({ any }: NodeResult): boolean =>
  any.every(({ data }) => TRIAGED.includes((data as { messageKey?: string } | null)?.messageKey ?? ''));

let scans = 0;

async function scan(screen: Screen, { width, colorScheme }: Look): Promise<string[]> {
  const visit = await nextVisit({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  try {
    await screen.open(visit.page, openResults);
    await visit.page.evaluate(AXE);
    await showSkipped(visit.page);
    // Else the header that stays lies over a control that a visitor only has to scroll to.
    await visit.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const { violations, incomplete } = (await visit.page.evaluate(
      `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations', 'incomplete'] })`,
    )) as AxeResults;
    scans += 1;
    const unjudged = incomplete.flatMap(({ id, nodes }) =>
      nodes.filter((node) => id === CONTRAST && !isTriaged(node)),
    );
    return [...violations.map(({ id, nodes }) => ({ id, nodes })), { id: CONTRAST, nodes: unjudged }].flatMap(
      ({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  } finally {
    await visit.close();
  }
}

describe.each(looks)('at $width px, $colorScheme', (look) => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s breaks no accessibility rule',
    async (_, screen) => {
      expect(await scan(screen, look)).toEqual([]);
    },
  );
});

afterAll(() => {
  process.stdout.write(`Accessibility: ${scans} scans of ${screens.length} screens.\n`);
});
