import { useEffect } from 'react';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import { deferred } from '#ui/deferred.tsx';

/** A part that a feature draws later, by its name. */
export const FeaturePart = deferred(
  () => import('#loan/results/panels-chunk.tsx'),
  'FeaturePart',
  PressFailed,
);

/** Signs that a visitor is about to do something, whatever they do it with. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Fetches what opens from the results when the visitor first moves, touches, turns or presses something. */
export function usePanelsAhead(): void {
  useEffect(() => {
    const first = new AbortController();
    const fetchPanels = () => {
      first.abort();
      FeaturePart.preload();
    };
    for (const input of INPUTS) addEventListener(input, fetchPanels, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}
