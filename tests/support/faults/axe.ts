import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright';
import { showSkipped } from '../visitor/page-rules.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

/**
 * Why axe may leave a contrast unjudged here, each looked at by a person: text that the sticky header or the compare
 * bar covers at the moment of the scan, figures inside a chart's picture, and single characters.
 */
const TRIAGED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'imgNode', 'shortTextContent'];

const isTriaged = ({ any }: NodeResult): boolean =>
  any.every(({ data }) => TRIAGED.includes((data as { messageKey?: string } | null)?.messageKey ?? ''));

/** What axe finds on the page by its rules, or those of its tags, each with the element. */
async function judge(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const { violations, incomplete } = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations', 'incomplete'] })`,
  )) as AxeResults;
  const unjudged = incomplete.flatMap(({ id, nodes }) =>
    nodes.filter((node) => id === CONTRAST && !isTriaged(node)),
  );
  return [...violations.map(({ id, nodes }) => ({ id, nodes })), { id: CONTRAST, nodes: unjudged }].flatMap(
    ({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

/** Accessibility rules that a page breaks as it stands, each with the element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await showSkipped(page);
  // Else the header that stays lies over a control that a visitor only has to scroll to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return judge(page, TAGS);
}

/** What somebody's pointer, press or key does to whatever it meets, as classes of a selector. */
const TOUCHES = {
  'under the pointer': ['hover'],
  pressed: ['hover', 'active'],
  'in focus': ['focus', 'focus-visible'],
} as const;

const TOUCHED = 'a, button, input, select, textarea, summary, label, article, li, tr, [tabindex]';

/** Shows everything on the page that can be touched as if it were, by the browser's own protocol (Chromium). */
async function forceState(page: Page, classes: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: TOUCHED,
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] });
}

/** Texts of a page scanned before that are too faint under the pointer, pressed, or in focus. */
export async function faintWhenTouched(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [touch, classes] of Object.entries(TOUCHES)) {
    await forceState(page, classes);
    faults.push(...(await judge(page, [CONTRAST])).map((fault) => `${touch}: ${fault}`));
  }
  return faults;
}
