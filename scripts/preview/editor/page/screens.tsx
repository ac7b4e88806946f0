import { Activity, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from '#site/content.ts';
import { PersonalStep } from '#loan/person/PersonalStep.tsx';
import { ResultsView, tablesReady } from '#loan/results/ResultsView.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { benchOffers } from '#scripts/preview/visitor/bench-offers.ts';
import type { ShownIn } from '#scripts/preview/states.ts';
import { VISITOR } from '#scripts/preview/visitor/typical.ts';

await tablesReady;

type PastState = Exclude<ShownIn<'editor'>, 'form' | 'card' | 'shared'>;

const OFFERS = 8;
const nothing = (): void => undefined;

/** States in which the offers have come. */
const RESULTS: ReadonlySet<PastState> = new Set(['offers', 'without-own', 'none', 'panels']);

/** Panels that open from the results, fetched when they are looked at. */
const Panels = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/panels.tsx')).Panels,
}));

/** Returns the simulator's screen in a state past the form. */
function screenOf(state: PastState, content: Content, { lender, storageKey, site }: SimulatorProps) {
  const shared = { ...VISITOR, lender, storageKey, site, onErase: nothing };
  if (RESULTS.has(state)) {
    const own = content.lenders.find(({ id }) => id === lender?.id) ?? null;
    const asked = {
      count: OFFERS,
      lender: own,
      own: own !== null && state !== 'without-own',
      loan: VISITOR.form,
    };
    const raw = state === 'none' ? [] : benchOffers(content, asked);
    const acts = { onAskAgain: nothing, onEdit: nothing, onNew: nothing };
    const Screen = state === 'panels' ? Panels : ResultsView;
    return <Screen {...shared} {...acts} raw={raw} receipt={null} asking={false} askFailed={false} />;
  }
  const acts = { onChange: nothing, onSubmit: nothing, onCancel: nothing, onBack: nothing };
  const notice = state === 'error' ? 'failed' : null;
  return <PersonalStep {...shared} {...acts} busy={state === 'waiting'} notice={notice} />;
}

/**
 * Shows a page with its simulator in a state past the form. React draws the results in parts, the first offer before the
 * others: each is shown as it comes. Drawn hidden they have no effects, which would change the title, the focus and the
 * address of the page around them. Returns how to stop.
 */
export function drawPast(
  state: PastState,
  content: Content,
  html: string,
  show: (html: string) => void,
): () => void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const island = page.querySelector('[data-island=simulator]');
  const props = page.querySelector('script[data-props=simulator]')?.textContent;
  if (!island || !props) {
    show(html);
    return nothing;
  }
  page.documentElement.dataset['step'] = RESULTS.has(state) ? 'results' : 'personal';
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
  const screen = screenOf(state, content, JSON.parse(props) as SimulatorProps);
  root.render(
    <Activity mode="hidden">
      <Suspense>{screen}</Suspense>
    </Activity>,
  );
  return () => {
    observer.disconnect();
    // React, which asks for this while it draws the form, takes away no other tree meanwhile.
    setTimeout(() => root.unmount());
  };
}
