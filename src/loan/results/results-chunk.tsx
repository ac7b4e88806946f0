import results from '#generated/content/results.json';
import * as view from '#loan/results/ResultsView.tsx';
import { rehearse, type RehearsalProps } from '#loan/results/rehearsal.tsx';
import { type Words, withWords } from '#site/words.tsx';

// The results: one script with what the first page of them needs.
export { hasOffers, prepareAhead } from '#loan/results/prepared.ts';
export { loadTables } from '#loan/results/ResultsView.tsx';

export const ResultsView = withWords(view.ResultsView, { results });

let isRehearsed = false;

/** Renders the results once ahead of the answer, the first time that step 2 is open. */
export function rehearseResults(props: RehearsalProps, words: Words): void {
  if (!isRehearsed) rehearse(ResultsView, props, words);
  isRehearsed = true;
}
