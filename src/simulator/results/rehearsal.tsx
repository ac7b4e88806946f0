import type { ResultsViewProps } from '#simulator/results-props.ts';
import { rehearse } from '#simulator/results/rehearse.tsx';
import { ResultsView } from '#simulator/results/ResultsView.tsx';

const nothing = (): void => undefined;

/** As many as the first paint shows; nobody ever sees them. */
const OFFERS = [90, 100].map((cft) => ({
  Banco: `Ensayo ${cft}`,
  primera_cuota_ars: 1000 * cft,
  cft_nominal_anual: cft,
  relacion_cuota_ingreso_pct: cft / 4,
  plazo_max_meses: 60,
}));

/** Rehearses the first paint of the results while the visitor is still busy with step 2. */
export function rehearseResults(
  props: Pick<ResultsViewProps, 'form' | 'personal' | 'lender' | 'site'>,
): void {
  rehearse(
    <ResultsView
      {...props}
      raw={OFFERS}
      asking={false}
      askFailed={false}
      onAskAgain={nothing}
      onEdit={nothing}
      onNew={nothing}
      onErase={nothing}
    />,
  );
}
