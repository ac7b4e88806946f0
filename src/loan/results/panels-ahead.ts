import { useEffect } from 'react';
import { preloadPanels } from '#loan/results/deferred-panels.ts';

/** Signs that a visitor is about to do something, whatever they do it with. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Fetches what opens from the results when the visitor first moves, touches, turns or presses something. */
export function usePanelsAhead(): void {
  useEffect(() => {
    const first = new AbortController();
    const fetchPanels = () => {
      first.abort();
      preloadPanels();
    };
    for (const input of INPUTS) addEventListener(input, fetchPanels, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}
