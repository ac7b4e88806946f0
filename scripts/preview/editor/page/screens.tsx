import { Activity, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from '#site/content.ts';
import { WordsContext } from '#site/words.tsx';
import { type DrawnState, SCREENS } from '#scripts/preview/editor/page/drawn-states.tsx';

const nothing = (): void => undefined;

/**
 * Shows a page in a state that a visitor brings it to. React draws in parts, as the first offer before the others: each
 * is shown as it comes. Drawn hidden they have no effects, which would change the title, the focus and the address of
 * the page around them. Returns how to stop.
 */
export function drawState(
  state: DrawnState,
  content: Content,
  html: string,
  show: (html: string) => void,
): () => void {
  const { island: name, step, screen, acts = [] } = SCREENS[state];
  const page = new DOMParser().parseFromString(html, 'text/html');
  const island = page.querySelector(`[data-island="${name}"]`);
  const props = page.querySelector(`script[data-props="${name}"]`)?.textContent;
  if (!island) {
    show(html);
    return nothing;
  }
  if (step) page.documentElement.dataset['step'] = step;
  const place = document.createElement('div');
  const observer = new MutationObserver(() => {
    island.innerHTML = place.innerHTML;
    island.firstElementChild?.removeAttribute('style');
    // Dialogs are shown in the flow of the page.
    for (const dialog of island.querySelectorAll<HTMLDialogElement>('dialog:not([popover])')) {
      dialog.open = true;
      dialog.style.position = 'static';
    }
    show(page.documentElement.outerHTML);
  });
  observer.observe(place, { childList: true, subtree: true, characterData: true, attributes: true });
  const root = createRoot(place);
  root.render(
    <Activity mode="hidden">
      <WordsContext value={content}>
        <Suspense>{screen(content, JSON.parse(props || '{}') as never)}</Suspense>
      </WordsContext>
    </Activity>,
  );
  const left = [...acts];
  let frame = 0;
  // Actions run one after another: each may change what the next works on.
  const act = (): void => {
    if (left[0]?.(place)) left.shift();
    if (left.length > 0) frame = requestAnimationFrame(act);
  };
  act();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    // React, which asks for this while it draws the form, takes away no other tree meanwhile.
    setTimeout(() => root.unmount());
  };
}
