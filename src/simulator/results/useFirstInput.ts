import { useEffect, useEffectEvent } from 'react';

/** Signs that a visitor is about to do something, whatever they do it with. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Runs `act` when the visitor first moves, touches, turns or presses something. */
export function useFirstInput(act: () => void): void {
  const actLatest = useEffectEvent(act);
  useEffect(() => {
    const first = new AbortController();
    const run = () => {
      first.abort();
      actLatest();
    };
    for (const input of INPUTS) addEventListener(input, run, { passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
}
