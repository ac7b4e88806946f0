import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { emptyPersonalData } from '#domain/personal-data.ts';
import type { ResultsViewProps } from '#simulator/results-props.ts';
import { ResultsView } from '#simulator/results/ResultsView.tsx';

/** Whatever goes wrong here goes wrong again where somebody sees it. */
const nothing = (): void => undefined;

/** Seen by nobody. */
const OFFERS = [90, 100].map((cft) => ({
  Banco: `Ensayo ${cft}`,
  primera_cuota_ars: 1000 * cft,
  cft_nominal_anual: cft,
  relacion_cuota_ingreso_pct: cft / 4,
  plazo_max_meses: 60,
}));

/**
 * Renders the results once ahead of their time, in slices while the browser has nothing else to do: into a tree that is
 * never part of the document, without running its effects, for nobody. On a slow phone code that has run before shows
 * the real ones a fifth sooner.
 */
export function rehearseResults(props: Pick<ResultsViewProps, 'form' | 'lender' | 'site'>): void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: nothing,
    onRecoverableError: nothing,
  });
  root.render(
    <Activity mode="hidden">
      <ResultsView
        {...props}
        personal={emptyPersonalData('')}
        raw={OFFERS}
        asking={false}
        askFailed={false}
        onAskAgain={nothing}
        onEdit={nothing}
        onNew={nothing}
        onErase={nothing}
      />
    </Activity>,
  );
}
