/** The results: one script with what the first page of them needs. */
export { hasOffers, prepareAhead } from '#simulator/results/prepared.ts';
export { rehearseResults } from '#simulator/results/rehearsal.tsx';
export { ResultsView, tablesReady } from '#simulator/results/ResultsView.tsx';
