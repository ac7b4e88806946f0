import { Activity, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '#loan/effects.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { type Words, WordsContext } from '#site/words.tsx';

const REHEARSAL = {
  raw: [
    {
      Banco: 'Ensayo',
      primera_cuota_ars: 9e4,
      cft_nominal_anual: 90,
      relacion_cuota_ingreso_pct: 30,
      plazo_max_meses: 60,
    },
  ],
  asking: false,
  askFailed: false,
  hasReturned: false,
};

/** Nothing of it can be pressed, so what the buttons do is not needed. */
export type RehearsalProps = Omit<ResultsViewProps, keyof typeof REHEARSAL | `on${string}`>;

/**
 * Renders the results once, ahead of the answer, into a hidden tree outside the document and without its effects, in the
 * words that they will have: code that has run before runs faster (decision 022). Returns its element, which is empty
 * again once the browser is idle.
 */
export function rehearse(
  View: ComponentType<ResultsViewProps>,
  props: RehearsalProps,
  words: Words,
): HTMLElement {
  const box = document.createElement('div');
  const root = createRoot(box);
  root.render(
    <WordsContext value={words}>
      <Activity mode="hidden">
        <View {...({ ...props, ...REHEARSAL } as unknown as ResultsViewProps)} />
      </Activity>
    </WordsContext>,
  );
  // The browser is idle again when all of it has been drawn.
  whenIdle(() => root.unmount());
  return box;
}
