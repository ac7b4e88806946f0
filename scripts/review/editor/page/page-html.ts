import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { render } from '#app/prerender.tsx';
import type { Content } from '#site/content.ts';
import type { SimulatorProps } from '#simulator/simulator-props.ts';
import type { PageState } from '#scripts/review/editor/page/page-states.ts';

type Screens = Pick<typeof import('#scripts/review/editor/page/screens.tsx'), 'simulatorIn'>;
export type PreviewAssets = Parameters<typeof render>[0]['assets'];
export type Asked = {
  content: Content;
  assets: PreviewAssets;
  path: string;
  css: string;
  state: PageState;
  /** What draws the states past the form, once it is there. */
  screens: Screens | null;
};

/** A page of the site with its simulator in a state, in the words of `content` instead of those it was built with. */
export function pageIn({ content, assets, path, css, state, screens }: Asked): string {
  Object.assign(results, content.results);
  Object.assign(simulator, content.simulator);
  const html = render({ content, assets, path, css, policyFor: () => null });
  const [, props] =
    /<script type="application\/json" data-props="simulator">([^]*?)<\/script>/.exec(html) ?? [];
  if (state === 'form' || !screens || props === undefined) return html;
  const markup = screens.simulatorIn(state, content, JSON.parse(props) as SimulatorProps);
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.dataset['step'] = ['personal', 'error'].includes(state) ? 'personal' : 'results';
  const island = page.querySelector('[data-island="simulator"]');
  if (island) island.innerHTML = markup;
  return page.documentElement.outerHTML;
}
