import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { render } from '#app/prerender.tsx';
import type { Content } from '#site/content.ts';
import { takeWords } from '#scripts/review/editor/page/take-words.ts';

export type PreviewAssets = Parameters<typeof render>[0]['assets'];
type Asked = { content: Content; assets: PreviewAssets; path: string; css: string };

/** A page of the site in the words of `content` instead of those it was built with. */
export function pageIn({ content, assets, path, css }: Asked): string {
  takeWords(results, content.results);
  takeWords(simulator, content.simulator);
  return render({ content, assets, path, styles: [{ css, classes: null }], policyFor: null });
}
