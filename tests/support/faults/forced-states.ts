import type { Page } from 'playwright';

/** What somebody's pointer, press or key does to whatever it meets, as classes of a selector. */
export const TOUCHES = {
  'under the pointer': ['hover'],
  pressed: ['hover', 'active'],
  'in focus': ['focus', 'focus-visible'],
} as const;

const TOUCHED = 'a, button, input, select, textarea, summary, label, article, li, tr, [tabindex]';

/** Shows everything on the page that can be touched as if it were, by the browser's own protocol (Chromium). */
export async function forceState(page: Page, classes: readonly string[]): Promise<void> {
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
