import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import results from '#generated/content/results.json';
import { emptyPersonalData } from '#domain/personal-data.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import * as view from '#loan/results/ResultsView.tsx';
import { withWords } from '#site/words.tsx';

// The results: one script with what the first page of them needs.
export { hasOffers, prepareAhead } from '#loan/results/prepared.ts';
export { tablesReady } from '#loan/results/ResultsView.tsx';

export const ResultsView = withWords(view.ResultsView, { results });

/** Errors of the hidden tree are not reported: the visible one will show them. */
const nothing = (): void => undefined;

const OFFERS = [90, 100].map((cft) => ({
  Banco: `Ensayo ${cft}`,
  primera_cuota_ars: 1000 * cft,
  cft_nominal_anual: cft,
  relacion_cuota_ingreso_pct: cft / 4,
  plazo_max_meses: 60,
}));

const REHEARSAL = {
  personal: emptyPersonalData(''),
  raw: OFFERS,
  asking: false,
  askFailed: false,
  onAskAgain: nothing,
  onEdit: nothing,
  onNew: nothing,
  onErase: nothing,
  receipt: null,
};

/**
 * Renders the results once, ahead of the answer, into a hidden tree outside the document and without its effects, while
 * the browser is idle: code that has run before runs faster. The figures are in decision 022.
 */
export function rehearseResults(
  props: Pick<ResultsViewProps, 'form' | 'lender' | 'storageKey' | 'site'>,
): void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: nothing,
    onRecoverableError: nothing,
  });
  root.render(
    <Activity mode="hidden">
      <ResultsView {...props} {...REHEARSAL} />
    </Activity>,
  );
}
