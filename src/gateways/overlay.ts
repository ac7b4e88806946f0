/** State of a history entry that an overlay has put there. */
export const OVERLAY_STATE = 'over';

const openOverlays = new Set<() => void>();
let below: (() => void) | null = null;

/** Has `work` done on the entry of the page under what lies over it, once that is left; null: nothing. */
export const doBelow = (work: (() => void) | null): void => {
  below = work;
};

function closeAll(): void {
  const closing = [...openOverlays];
  openOverlays.clear();
  for (const close of closing) close();
  const work = below;
  below = null;
  work?.();
}

/** Lets Back close, by `close`, the overlay that has just been opened; returns what to call when it was closed otherwise. */
export function openOverlay(close: () => void): () => void {
  if (history.state !== OVERLAY_STATE) history.pushState(OVERLAY_STATE, '');
  openOverlays.add(close);
  // Runs before the listeners that read the address.
  addEventListener('popstate', closeAll, { capture: true });
  return () => {
    if (!openOverlays.delete(close)) return;
    // An overlay that opens in its place takes over its entry.
    setTimeout(() => {
      if (openOverlays.size === 0 && history.state === OVERLAY_STATE) history.back();
    });
  };
}
