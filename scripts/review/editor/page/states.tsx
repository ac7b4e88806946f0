import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { kit } from '#generated/kit.ts';
import { panels } from '#generated/panels.ts';
import { personal } from '#generated/personal.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { render } from '#app/prerender.tsx';
import type { Content } from '#site/content.ts';
import { PersonalStep } from '#simulator/personal/PersonalStep.tsx';
import { ResultsView, tablesReady } from '#simulator/results/ResultsView.tsx';
import type { SimulatorProps } from '#simulator/simulator-props.ts';
import { benchOffers } from '#scripts/review/studio/bench-offers.ts';
import { VISITOR } from '#scripts/review/studio/visitor.ts';
import type { PageState } from '#scripts/review/editor/page/page-states.ts';

await tablesReady;

const OFFERS = 8;
const nothing = (): void => undefined;

/** What the simulator shows in a state; null where the page's own markup does. */
function screenOf(state: PageState, content: Content, { lender, site }: SimulatorProps) {
  const shared = { ...VISITOR, lender, site, onErase: nothing };
  if (state === 'form') return null;
  if (state === 'offers' || state === 'none') {
    const own = content.lenders.find(({ id }) => id === lender?.id) ?? null;
    const asked = { count: OFFERS, lender: own, own: own !== null, loan: VISITOR.form };
    const raw = state === 'none' ? [] : benchOffers(content, asked);
    const acts = { onAskAgain: nothing, onEdit: nothing, onNew: nothing };
    return <ResultsView {...shared} {...acts} raw={raw} asking={false} askFailed={false} />;
  }
  const acts = { onChange: nothing, onSubmit: nothing, onCancel: nothing, onBack: nothing };
  return (
    <PersonalStep
      {...shared}
      {...acts}
      busy={state === 'waiting'}
      notice={state === 'error' ? 'failed' : null}
    />
  );
}

/** Markup of a component as it first is on screen; it leaves no trace in this page. */
function markupOf(screen: React.ReactNode): string {
  const { title } = document;
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: nothing });
  flushSync(() => root.render(screen));
  const markup = place.innerHTML;
  root.unmount();
  document.title = title;
  return markup;
}

export type PreviewAssets = Parameters<typeof render>[0]['assets'];
export type Asked = { content: Content; assets: PreviewAssets; path: string; css: string; state: PageState };

/** A page of the site with its simulator in a state, in the words of `content` instead of those it was built with. */
export function pageIn({ content, assets, path, css, state }: Asked): string {
  Object.assign(kit, content.kit);
  Object.assign(panels, content.panels);
  Object.assign(personal, content.personal);
  Object.assign(results, content.results);
  Object.assign(simulator, content.simulator);
  const html = render({ content, assets, path, css, policyFor: () => null });
  const [, props] =
    /<script type="application\/json" data-props="simulator">([^]*?)<\/script>/.exec(html) ?? [];
  const screen = props === undefined ? null : screenOf(state, content, JSON.parse(props) as SimulatorProps);
  if (screen === null) return html;
  const step = state === 'offers' || state === 'none' || state === 'waiting' ? 'results' : 'personal';
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.dataset['step'] = step;
  const island = page.querySelector('[data-island="simulator"]');
  if (island) island.innerHTML = markupOf(screen);
  return page.documentElement.outerHTML;
}
