import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onStepMoved, showStep, stepInAddress } from '#gateways/history.ts';
import { onErasedElsewhere } from '#gateways/storage.ts';
import { type Flow, type Outcome, type Step, stepOf } from '#loan/flow.ts';

/** Milliseconds within which a press was meant for the screen before, not for what has come in its place. */
const STEADY = 600;
/** Pixels a mouse must have moved before its press can be meant for what is under it now. */
const AIMED = 8;

const PRESS_KEYS = ['Enter', ' '];

/**
 * Takes no press on a screen that appeared at `shownAt` (milliseconds of the page) until 600 ms have passed: the second
 * click of a double click, a tap or an Enter that came too late. It ends at once when the visitor aims at the new
 * screen: moves the mouse, types, chooses, or goes on with Tab. Returns the way to end it.
 */
function guardNewScreen(shownAt = performance.now()): () => void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let travelled = 0;
  const swallow = (event: Event): void => {
    if (event.timeStamp - shownAt > STEADY) return end();
    // A click by a script is meant for the screen that the script saw.
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ): void => addEventListener(type, listener, { capture: true, signal: ending.signal });
  listen('pointermove', ({ movementX, movementY, pointerType }) => {
    if (pointerType === 'mouse') travelled += Math.hypot(movementX, movementY);
    if (travelled >= AIMED) end();
  });
  listen('keydown', (event) => (PRESS_KEYS.includes(event.key) ? swallow(event) : end()));
  // Autofill and input methods press no key.
  listen('input', end);
  // Swallowed too, or the focus would go where the click has no effect and a later Enter would press it.
  listen('mousedown', swallow);
  listen('click', swallow);
  return end;
}

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

/** A new screen is not pressed by what was meant for the one before. */
export function useSteadyScreen(screen: Flow['step']): void {
  const before = useRef(screen);
  const pressed = useRef(false);
  useEffect(() => {
    const note = () => {
      pressed.current = true;
    };
    addEventListener('click', note, { capture: true, once: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    // A screen that came by itself, before any press, cannot get one that was meant for another.
    if (before.current === screen) return undefined;
    before.current = screen;
    return pressed.current ? guardNewScreen() : undefined;
  }, [screen]);
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
