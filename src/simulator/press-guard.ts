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
export function guardNewScreen(shownAt = performance.now()): () => void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let travelled = 0;
  const swallow = (event: Event): void => {
    if (event.timeStamp - shownAt > STEADY) return end();
    // What a script presses is meant for what it found.
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
