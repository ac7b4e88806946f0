const WIDE = '(min-width: 48em)';

/** Whether the window is at least as wide as the spec's breakpoint (media.wide). */
export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Calls `listener` whenever the window crosses the breakpoint; returns how to stop. */
export function onWidthCrossed(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
