/** To the top of the page, at once: the visitor has asked for another screen. */
export const scrollToTop = (): void => {
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Milliseconds after which what has changed has its place on the page. */
const SCROLL_DELAY = 100;
/** Events by which the visitor scrolls or acts by themselves: from then on nothing is scrolled for them. */
const TAKING_OVER = ['wheel', 'pointerdown', 'keydown'];

/**
 * To the beginning of what `find` gives, after the specification's pause; smoothly, unless the visitor prefers less
 * motion (base.css). Returns the way to give it up.
 */
export function scrollToStart(find: () => Element | null): () => void {
  const scroll = new AbortController();
  const { signal } = scroll;
  const timer = setTimeout(() => find()?.scrollIntoView(), SCROLL_DELAY);
  const end = (): void => {
    scroll.abort();
    // A smooth scroll that is under way ends where it is.
    window.scrollTo({ top: scrollY, behavior: 'instant' });
  };
  for (const type of TAKING_OVER) addEventListener(type, end, { signal, passive: true, capture: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => scroll.abort();
}
