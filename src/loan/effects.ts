import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onStepMoved, showStep, stepInAddress } from '#gateways/history.ts';
import { onErasedElsewhere } from '#gateways/storage.ts';
import { type Flow, type Outcome, type Step, stepOf } from '#loan/flow.ts';

/** Milliseconds after which a busy browser runs idle work all the same. */
const IDLE_TIMEOUT = 1500;

type MoveTo = (step: Step, restored?: Outcome | null) => void;

/** Gives each step an entry of the history, and follows Back and Forward; returns the function that goes where the address says. */
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
  // Runs before the screen is painted: a visitor who leaves at once comes back to what they saw.
  useLayoutEffect(() => {
    const step = stepOf(flow);
    // On arrival the flow takes the step of the address; afterwards the address takes the step of the flow.
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (!isArrival && step !== stepInAddress()) showStep(step, cameFromAddress.current ? 'replace' : 'push');
    cameFromAddress.current = false;
  }, [flow]);
  return (restored) => follow(stepInAddress(), restored);
}

/** Ignores the second click of a double click if the first one removed the element that it pressed. */
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

/** Runs `act` once, after the first render in which `isDue` holds. */
export function useOnce(isDue: boolean, act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!isDue || done.current) return;
    done.current = true;
    act();
  });
}

/**
 * Calls `keep` with each new outcome, and with null when there is none any more. Returns the function that marks an outcome as
 * kept: `keep` is not called with that one.
 */
export function useKeptOutcome(flow: Flow, keep: (outcome: Outcome | null) => void): (kept: Outcome) => void {
  const kept = useRef<Outcome | null>(null);
  const { outcome } = flow;
  const keepLatest = useEffectEvent(() => {
    if (kept.current !== outcome) keep(outcome);
    kept.current = outcome;
  });
  // The effect below may not have run yet when the visitor of a slow phone leaves the page.
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

/** Calls `forget` when another tab erases the visitor's data, so that this tab does not store them again. */
export function useErasedElsewhere(storageKey: string, forget: () => void): void {
  const onErased = useEffectEvent(forget);
  useEffect(() => onErasedElsewhere(storageKey, () => onErased()), [storageKey]);
}

/** Runs `work` when the browser is idle; returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** Runs `work` when the browser is idle, after `isDue` holds. */
export function useWhenIdle(isDue: boolean, work: () => void): void {
  const workLatest = useEffectEvent(work);
  useEffect(() => {
    return isDue ? whenIdle(() => workLatest()) : undefined;
  }, [isDue]);
}
