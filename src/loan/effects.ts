import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onStepMoved, showStep, stepInAddress } from '#gateways/history.ts';
import { onErasedElsewhere } from '#gateways/storage.ts';
import { type Flow, type Outcome, type Step, stepOf } from '#loan/flow.ts';

/** Milliseconds after which a busy browser does it all the same. */
const IDLE_TIMEOUT = 1500;

type MoveTo = (step: Step, restored?: Outcome | null) => void;

/** Keeps address and step together, each an entry of the history; returns how to go where the address says. */
export function useStepInAddress(flow: Flow, moveTo: MoveTo): (restored: Outcome | null) => void {
  const cameFromAddress = useRef(false);
  const follow = useEffectEvent<MoveTo>((step, restored) => {
    // Another page of the results, or a fragment, is no other step: a call under way goes on.
    if (step === stepOf(flow) && !restored) return;
    cameFromAddress.current = step !== stepOf(flow);
    moveTo(step, restored);
  });
  useEffect(() => onStepMoved((step) => follow(step)), []);
  const isFirst = useRef(true);
  // Before the screen is painted: who leaves at once comes back to what they saw.
  useLayoutEffect(() => {
    const step = stepOf(flow);
    // On arrival the address leads; from then on the flow does.
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (!isArrival && step !== stepInAddress()) showStep(step, cameFromAddress.current ? 'replace' : 'push');
    cameFromAddress.current = false;
  }, [flow]);
  return (restored) => follow(stepInAddress(), restored);
}

/** Takes no second press of a double click whose first press has taken away the screen that it was aimed at. */
export function useSinglePress(): void {
  useEffect(() => {
    let pressed: Node | null = null;
    const judge = (event: MouseEvent): void => {
      if (event.detail > 1 && pressed && !pressed.isConnected) {
        event.preventDefault();
        event.stopPropagation();
      } else pressed = event.target as Node;
    };
    addEventListener('click', judge, { capture: true });
    return () => removeEventListener('click', judge, { capture: true });
  }, []);
}

/** Runs `act` once, as soon as it is due. */
export function useOnce(isDue: boolean, act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!isDue || done.current) return;
    done.current = true;
    act();
  });
}

/** Passes every outcome that has come, or gone, to `keep`; returns how to name one that is kept already. */
export function useKeptOutcome(flow: Flow, keep: (outcome: Outcome | null) => void): (kept: Outcome) => void {
  const kept = useRef<Outcome | null>(null);
  const { outcome } = flow;
  const keepLatest = useEffectEvent(() => {
    if (kept.current !== outcome) keep(outcome);
    kept.current = outcome;
  });
  // A visitor on a slow phone may leave before the effect below has run.
  useLayoutEffect(() => {
    const leave = () => keepLatest();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => keepLatest(), [outcome]);
  return (restored) => {
    kept.current = restored;
  };
}

/** Forgets data that another tab erased, which this tab would store again. */
export function useErasedElsewhere(storageKey: string, forget: () => void): void {
  const onErased = useEffectEvent(forget);
  useEffect(() => onErasedElsewhere(storageKey, () => onErased()), [storageKey]);
}

/** Runs `work` once the browser has nothing better to do; returns how to give that up. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** Runs `work` in the same way once `isDue` holds. */
export function useWhenIdle(isDue: boolean, work: () => void): void {
  const workLatest = useEffectEvent(work);
  useEffect(() => {
    return isDue ? whenIdle(() => workLatest()) : undefined;
  }, [isDue]);
}
