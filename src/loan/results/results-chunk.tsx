import results from '#generated/content/results.json';
import * as view from '#loan/results/ResultsView.tsx';
import { withWords } from '#site/words.tsx';

// The results: one script with what the first page of them needs.
export { hasOffers, prepareAhead } from '#loan/results/prepared.ts';
export { loadTables } from '#loan/results/ResultsView.tsx';

export const ResultsView = withWords(view.ResultsView, { results });
